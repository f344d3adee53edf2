import { Table, Text } from '@mantine/core';
import type { Delivery } from '@upcurve/contracts/webhook';
import dayjs from 'dayjs';
import classes from './deliveries.module.css';
import { answerText, durationText } from './delivery-words.ts';

/* Attempts may lie seconds apart. */
const formatSecond = (instant: string) => dayjs(instant).format('MMM D, YYYY h:mm:ss A');

/** Every attempt of a delivery, the newest first, and the id that all of them carry. */
export function DeliveryAttempts({ delivery }: { delivery: Delivery }) {
  return (
    <>
      {delivery.attempts.length === 0 ? (
        <Text size="sm" c="dimmed">
          No attempt has been made yet.
        </Text>
      ) : (
        <Table
          className={classes.log}
          verticalSpacing={4}
          aria-label={`Attempts of the delivery about ${delivery.leadName}`}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">No.</Table.Th>
              <Table.Th scope="col">Time</Table.Th>
              <Table.Th scope="col">Duration</Table.Th>
              <Table.Th scope="col">Answer</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {delivery.attempts.map((attempt) => (
              <Table.Tr key={attempt.number}>
                <Table.Td>{attempt.number}</Table.Td>
                <Table.Td>{formatSecond(attempt.startedAt)}</Table.Td>
                <Table.Td>{durationText(attempt.durationMs)}</Table.Td>
                <Table.Td>{answerText(attempt)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Text size="xs" c="dimmed" mt="xs" className={classes.id}>
        webhook-id {delivery.id}
      </Text>
    </>
  );
}
