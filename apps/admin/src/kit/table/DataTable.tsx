import { ActionIcon, Group, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, memo, type ReactNode, useId } from 'react';
import { openOnPressProps, rowOpenerProps } from '../list/row-opener.ts';
import classes from './DataTable.module.css';
import look from './list.module.css';
import { SelectBox } from './SelectBox.tsx';
import { type ListedRow, type ListTableOptions, useListTable } from './use-list-table.ts';
import { useRowKeys } from './use-row-keys.ts';

interface DataTableProps<Row, Sort extends string> extends ListTableOptions<Row, Sort> {
  label: string;
  /** Returns the name of a row, for screen readers. */
  nameOf: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  /** The heading of the actions column. Default: 'Actions'. */
  actionsHeader?: string;
  /** The width of the actions column on all screens, such as '7.5rem'. */
  actionsWidth?: string;
  /** The collapsible details below each row, and their name, such as 'Attempts'. */
  details?: { name: string; of: (row: Row) => ReactNode };
  /** Called with other keys pressed in a focused row than those that move, select and open. */
  onKey?: (row: Row, key: string) => void;
  className?: string;
}

/**
 * A list as a table. Headings sort it, a press anywhere on a row opens it, j, k and the arrow keys move between rows, and
 * x and X select. Columns with `visibleFrom` are hidden if there is less space.
 */
export function DataTable<Row extends ListedRow, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { label, nameOf, selection, actions, actionsHeader = 'Actions', details } = props;
  const table = useListTable(props);
  const list = useRowKeys<HTMLTableElement>(
    selection && ((id) => table.getRow(id).toggleSelected()),
    (id, key) => props.onKey?.(table.getRow(id).original as Row, key),
    selection &&
      ((ids) =>
        table.setRowSelection((before) => ({
          ...before,
          ...Object.fromEntries(ids.map((id) => [id, true])),
        }))),
  );
  const id = useId();
  const span = table.getAllColumns().length + 1 + Number(Boolean(selection));
  const hasActions = Boolean(actions || details);
  const width = props.actionsWidth ? { '--actions-width': props.actionsWidth } : undefined;

  return (
    <div className={`${look.paper} ${props.className ?? ''}`} style={width as CSSProperties}>
      <Table ref={list} className={classes.table} aria-label={label} layout="fixed" verticalSpacing={4}>
        <Table.Thead>
          {table.getHeaderGroups().map((group) => (
            <Table.Tr key={group.id}>
              {selection && (
                <Table.Td className={classes.select}>
                  <SelectBox
                    label="Select all shown rows"
                    checked={table.getIsAllRowsSelected()}
                    indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </Table.Td>
              )}
              {group.headers.map((header) => (
                <SortHeader
                  key={header.id}
                  width={header.column.columnDef.meta?.width}
                  direction={header.column.getCanSort() ? header.column.getIsSorted() : undefined}
                  onToggle={header.column.getToggleSortingHandler()}
                >
                  <table.FlexRender header={header} />
                </SortHeader>
              ))}
              {hasActions && <SortHeader className={classes.actions}>{actionsHeader}</SortHeader>}
            </Table.Tr>
          ))}
        </Table.Thead>
        <Table.Tbody>
          {table.getRowModel().rows.map((row) => (
            <RowIfChanged
              key={row.id}
              on={[
                ...[row.original, row.getIsSelected(), row.getIsExpanded()],
                ...[table.options.columns, Boolean(selection), nameOf, actions, details],
              ]}
              render={() => (
                <>
                  <Table.Tr
                    className={`${look.row} ${classes.row}`}
                    data-row={row.id}
                    data-selected={row.getIsSelected() || undefined}
                    tabIndex={-1}
                    {...openOnPressProps}
                  >
                    {selection && (
                      <Table.Td className={classes.select}>
                        <SelectBox
                          label={`Select ${nameOf(row.original)}`}
                          checked={row.getIsSelected()}
                          // The row of this render may have another place by now.
                          onChange={(event) => table.getRow(row.id).getToggleSelectedHandler()(event)}
                        />
                      </Table.Td>
                    )}
                    {row.getAllCells().map((cell) => (
                      <Table.Td key={cell.id}>
                        <table.FlexRender cell={cell} />
                      </Table.Td>
                    ))}
                    {hasActions && (
                      <Table.Td className={classes.actions}>
                        <Group gap={4} justify="flex-end">
                          {actions?.(row.original)}
                          {details && (
                            <ExpandButton
                              label={`${details.name} of ${nameOf(row.original)}`}
                              controls={`${id}-${row.id}`}
                              isExpanded={row.getIsExpanded()}
                              onToggle={row.getToggleExpandedHandler()}
                            />
                          )}
                        </Group>
                      </Table.Td>
                    )}
                  </Table.Tr>
                  {details && row.getIsExpanded() && (
                    <Table.Tr id={`${id}-${row.id}`} bg="var(--upcurve-surface-sunken)">
                      <Table.Td colSpan={span} p="sm">
                        {details.of(row.original)}
                      </Table.Td>
                    </Table.Tr>
                  )}
                </>
              )}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** Renders a row again only if one of the values in `on` has changed, because the menus of leads take long to render. */
const RowIfChanged = memo(
  ({ render }: { on: readonly unknown[]; render: () => ReactNode }) => render(),
  (before, after) => before.on.every((value, i) => value === after.on[i]),
);

interface ExpandButtonProps {
  label: string;
  /** The id of the element with the details. */
  controls: string;
  isExpanded: boolean;
  onToggle: () => void;
}

function ExpandButton({ label, controls, isExpanded, onToggle }: ExpandButtonProps) {
  return (
    <ActionIcon
      {...rowOpenerProps}
      size={32}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? controls : undefined}
      onClick={onToggle}
    >
      <IconChevronDown size={18} stroke={1.6} className={classes.chevron} />
    </ActionIcon>
  );
}

interface SortHeaderProps {
  /** Undefined if the column cannot be sorted; false if it can be but is not sorted. */
  direction?: 'asc' | 'desc' | false;
  onToggle?: (event: unknown) => void;
  className?: string;
  /** Such as '9rem'. */
  width?: string;
  children: ReactNode;
}

const WORDS = { asc: 'ascending', desc: 'descending' } as const;
const ICONS = { asc: IconArrowUp, desc: IconArrowDown } as const;

function SortHeader({ direction, onToggle, className, width, children }: SortHeaderProps) {
  const cell = { scope: 'col', className, w: width };
  if (direction === undefined) {
    return (
      <Table.Th {...cell}>
        <span className={classes.plain}>{children}</span>
      </Table.Th>
    );
  }
  const Icon = direction ? ICONS[direction] : IconArrowsSort;
  return (
    <Table.Th {...cell} aria-sort={direction ? WORDS[direction] : 'none'}>
      <UnstyledButton className={classes.button} onClick={onToggle}>
        {children}
        <Icon
          size={14}
          stroke={1.8}
          aria-hidden
          className={classes.icon}
          data-active={direction || undefined}
        />
      </UnstyledButton>
    </Table.Th>
  );
}
