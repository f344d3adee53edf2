import { CALLOUT_TONES } from '../limits.ts';
import type { Configs } from './field.ts';
import { choice, labelsOf } from './field.ts';

export const textBlocks: Configs<'richText' | 'heading' | 'quote' | 'callout'> = {
  richText: {
    label: 'Text',
    hint: 'Paragraphs and lists',
    group: 'text',
    icon: 'AlignLeft',
    words: 'paragraph list bullet numbered write',
    fields: [],
    make: (id) => ({ id, type: 'richText', nodes: [{ type: 'paragraph', text: '' }] }),
  },
  heading: {
    label: 'Heading',
    hint: 'Begins a section',
    group: 'text',
    icon: 'Heading',
    words: 'title section h2 h3 h4',
    fields: [
      {
        kind: 'choice',
        name: 'level',
        label: 'Level',
        hint: 'Level 2 for a section, 3 and 4 for its parts. Do not skip a level.',
        choices: [
          { value: 2, label: '2' },
          { value: 3, label: '3' },
          { value: 4, label: '4' },
        ],
      },
    ],
    make: (id) => ({ id, type: 'heading', level: 2, text: '' }),
  },
  quote: {
    label: 'Quote',
    hint: 'A quotation, set apart',
    group: 'text',
    icon: 'Quote',
    words: 'blockquote pull citation',
    fields: [],
    make: (id) => ({ id, type: 'quote', text: '', name: '', role: '' }),
  },
  callout: {
    label: 'Callout',
    hint: 'A note, tip or warning in a box',
    group: 'text',
    icon: 'InfoCircle',
    words: 'note tip warning box aside',
    fields: [
      choice('tone', 'Tone', labelsOf({ note: 'Note', tip: 'Tip', warning: 'Warning' }, CALLOUT_TONES)),
    ],
    make: (id) => ({ id, type: 'callout', tone: 'note', title: '', text: '' }),
  },
};
