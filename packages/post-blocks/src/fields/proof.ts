import { CHART_POINTS_MAX } from '../limits.ts';
import type { BlockOf } from '../schema.ts';
import type { Configs } from './field.ts';
import { choice, line, noPicture, picture } from './field.ts';

export const proofBlocks: Configs<'stats' | 'chart' | 'table' | 'comparison' | 'faq' | 'testimonial'> = {
  stats: {
    label: 'Figures',
    hint: 'Numbers in large type',
    group: 'proof',
    words: 'stats numbers kpi facts',
    fields: [],
    empty: { items: [{ value: '', label: '', source: '' }] },
  },
  chart: {
    label: 'Chart',
    hint: 'Bars or a line, with its table',
    group: 'proof',
    words: 'graph bars line plot data',
    fields: [
      line('title', 'Title'),
      choice<BlockOf<'chart'>['kind']>('kind', 'Drawn as', { bars: 'Bars', line: 'Line' }),
      choice<BlockOf<'chart'>['unit']>('unit', 'Unit', {
        '': 'None',
        '£': '£',
        '%': '%',
        min: 'min',
        days: 'days',
      }),
      {
        kind: 'items',
        name: 'points',
        label: 'Points',
        one: 'Point',
        max: CHART_POINTS_MAX,
        fields: [
          line('label', 'Label', { max: 60 }),
          { kind: 'number', name: 'value', label: 'Value', min: -1e12, max: 1e12, step: 1 },
        ],
        empty: { label: '', value: 0 },
      },
      line('source', 'Source'),
    ],
    empty: {
      kind: 'bars',
      title: '',
      unit: '',
      points: [
        { label: 'First', value: 1 },
        { label: 'Second', value: 2 },
      ],
      source: '',
    },
  },
  table: {
    label: 'Table',
    hint: 'Rows and columns',
    group: 'proof',
    words: 'rows columns cells grid',
    fields: [],
    empty: {
      caption: '',
      head: ['', ''],
      rows: [
        ['', ''],
        ['', ''],
      ],
    },
  },
  comparison: {
    label: 'Comparison',
    hint: 'Before and after, line by line',
    group: 'proof',
    words: 'versus vs before after without with',
    fields: [],
    empty: {
      caption: '',
      before: 'Before',
      after: 'After',
      rows: [{ label: '', before: '', after: '' }],
    },
  },
  faq: {
    label: 'Questions',
    hint: 'Questions that unfold to show their answers',
    group: 'proof',
    words: 'faq accordion answers q&a',
    fields: [],
    empty: { items: [{ question: '', answer: '' }] },
  },
  testimonial: {
    label: 'Testimonial',
    hint: 'A client’s words with a face',
    group: 'proof',
    words: 'review client praise',
    fields: [picture],
    empty: { text: '', name: '', role: '', ...noPicture },
  },
};
