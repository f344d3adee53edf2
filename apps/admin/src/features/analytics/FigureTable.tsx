import { Fragment, type ReactNode } from 'react';
import classes from './FigureTable.module.css';

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
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its container also scrolls by keyboard
    <section className={classes.scroll} aria-label={`Table: ${label}`} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head.header}</th>
            {columns.map(({ header, bar, isExtra }) => (
              <th
                key={header}
                scope="col"
                colSpan={bar ? 2 : 1}
                className={classes.number}
                data-extra={isExtra || undefined}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{head.cell(row)}</th>
              {columns.map(({ header, cell, bar, isExtra }) => (
                <Fragment key={header}>
                  {bar && (
                    // In a separate cell to give all bars the same scale.
                    <td className={classes.bar} aria-hidden>
                      <span className={classes.track}>
                        <span className={classes.fill} style={{ width: `${Math.min(1, bar(row)) * 100}%` }} />
                      </span>
                    </td>
                  )}
                  <td className={classes.number} data-extra={isExtra || undefined}>
                    {cell(row)}
                  </td>
                </Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
