import { Skeleton, Table } from '@mantine/core';

const FIVE = ['a', 'b', 'c', 'd', 'e'];

/** Five rows that stand for the questions while they are on their way. */
export function QuestionsSkeleton() {
  return (
    <Table verticalSpacing="sm" aria-hidden>
      <Table.Tbody>
        {FIVE.map((key) => (
          <Table.Tr key={key} data-testid="row-skeleton">
            <Table.Td>
              <Skeleton height={40} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
