import { Table, Text, Title } from '@mantine/core';
import {
  FAILING_DAYS_BEFORE_PAUSE,
  WEBHOOK_RETRY_SECONDS,
  WEBHOOK_TIMEOUT_SECONDS,
} from '@upcurve/contracts/webhook';
import classes from './DocumentationTab.module.css';
import { retrySchedule } from './retry-words.ts';

/** What counts as delivered, when it is tried again, and what stops it. */
export function RetryRules() {
  return (
    <section aria-labelledby="retries">
      <Title order={2} id="retries">
        When the receiver does not answer
      </Title>
      <Text>
        A delivery has arrived when the receiver answers with a status from 200 to 299 within{' '}
        {WEBHOOK_TIMEOUT_SECONDS} seconds. Anything else, a redirect included, is a failed attempt. There are
        up to {WEBHOOK_RETRY_SECONDS.length} attempts over three to four days; each pause is lengthened at
        random by up to a fifth, so that many deliveries do not come back at the same moment.
      </Text>
      <Table className={classes.table} aria-label="Retry schedule" mt="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Attempt</Table.Th>
            <Table.Th scope="col">After the one before</Table.Th>
            <Table.Th scope="col">After the event</Table.Th>
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
      <dl className={classes.rules}>
        <dt>Asking for more time</dt>
        <dd>
          Answer 429 or 503 with a Retry-After header in seconds. The next attempt waits at least that long,
          up to a day, and never less than the schedule says.
        </dd>
        <dt>Asking us to stop</dt>
        <dd>
          Answer 410 Gone. All deliveries to that receiver pause at once; new events are kept as Held until
          somebody resumes them in its settings.
        </dd>
        <dt>Failing for days</dt>
        <dd>
          When nothing has got through to it for {FAILING_DAYS_BEFORE_PAUSE} days, they pause in the same way.
        </dd>
        <dt>After the last attempt</dt>
        <dd>
          The delivery is marked Failed and stays in the log. Replay it there, alone, with all the others or
          with those of a time; its webhook-id stays the same.
        </dd>
      </dl>
    </section>
  );
}
