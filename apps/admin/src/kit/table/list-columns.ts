import {
  type ColumnHelper,
  createColumnHelper,
  metaHelper,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

interface ColumnMeta {
  /** The width, such as '9rem'. Columns without a width share the rest. */
  width?: string;
  /** Hidden on phones (sm), or if the space beside the sidebar is narrower than 62, 75 or 90 em. */
  visibleFrom?: 'sm' | 'md' | 'lg' | 'xl';
}

export const listFeatures = tableFeatures({
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
