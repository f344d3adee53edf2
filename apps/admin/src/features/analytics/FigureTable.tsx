import { Progress, Table, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import classes from './analytics.module.css';

interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The width of the bar beside the number, 0 to 1. */
  bar?: (row: Row) => number;
  /** Hidden on small screens. */
  isExtra?: boolean;
}

interface FigureTableProps<Row> {
  label: string;
  /** The column with the row labels. All other columns contain numbers. */
  head: Column<Row>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  empty: string;
}

/** Shows numbers with bars as one table, which also works for screen readers and in print. */
export function FigureTable<Row>({ label, head, columns, rows, keyOf, empty }: FigureTableProps<Row>) {
  if (rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {empty}
      </Text>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its container also scrolls by keyboard
    <section style={{ overflowX: 'auto' }} aria-label={`Table: ${label}`} tabIndex={0}>
      <Table className={classes.table} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{head.header}</Table.Th>
            {columns.map(({ header, bar, isExtra }) => (
              <Table.Th
                key={header}
                scope="col"
                colSpan={bar ? 2 : 1}
                ta="end"
                visibleFrom={isExtra ? 'sm' : undefined}
              >
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={keyOf(row)}>
              <Table.Th scope="row">{head.cell(row)}</Table.Th>
              {columns.map(({ header, cell, bar, isExtra }) => (
                <Fragment key={header}>
                  {bar && (
                    // In a separate cell to give all bars the same scale.
                    <Table.Td className={classes.bar} aria-hidden>
                      <Progress size={12} radius={2} color="sage" value={Math.min(1, bar(row)) * 100} />
                    </Table.Td>
                  )}
                  <Table.Td visibleFrom={isExtra ? 'sm' : undefined}>{cell(row)}</Table.Td>
                </Fragment>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
