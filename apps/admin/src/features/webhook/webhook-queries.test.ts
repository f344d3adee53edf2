import { delivery } from '@upcurve/testing/factories';
import { expect, test } from 'vitest';
import { pollDelay } from './webhook-queries.ts';

const NOW = Date.parse('2026-11-20T14:00:00.000Z');
const pending = (nextAttemptAt: string | null) => delivery({ status: 'pending', nextAttemptAt });
const delay = (items: ReturnType<typeof delivery>[], hasFailed = false) =>
  pollDelay([{ items }], hasFailed, NOW);

test('polls soon after the next attempt is due, with a delay of 3 to 60 s', () => {
  expect(delay([pending('2026-11-20T14:00:20.000Z'), pending('2026-11-20T15:00:00.000Z')])).toBe(21_000);
  expect(delay([pending('2026-11-20T13:59:00.000Z')])).toBe(3000);
  expect(delay([pending(null)])).toBe(3000);
  expect(delay([pending('2026-11-20T15:00:00.000Z')])).toBe(60_000);
});

test('polls less often after an error, with several pages open and with nothing pending', () => {
  expect(delay([pending(null)], true)).toBe(30_000);
  expect(pollDelay([{ items: [pending(null)] }, { items: [delivery()] }], false, NOW)).toBe(6000);
  expect(delay([delivery(), delivery({ status: 'held' }), delivery({ status: 'dead' })])).toBe(15_000);
});
