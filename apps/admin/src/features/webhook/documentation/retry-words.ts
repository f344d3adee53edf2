import { WEBHOOK_RETRY_SECONDS } from '@upcurve/contracts/webhooks/webhook';

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

/** The retry schedule as rows: attempt, wait since the previous one, time since the event. */
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
