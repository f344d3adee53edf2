import { Button, Group, Stack, Text } from '@mantine/core';
import type { Field } from '@upcurve/post-blocks/fields/field';
import { LINE_MAX, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '@upcurve/post-blocks/limits';
import type { FieldViewProps } from './field-props.ts';
import classes from './fields.module.css';

/** Edits the cells of a table, with the headings first. */
export function TableField({ field, values, onChange }: FieldViewProps<Extract<Field, { kind: 'table' }>>) {
  const { head, rows } = values as { head: string[]; rows: string[][] };
  const set = (next: { head?: string[]; rows?: string[][] }) => onChange({ ...values, ...next });
  const cell = (label: string, value: string, onCell: (text: string) => void) => (
    <input
      className={classes.cell}
      aria-label={label}
      maxLength={LINE_MAX}
      value={value}
      onChange={(event) => onCell(event.currentTarget.value)}
    />
  );
  return (
    <Stack gap="xs" role="group" aria-label={field.label}>
      <Text size="sm" fw={500}>
        {field.label}
      </Text>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              {head.map((text, column) => (
                <th key={column} scope="col">
                  {cell(`Heading ${column + 1}`, text, (next) => set({ head: head.with(column, next) }))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {head.map((_, column) => (
                  <td key={column}>
                    {cell(`Row ${at + 1}, column ${column + 1}`, row[column] ?? '', (next) => {
                      const cells = head.map((__, each) => (each === column ? next : (row[each] ?? '')));
                      set({ rows: rows.map((other, each) => (each === at ? cells : other)) });
                    })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          disabled={rows.length >= TABLE_ROWS_MAX}
          onClick={() => set({ rows: [...rows, head.map(() => '')] })}
        >
          Add row
        </Button>
        <Button
          variant="subtle"
          size="xs"
          disabled={rows.length <= 1}
          onClick={() => set({ rows: rows.slice(0, -1) })}
        >
          Remove last row
        </Button>
        <Button
          variant="default"
          size="xs"
          disabled={head.length >= TABLE_COLUMNS_MAX}
          onClick={() => set({ head: [...head, ''], rows: rows.map((row) => [...row, '']) })}
        >
          Add column
        </Button>
        <Button
          variant="subtle"
          size="xs"
          disabled={head.length <= 1}
          onClick={() =>
            set({ head: head.slice(0, -1), rows: rows.map((row) => row.slice(0, head.length - 1)) })
          }
        >
          Remove last column
        </Button>
      </Group>
    </Stack>
  );
}
