import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../../lib/database/listen.ts';
import type { Services } from '../../../services.ts';
import { deliver } from './deliver.ts';
import { DELIVERIES_CHANNEL } from './deliveries.ts';
import { holdDueDeliveries, leaseDueDeliveries, msUntilDue } from './leases.ts';
import { Slots } from './slots.ts';

/** How often an idle worker checks for due deliveries that it was not told of. */
const POLL_MS = 30_000;
/** How soon it tries again while the database is away. */
const RETRY_MS = 500;
/** How long a stopping worker waits for responses. Another worker sends the rest again. */
const LAST_ANSWERS_MS = 3000;

/**
 * Takes due deliveries and sends them until `stopped`, then waits for the last responses. Takes a new delivery only
 * after the result of another is stored, or when that one is slow.
 */
export async function dispatch(services: Services, stopped: AbortSignal): Promise<void> {
  const { config, db, log } = services;
  const underWay = new Set<Promise<void>>();
  const cutOff = new AbortController();
  let wake = () => {};
  let isAway = false;
  const slots = new Slots(() => wake());
  const listening = listen(config.databaseUrl, DELIVERIES_CHANNEL, () => wake(), stopped);

  while (!stopped.aborted) {
    const pause = new AbortController();
    wake = () => pause.abort();
    let waitMs = RETRY_MS;
    try {
      await holdDueDeliveries(db);
      for (const taken of await leaseDueDeliveries(db, slots.room(), slots.most)) {
        const attempt = slots
          .hold(taken.endpointId, () => deliver(services, taken, cutOff.signal))
          .catch((error) =>
            log.error({ reason: error.message }, 'the outcome of a delivery could not be stored'),
          )
          .finally(() => underWay.delete(attempt));
        underWay.add(attempt);
      }
      waitMs = Math.min(POLL_MS, await msUntilDue(db));
      isAway = false;
    } catch (error) {
      // Logged once, since this repeats twice a second while the database is unavailable.
      if (!isAway)
        log.error({ reason: (error as Error).message }, 'deliveries cannot be read from the database');
      isAway = true;
    }
    await sleep(waitMs, undefined, { signal: AbortSignal.any([pause.signal, stopped]) }).catch(() => {});
  }

  await Promise.race([Promise.all(underWay), sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
  cutOff.abort();
  await Promise.all([...underWay, listening]);
}
