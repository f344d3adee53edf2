import {
  type ColumnHelper,
  createColumnHelper,
  metaHelper,
  type RowSelectionState,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { useMemo } from 'react';
import { useIsPhone, useIsSpaceBelow } from '../screen/layout-size.ts';
import type { Selection } from './SelectBox.tsx';

interface ColumnMeta {
  /** The width, such as '9rem'. Columns without a width share the rest. */
  width?: string;
  /** Hidden on phones (sm), or if the space beside the sidebar is narrower than 62, 75 or 90 em. */
  visibleFrom?: 'sm' | 'md' | 'lg' | 'xl';
}

const listFeatures = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  rowExpandingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

type Helper<Row> = ColumnHelper<typeof listFeatures, Row & object>;
export type ListColumns<Row> = ReturnType<Helper<Row>['columns']>;

/**
 * Creates the columns of a DataTable. Columns with an accessor can be sorted unless they set `enableSorting: false`.
 */
export const columnsOf = <Row extends object>() => createColumnHelper<typeof listFeatures, Row>();

export interface ListedRow {
  id: string | number;
}

export interface ListTableOptions<Row, Sort extends string> {
  rows: readonly Row[];
  columns: ListColumns<Row>;
  /** The id of the sorted column, prefixed with `-` for descending order. The server sorts. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Makes the rows selectable. */
  selection?: Selection;
}

/** The state of a table: sort order, selected rows and expanded rows. */
export function useListTable<Row extends ListedRow, Sort extends string>(
  options: ListTableOptions<Row, Sort>,
) {
  const { rows, sort = '', onSort, selection } = options;
  const columns = useShownColumns(options.columns);
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
    // Rows stay expanded when the list refreshes.
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

function useShownColumns<Row>(columns: ListColumns<Row>): ListColumns<Row> {
  const isBelow = {
    sm: useIsPhone(),
    md: useIsSpaceBelow(62),
    lg: useIsSpaceBelow(75),
    xl: useIsSpaceBelow(90),
  };
  const hidden = keysOf(isBelow)
    .filter((size) => isBelow[size])
    .join();
  return useMemo(
    () => columns.filter(({ meta }) => !(meta?.visibleFrom && hidden.includes(meta.visibleFrom))),
    [columns, hidden],
  );
}
