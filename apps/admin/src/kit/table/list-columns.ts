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
  /** Such as '9rem'. Columns without a width share the rest. */
  width?: string;
  /** Hidden on smaller screens, where the first column shows its content. */
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

/** Makes the columns of a DataTable. Those with an accessor can be sorted unless they say `enableSorting: false`. */
export const columnsOf = <Row extends object>() => createColumnHelper<typeof listFeatures, Row>();
