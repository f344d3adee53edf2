import type { Guide } from '../guide.ts';

export const appearance: Guide = {
  title: 'Appearance settings',
  purpose: 'The colour scheme and keyboard shortcuts of this browser.',
  picture:
    'The appearance settings: a light, dark or automatic theme, and a switch for single-letter shortcuts.',
  tasks: [
    { title: 'Choose a theme', text: 'Choose light, dark, or the setting of your device.' },
    {
      title: 'Make room for the screen',
      text: 'The button beside the agency’s name collapses the sidebar to icons. This browser remembers it.',
    },
    {
      title: 'Switch off single-letter shortcuts',
      text: 'Keyboard shortcuts switches off letters such as j and x, for example if you use voice input or press them by accident. Other keys still work.',
    },
  ],
  final: [],
  keys: ['keys', 'goTo', 'sidebar', 'tabs'],
};
