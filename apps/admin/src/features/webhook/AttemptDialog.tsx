import { Alert, Modal, Stack, Table, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type AttemptDetail, type Delivery, WEBHOOK_EVENTS } from '@upcurve/contracts/webhook';
import { Facts } from '@upcurve/ui/Facts/Facts';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { formatDateTime } from '../../format-date.ts';
import { CodeSample } from './CodeSample.tsx';
import classes from './deliveries.module.css';
import { aboutWhom, answerText, durationText, prettyJson } from './delivery-words.ts';
import { webhookQueries } from './webhook-queries.ts';

interface AttemptDialogProps {
  delivery: Delivery;
  number: number;
  opened: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** One attempt whole: what was sent, and what the receiver answered, as text and never as anything else. */
export function AttemptDialog({ delivery, number, opened, onClose, onExited }: AttemptDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const query = useQuery(webhookQueries.attempt(delivery.id, number));
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onExited}
      title={`Attempt ${number} of the delivery about ${aboutWhom(delivery)}`}
      size="xl"
      fullScreen={isNarrow}
      returnFocus={false}
    >
      <QueryPanel query={query} what="attempt" level={3}>
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
          ['Answer', answerText(attempt)],
          ['Duration', durationText(durationMs)],
        ]}
      />
      <section aria-labelledby="attempt-sent">
        <Title order={3} id="attempt-sent">
          What was sent
        </Title>
        <CodeSample label="Payload" code={prettyJson(payload)} />
        {event === 'eligibility.abandoned' && (
          <Text size="xs" c="dimmed" mt="xs">
            The link to carry on is added while it is sent, and kept nowhere.
          </Text>
        )}
      </section>
      <section aria-labelledby="attempt-answered">
        <Title order={3} id="attempt-answered" mb="xs">
          What the receiver answered
        </Title>
        {answer ? (
          <>
            <Table className={classes.headers} verticalSpacing={4} aria-label="Headers of the answer">
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
              <CodeSample label={answer.isCut ? 'Body, its first 2 kB' : 'Body'} code={answer.body} />
            ) : (
              <Text size="sm" c="dimmed" mt="xs">
                The answer had no body.
              </Text>
            )}
          </>
        ) : (
          <Alert color="gold">
            {attempt.statusCode === null
              ? 'No answer came.'
              : 'Of attempts this old only the status was kept.'}
          </Alert>
        )}
      </section>
    </Stack>
  );
}
