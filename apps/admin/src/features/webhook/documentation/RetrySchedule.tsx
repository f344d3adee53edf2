import { Table } from '@mantine/core';
import { WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhooks/webhook';

/** Lists the attempts of a delivery with their waits. */
export function RetrySchedule() {
  return (
    <Table aria-label="Retry schedule" mt="md">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Attempt</Table.Th>
          <Table.Th scope="col">Wait</Table.Th>
          <Table.Th scope="col">Time since the event</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {retrySchedule().map(({ attempt, wait, total }) => (
          <Table.Tr key={attempt}>
            <Table.Td>{attempt}</Table.Td>
            <Table.Td>{wait}</Table.Td>
            <Table.Td>{total}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const UNITS = [
  [3600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

function inWords(seconds: number): string {
  const [size, unit] = UNITS.find(([size]) => seconds >= size) ?? [1, 'second'];
  const count = Math.round(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Returns the retry schedule as rows: attempt, delay since the previous one, time since the event. */
export function retrySchedule(waits: readonly number[] = WEBHOOK_RETRY_SECONDS) {
  let total = 0;
  return waits.map((wait, index) => {
    total += wait;
    return {
      attempt: index + 1,
      wait: wait === 0 ? 'At once' : inWords(wait),
      total: total === 0 ? 'At once' : `About ${inWords(total)}`,
    };
  });
}
