import { Table, Text } from '@mantine/core';
import type { AuditEntry } from '@upcurve/contracts/account/audit';
import { actorWords, changesOf, entryWords } from './entry-words.ts';

/** Shows the subject of an entry, and its changed fields before and after. */
export function EntryDetails({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  return (
    <>
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          No values are recorded.
        </Text>
      ) : (
        <Table
          className="typed"
          maw="none"
          layout="fixed"
          verticalSpacing={4}
          aria-label={`Changes by “${entryWords(entry)}”`}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">What</Table.Th>
              <Table.Th scope="col">Before</Table.Th>
              <Table.Th scope="col">After</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {changes.map(({ field, before, after }) => (
              <Table.Tr key={field}>
                <Table.Td role="rowheader" fw={600}>
                  {field}
                </Table.Td>
                <Table.Td>{before}</Table.Td>
                <Table.Td>{after}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Text size="xs" c="dimmed" mt="xs" ff="monospace" className="wraps">
        By {actorWords(entry)}
        {entry.address && ` from ${entry.address}`}
      </Text>
    </>
  );
}
