import { useMediaQuery } from '@mantine/hooks';
import { type RowSelectionState, type SortingState, useTable } from '@tanstack/react-table';
import { type ListColumns, listFeatures } from './list-columns.ts';
import type { Selection } from './use-selection.ts';

/** What can stand in a list. */
export interface Listed {
  id: string | number;
}

export interface ListTableOptions<Row, Sort extends string> {
  rows: readonly Row[];
  columns: ListColumns<Row>;
  /** What it is sorted by: a column's id, `-` before it for descending. Sorting happens in the database. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Rows can be selected, as far as this says. */
  selection?: Selection;
}

/** The table behind a list: what it is sorted by, which rows are selected and which are unfolded. */
export function useListTable<Row extends Listed, Sort extends string>(options: ListTableOptions<Row, Sort>) {
  const { rows, columns, sort = '', onSort, selection } = options;
  const sorting: SortingState = [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }];
  const rowSelection: RowSelectionState = selection?.state ?? {};
  return useTable({
    features: listFeatures,
    columns,
    data: rows as Row[],
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    enableSorting: Boolean(onSort),
    enableSortingRemoval: false,
    getRowCanExpand: () => true,
    // A list may refresh by itself; what is open stays open.
    autoResetExpanded: false,
    state: { sorting, rowSelection },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) onSort?.(`${next.desc ? '-' : ''}${next.id}` as Sort);
    },
    onRowSelectionChange: (update) =>
      selection?.set(typeof update === 'function' ? update(rowSelection) : update),
  });
}

/** How many of the columns there is room for: what spans a row spans these, and makes no others. */
export function useShownColumns<Row>(columns: ListColumns<Row>): number {
  const isBelow = {
    sm: useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false }),
    md: useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false }),
    lg: useMediaQuery('(max-width: 74.99em)', undefined, { getInitialValueInEffect: false }),
  };
  return columns.filter(({ meta }) => !(meta?.visibleFrom && isBelow[meta.visibleFrom])).length;
}
