import { Button, Table, Text } from '@mantine/core';
import type { Delivery } from '@upcurve/contracts/webhooks/webhook';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { formatSecond } from '../../../kit/time/format-date.ts';
import { AttemptDialog } from './AttemptDialog.tsx';
import classes from './deliveries.module.css';
import { durationText, formatAnswer, nameOfLead } from './delivery-words.ts';

/** Lists the attempts of a delivery, newest first, and their shared id. */
export function DeliveryAttempts({ delivery }: { delivery: Delivery }) {
  const dialog = useDialog<number>();
  const whom = nameOfLead(delivery);
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
          aria-label={`Attempts of the delivery about ${whom}`}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">No.</Table.Th>
              <Table.Th scope="col">Time</Table.Th>
              <Table.Th scope="col">Duration</Table.Th>
              <Table.Th scope="col">Answer</Table.Th>
              <Table.Td />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {delivery.attempts.map((attempt) => (
              <Table.Tr key={attempt.number}>
                <Table.Td>{attempt.number}</Table.Td>
                <Table.Td>{formatSecond(attempt.startedAt)}</Table.Td>
                <Table.Td>{durationText(attempt.durationMs)}</Table.Td>
                <Table.Td>{formatAnswer(attempt)}</Table.Td>
                <Table.Td ta="right">
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={`Open attempt ${attempt.number} of the delivery about ${whom}`}
                    onClick={() => dialog.open(attempt.number)}
                  >
                    Open
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Text size="xs" c="dimmed" mt="xs" ff="monospace" className="wraps">
        webhook-id {delivery.id}
      </Text>
      {dialog.subject && (
        <AttemptDialog
          delivery={delivery}
          number={dialog.subject}
          opened={dialog.isOpen}
          onClose={dialog.close}
          onExited={dialog.forget}
        />
      )}
    </>
  );
}
