import { CHART_KINDS, CHART_POINTS_MAX, CHART_UNITS } from '../limits.ts';
import type { Configs } from './field.ts';
import { choice, labelsOf, line, noPicture, picture } from './field.ts';

export const proofBlocks: Configs<'stats' | 'chart' | 'table' | 'comparison' | 'faq' | 'testimonial'> = {
  stats: {
    label: 'Figures',
    hint: 'Numbers in large type',
    group: 'proof',
    icon: 'Number',
    words: 'stats numbers kpi facts',
    fields: [],
    make: (id) => ({ id, type: 'stats', items: [{ value: '', label: '', source: '' }] }),
  },
  chart: {
    label: 'Chart',
    hint: 'Bars or a line, with its table',
    group: 'proof',
    icon: 'ChartBar',
    words: 'graph bars line plot data',
    fields: [
      line('title', 'Title'),
      choice('kind', 'Drawn as', labelsOf({ bars: 'Bars', line: 'Line' }, CHART_KINDS)),
      choice(
        'unit',
        'Unit',
        labelsOf({ '': 'None', '£': '£', '%': '%', min: 'min', days: 'days' }, CHART_UNITS),
      ),
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
        make: () => ({ label: '', value: 0 }),
      },
      line('source', 'Source'),
    ],
    make: (id) => ({
      id,
      type: 'chart',
      kind: 'bars',
      title: '',
      unit: '',
      points: [
        { label: 'First', value: 1 },
        { label: 'Second', value: 2 },
      ],
      source: '',
    }),
  },
  table: {
    label: 'Table',
    hint: 'Rows and columns',
    group: 'proof',
    icon: 'Table',
    words: 'rows columns cells grid',
    fields: [],
    make: (id) => ({
      id,
      type: 'table',
      caption: '',
      head: ['', ''],
      rows: [
        ['', ''],
        ['', ''],
      ],
    }),
  },
  comparison: {
    label: 'Comparison',
    hint: 'Before and after, line by line',
    group: 'proof',
    icon: 'ArrowsLeftRight',
    words: 'versus vs before after without with',
    fields: [],
    make: (id) => ({
      id,
      type: 'comparison',
      caption: '',
      before: 'Before',
      after: 'After',
      rows: [{ label: '', before: '', after: '' }],
    }),
  },
  faq: {
    label: 'Questions',
    hint: 'Questions that unfold to show their answers',
    group: 'proof',
    icon: 'HelpCircle',
    words: 'faq accordion answers q&a',
    fields: [],
    make: (id) => ({ id, type: 'faq', items: [{ question: '', answer: '' }] }),
  },
  testimonial: {
    label: 'Testimonial',
    hint: 'A client’s words with a face',
    group: 'proof',
    icon: 'MessageCircle',
    words: 'review client praise',
    fields: [picture],
    make: (id) => ({ id, type: 'testimonial', text: '', name: '', role: '', ...noPicture }),
  },
};
