import { expect, test } from 'vitest';
import { equaliseDurations, type ReportWork } from './equalise-durations.ts';

/** A clock that only work and waiting advance. */
function timed() {
  let clock = 0;
  const pass = async (ms: number) => {
    clock += ms;
  };
  const even = equaliseDurations(pass, () => clock);
  return async (ms: number, how?: Parameters<ReportWork>[0]) => {
    const before = clock;
    await even(async (say) => {
      await pass(ms);
      if (how) say(how);
    });
    return clock - before;
  };
}

test('delays short runs to the duration of a recent full run, and does not delay full runs', async () => {
  const lasts = timed();
  expect(await lasts(2, 'short')).toBe(10);
  const full = Array.from({ length: 60 }, (_, i) => 20 + i);
  for (const ms of full) expect(await lasts(ms, 'full')).toBe(ms);
  const short = new Set<number>();
  for (let i = 0; i < 500; i++) short.add(await lasts(2, 'short'));
  for (const ms of short) expect(full.slice(-50)).toContain(ms);
  expect(short.size).toBeGreaterThan(10);
  // Work that is already slower is not delayed.
  expect(await lasts(500, 'short')).toBe(500);
});

test('does not delay or measure repeats and failures', async () => {
  const lasts = timed();
  expect(await lasts(1)).toBe(1);
  const even = equaliseDurations();
  await expect(even(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await lasts(3000);
  expect(await lasts(2, 'short')).toBe(10);
});
