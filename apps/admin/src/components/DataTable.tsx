import { Checkbox, Table } from '@mantine/core';
import { type RowSelectionState, type SortingState, useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';
import { type ListColumns, listFeatures } from './list-columns.ts';
import { opensItsLink } from './opens-its-link.ts';
import { SortHeader } from './SortHeader.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

interface DataTableProps<Row, Sort extends string> {
  label: string;
  rows: Row[];
  /** The first cell of a row holds the link that the row opens. */
  columns: ListColumns<Row>;
  /** Names a row, for those who hear its checkbox without seeing the row. */
  nameOf: (row: Row) => string;
  /** What it is sorted by: a column's id, `-` before it for descending. Sorting happens in the database. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Rows can be selected, as far as this says. */
  selection?: Selection;
  /** What can be done to one row. */
  actions?: (row: Row) => ReactNode;
}

/**
 * The rows of a list as a table: sorted by its headings, opened by a press anywhere on a row, walked with j and k or
 * the arrow keys, selected with x. On small screens the columns that say so are left out.
 */
export function DataTable<Row extends { id: string }, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { label, rows, columns, nameOf, sort = '', onSort, selection, actions } = props;
  const sorting: SortingState = [{ id: sort.replace('-', ''), desc: sort.startsWith('-') }];
  const rowSelection: RowSelectionState = selection?.state ?? {};
  const table = useTable({
    features: listFeatures,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSorting: Boolean(onSort),
    enableSortingRemoval: false,
    state: { sorting, rowSelection },
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) onSort?.(`${next.desc ? '-' : ''}${next.id}` as Sort);
    },
    onRowSelectionChange: (update) =>
      selection?.set(typeof update === 'function' ? update(rowSelection) : update),
  });
  const list = useRowKeys<HTMLTableElement>(selection && ((id) => table.getRow(id).toggleSelected()));

  return (
    <div className={classes.paper}>
      <Table ref={list} className={classes.table} verticalSpacing={0} aria-label={label}>
        <Table.Thead className={classes.head}>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {selection && (
                <Table.Td className={classes.select}>
                  <SelectBox
                    label="Select all that are shown"
                    checked={table.getIsAllRowsSelected()}
                    indeterminate={table.getIsSomeRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </Table.Td>
              )}
              {group.headers.map((header) => (
                <SortHeader
                  key={header.id}
                  {...header.column.columnDef.meta}
                  direction={header.column.getCanSort() ? header.column.getIsSorted() : undefined}
                  onToggle={header.column.getToggleSortingHandler()}
                >
                  <table.FlexRender header={header} />
                </SortHeader>
              ))}
              {actions && (
                <SortHeader className={classes.actions} direction={undefined} onToggle={undefined}>
                  Actions
                </SortHeader>
              )}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <Table.Tr
              key={row.id}
              className={classes.row}
              data-row={row.id}
              data-selected={row.getIsSelected() || undefined}
              {...opensItsLink}
            >
              {selection && (
                <Table.Td className={classes.select}>
                  <SelectBox
                    label={`Select ${nameOf(row.original)}`}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </Table.Td>
              )}
              {row.getAllCells().map((cell) => (
                <Table.Td key={cell.id} data-wide-only={cell.column.columnDef.meta?.isWideOnly}>
                  <table.FlexRender cell={cell} />
                </Table.Td>
              ))}
              {actions && <Table.Td className={classes.actions}>{actions(row.original)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

interface SelectBoxProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (event: unknown) => void;
}

/** A checkbox that fills its cell, so that a press beside the box selects and does not open the row. */
function SelectBox({ label, ...box }: SelectBoxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is its control
    <label className={classes.box}>
      <Checkbox size="xs" aria-label={label} {...box} />
    </label>
  );
}
