import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Slots } from './outbox.ts';

const LIMITS = { quick: 2, slow: 64 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts an attempt that ends on demand. */
function attempt(slots: Slots, endpointId = 'a') {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const held = slots.hold(endpointId, () => promise).catch(() => {});
  const ended = (end: () => void) => {
    end();
    return held;
  };
  return { end: () => ended(resolve), fail: () => ended(() => reject(new Error('x'))) };
}

test('limits attempts per endpoint, and frees a slot with a callback when one ends or fails', async () => {
  const onFree = vi.fn();
  const slots = new Slots(LIMITS, onFree);
  const all = Array.from({ length: slots.most }, () => attempt(slots));
  expect(slots.room().get('a')).toBe(0);
  expect(slots.room().has('b')).toBe(false);
  await all[0]?.end();
  expect(slots.room().get('a')).toBe(1);
  await all[1]?.fail();
  expect(slots.room().has('a')).toBe(false);
  expect(onFree).toHaveBeenCalledTimes(2);
});

test('frees the slot of a hanging attempt, until too many are hanging', async () => {
  const onFree = vi.fn();
  const slots = new Slots(LIMITS, onFree);
  const hung = [];
  while ((slots.room().get('a') ?? slots.most) > 0) {
    hung.push(attempt(slots));
    vi.advanceTimersByTime(100);
  }
  expect(hung).toHaveLength(66);
  expect(onFree).toHaveBeenCalledTimes(64);
  // Other endpoints are not affected.
  attempt(slots, 'b');
  expect(slots.room().get('b')).toBe(slots.most - 1);

  await hung.at(-1)?.end();
  expect(slots.room().get('a')).toBe(1);
  await hung[0]?.end();
  attempt(slots);
  vi.advanceTimersByTime(100);
  expect(slots.room().get('a')).toBe(1);
  for (const one of hung) await one.end();
  await vi.advanceTimersByTimeAsync(100);
  expect(slots.room().get('a')).toBe(slots.most);
});
