import { Alert, Modal, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type AttemptDetail, type Delivery, WEBHOOK_EVENTS } from '@upcurve/contracts/webhooks/webhook';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { formatDateTime } from '../../../kit/time/format-date.ts';
import { CodeSample } from '../documentation/CodeSample.tsx';
import { webhookQueries } from '../webhook-queries.ts';
import { durationText, formatAnswer, nameOfLead, prettyJson } from './delivery-words.ts';

interface AttemptDialogProps {
  delivery: Delivery;
  number: number;
  opened: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** Shows the full request and response of an attempt, always as plain text. */
export function AttemptDialog({ delivery, number, opened, onClose, onExited }: AttemptDialogProps) {
  const isPhone = useIsPhone();
  const query = useQuery(webhookQueries.attempt(delivery.id, number));
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onExited}
      title={`Attempt ${number} of the delivery about ${nameOfLead(delivery)}`}
      size="xl"
      fullScreen={isPhone}
    >
      <QueryPanel query={query} what="attempt">
        {(attempt) => <AttemptParts attempt={attempt} />}
      </QueryPanel>
    </Modal>
  );
}

function AttemptParts({ attempt }: { attempt: AttemptDetail }) {
  const { answer, event, payload, startedAt, durationMs } = attempt;
  return (
    <Stack gap="lg">
      <Facts
        facts={[
          ['Event', WEBHOOK_EVENTS[event]],
          ['Sent', formatDateTime(startedAt)],
          ['Answer', formatAnswer(attempt)],
          ['Duration', durationText(durationMs)],
        ]}
      />
      <section aria-labelledby="attempt-sent">
        <Title order={3} id="attempt-sent">
          Request
        </Title>
        <CodeSample label="Payload" code={prettyJson(payload)} />
        {event === 'eligibility.abandoned' && (
          <Text size="xs" c="dimmed" mt="xs">
            The link to continue the quiz is added when the event is sent and is not stored.
          </Text>
        )}
      </section>
      <section aria-labelledby="attempt-answered">
        <Title order={3} id="attempt-answered" mb="xs">
          Response
        </Title>
        {answer ? (
          <>
            <Table fz="xs" className="wraps" verticalSpacing={4} aria-label="Response headers">
              <Table.Tbody>
                {answer.headers.map(([name, value], at) => (
                  <Table.Tr key={`${at} ${name}`}>
                    <Table.Th scope="row">{name}</Table.Th>
                    <Table.Td>{value}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
            {answer.body ? (
              <CodeSample label={answer.isCut ? 'Body (first 2 kB)' : 'Body'} code={answer.body} />
            ) : (
              <Text size="sm" c="dimmed" mt="xs">
                The response had no body.
              </Text>
            )}
          </>
        ) : (
          <Alert color="gold">
            {attempt.statusCode === null
              ? 'There was no response.'
              : 'Only the status of attempts this old is kept.'}
          </Alert>
        )}
      </section>
    </Stack>
  );
}
