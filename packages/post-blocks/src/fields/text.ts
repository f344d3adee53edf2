import type { BlockOf } from '../schema.ts';
import type { Configs } from './field.ts';
import { choice } from './field.ts';

export const textBlocks: Configs<'richText' | 'heading' | 'quote' | 'callout'> = {
  richText: {
    label: 'Text',
    hint: 'Paragraphs and lists',
    group: 'text',
    words: 'paragraph list bullet numbered write',
    fields: [],
    empty: { nodes: [{ type: 'paragraph', text: '' }] },
  },
  heading: {
    label: 'Heading',
    hint: 'Begins a section',
    group: 'text',
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
    empty: { level: 2, text: '' },
  },
  quote: {
    label: 'Quote',
    hint: 'A quotation, set apart',
    group: 'text',
    words: 'blockquote pull citation',
    fields: [],
    empty: { text: '', name: '', role: '' },
  },
  callout: {
    label: 'Callout',
    hint: 'A note, tip or warning in a box',
    group: 'text',
    words: 'note tip warning box aside',
    fields: [
      choice<BlockOf<'callout'>['tone']>('tone', 'Tone', { note: 'Note', tip: 'Tip', warning: 'Warning' }),
    ],
    empty: { tone: 'note', title: '', text: '' },
  },
};
