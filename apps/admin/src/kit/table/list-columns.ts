import {
  type ColumnHelper,
  createColumnHelper,
  metaHelper,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** The layout of a column. */
interface ColumnMeta {
  /** The width, such as '9rem'. Columns without a width share the rest. */
  width?: string;
  /** Hidden below this screen size, where the first column shows the content. */
  visibleFrom?: 'sm' | 'md' | 'lg';
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
