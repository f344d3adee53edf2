import { Table } from '@mantine/core';
import type { z } from 'zod';

/** Lists the fields of a payload with their descriptions from its schema. */
export function PayloadFields({ payload, label }: { payload: z.ZodObject; label: string }) {
  return (
    <Table aria-label={label} mt="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Field</Table.Th>
          <Table.Th scope="col">Meaning</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {Object.entries(payload.shape).map(([name, field]) => (
          <Table.Tr key={name}>
            <Table.Td>
              <code>{name}</code>
            </Table.Td>
            <Table.Td>{(field as z.ZodType).description}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
