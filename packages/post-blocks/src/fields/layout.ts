import type { Configs } from './field.ts';

export const layoutBlocks: Configs<'columns' | 'divider'> = {
  columns: {
    label: 'Columns',
    hint: 'Blocks side by side',
    group: 'layout',
    icon: 'Columns',
    words: 'grid side by side nested layout',
    fields: [{ kind: 'columns', name: 'columns', label: 'Columns' }],
    make: (id) => ({ id, type: 'columns', columns: [[], []] }),
  },
  divider: {
    label: 'Divider',
    hint: 'A line between two sections',
    group: 'layout',
    icon: 'Minus',
    words: 'line rule separator break',
    fields: [],
    make: (id) => ({ id, type: 'divider' }),
  },
};
