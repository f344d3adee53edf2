import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const appearance: Guide = {
  title: 'Appearance settings',
  area: 'Settings',
  screen: paths.settings(),
  at: [under(paths.settings())],
  purpose: 'How the admin area looks and which keys do something, remembered in this browser.',
  picture:
    'The settings of appearance: light, dark or as the device has it, and a switch for keys of a single letter.',
  tasks: [
    { title: 'Choose a theme', text: 'Light, dark, or as your device has it.' },
    {
      title: 'Switch off single letters',
      text: 'Keyboard shortcuts switches letters such as j and x off, for those who speak to their device or press them by accident. Other keys go on working.',
    },
  ],
  final: [],
  keys: ['keys', 'goTo', 'tabs'],
};
