import type { ReactNode } from 'react';
import { openOnPressProps } from '../list/row-opener.ts';
import look from './list.module.css';
import classes from './RowList.module.css';
import { SelectBox } from './SelectBox.tsx';
import { type ListedRow, type ListTableOptions, useListTable } from './use-list-table.ts';
import { useRowKeys } from './use-row-keys.ts';

interface RowListProps<Row> extends Pick<ListTableOptions<Row, string>, 'rows' | 'selection'> {
  label: string;
  /** Returns the name of a row, for screen readers. */
  nameOf?: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  /** Shows cards in a grid. */
  isGrid?: boolean;
  /** Called with other keys pressed in a focused row than those that move, select and open. */
  onKey?: (row: Row, key: string) => void;
  children: (row: Row) => ReactNode;
}

/** Rows or cards whose content does not fit into columns. They open and are selected like the rows of a DataTable. */
export function RowList<Row extends ListedRow>(props: RowListProps<Row>) {
  const { label, rows, selection, nameOf, actions, isGrid, children } = props;
  const table = useListTable({ rows, selection, columns: [] });
  const list = useRowKeys<HTMLUListElement>(
    selection && ((id) => table.getRow(id).toggleSelected()),
    (id, key) => props.onKey?.(table.getRow(id).original as Row, key),
  );
  return (
    <ul ref={list} className={`${classes.list} ${isGrid ? classes.grid : look.paper}`} aria-label={label}>
      {table.getRowModel().rows.map((row) => (
        <li
          key={row.id}
          className={`${look.row} ${classes.row} ${isGrid ? look.paper : ''}`}
          data-row={row.id}
          data-selected={row.getIsSelected() || undefined}
          tabIndex={-1}
          {...openOnPressProps}
        >
          {selection && (
            <SelectBox
              label={`Select ${nameOf?.(row.original)}`}
              checked={row.getIsSelected()}
              onChange={row.getToggleSelectedHandler()}
            />
          )}
          <div className={classes.content}>{children(row.original)}</div>
          {actions && <div className={classes.actions}>{actions(row.original)}</div>}
        </li>
      ))}
    </ul>
  );
}
