import type { Configs } from './field.ts';

export const layoutBlocks: Configs<'columns' | 'divider'> = {
  columns: {
    label: 'Columns',
    hint: 'Blocks side by side',
    group: 'layout',
    words: 'grid side by side nested layout',
    fields: [{ kind: 'columns', name: 'columns', label: 'Columns' }],
    empty: { columns: [[], []] },
  },
  divider: {
    label: 'Divider',
    hint: 'A line between two sections',
    group: 'layout',
    words: 'line rule separator break',
    fields: [],
    empty: {},
  },
};
