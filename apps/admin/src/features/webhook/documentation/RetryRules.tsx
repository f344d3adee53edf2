import { Table, Text, Title } from '@mantine/core';
import {
  FAILING_DAYS_BEFORE_PAUSE,
  WEBHOOK_RETRY_SECONDS,
  WEBHOOK_TIMEOUT_SECONDS,
} from '@upcurve/contracts/webhooks/webhook';
import classes from './DocumentationTab.module.css';

/** Explains when a delivery counts as successful, when it is retried, and when deliveries are paused. */
export function RetryRules() {
  return (
    <section aria-labelledby="retries">
      <Title order={2} id="retries">
        Retries
      </Title>
      <Text>
        A delivery is successful when the endpoint answers with a status from 200 to 299 within{' '}
        {WEBHOOK_TIMEOUT_SECONDS} seconds. Anything else, including a redirect, is a failed attempt. There are
        up to {WEBHOOK_RETRY_SECONDS.length} attempts over three to four days; each wait is extended at random
        by up to a fifth, so that many deliveries are not retried at the same moment.
      </Text>
      <Table className={classes.table} aria-label="Retry schedule" mt="md">
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
      <dl className={classes.rules}>
        <dt>Asking for more time</dt>
        <dd>
          Answer 429 or 503 with a Retry-After header in seconds. The next attempt waits at least that long,
          up to a day, and at least as long as the schedule says.
        </dd>
        <dt>Asking us to stop</dt>
        <dd>
          Answer 410 Gone. All deliveries to that endpoint pause at once. New events wait as Held until
          someone resumes deliveries in the endpoint’s settings.
        </dd>
        <dt>Failing for days</dt>
        <dd>
          If no delivery succeeds for {FAILING_DAYS_BEFORE_PAUSE} days, deliveries pause in the same way.
        </dd>
        <dt>After the last attempt</dt>
        <dd>
          The delivery is marked Failed and stays in the log. Replay it there by itself, with all failed
          deliveries or with those of a period. Its webhook-id stays the same.
        </dd>
      </dl>
    </section>
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
