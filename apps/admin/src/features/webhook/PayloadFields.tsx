import { Table } from '@mantine/core';
import classes from './DocumentationTab.module.css';
import type { FieldWords } from './payload-words.ts';

/** The fields of a payload and what they hold. */
export function PayloadFields({ fields, label }: { fields: readonly FieldWords[]; label: string }) {
  return (
    <Table className={classes.table} aria-label={label} mt="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Field</Table.Th>
          <Table.Th scope="col">Meaning</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {fields.map(([name, meaning]) => (
          <Table.Tr key={name}>
            <Table.Td>
              <code>{name}</code>
            </Table.Td>
            <Table.Td>{meaning}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
