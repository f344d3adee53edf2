import {
  type ColumnHelper,
  createColumnHelper,
  metaHelper,
  rowExpandingFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** How a column of a list takes its place. */
interface ColumnMeta {
  /** Such as '9rem'; without one it shares what is left. */
  width?: string;
  /** Left out on smaller screens, where the first column tells it. */
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
