import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../../services.ts';
import { deliver } from './deliver.ts';
import { holdDueDeliveries, leaseDueDeliveries } from './leases.ts';
import { Slots } from './slots.ts';

/** How often an idle worker checks for due deliveries. */
const POLL_MS = 500;
/** How long a stopping worker waits for responses. Another worker sends the rest again. */
const LAST_ANSWERS_MS = 3000;

/**
 * Takes due deliveries and sends them until `stopped`, then waits for the last responses. Takes a new delivery only
 * after the result of another is stored, or when that one is slow.
 */
export async function dispatch(services: Services, stopped: AbortSignal): Promise<void> {
  const { db, log } = services;
  const underWay = new Set<Promise<void>>();
  const cutOff = new AbortController();
  let wake = () => {};
  let heldAt = 0;
  let isAway = false;
  const slots = new Slots(() => wake());

  while (!stopped.aborted) {
    const pause = new AbortController();
    wake = () => pause.abort();
    try {
      if (performance.now() - heldAt >= POLL_MS) {
        await holdDueDeliveries(db);
        heldAt = performance.now();
      }
      for (const taken of await leaseDueDeliveries(db, slots.room(), slots.most)) {
        const attempt = slots
          .hold(taken.endpointId, () => deliver(services, taken, cutOff.signal))
          .catch((error) =>
            log.error({ reason: error.message }, 'the outcome of a delivery could not be stored'),
          )
          .finally(() => underWay.delete(attempt));
        underWay.add(attempt);
      }
      isAway = false;
    } catch (error) {
      // Logged once, since this repeats twice a second while the database is unavailable.
      if (!isAway)
        log.error({ reason: (error as Error).message }, 'deliveries cannot be read from the database');
      isAway = true;
    }
    await sleep(POLL_MS, undefined, { signal: AbortSignal.any([pause.signal, stopped]) }).catch(() => {});
  }

  await Promise.race([Promise.all(underWay), sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
  cutOff.abort();
  await Promise.all(underWay);
}
