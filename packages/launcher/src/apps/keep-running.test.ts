import { expect, test } from 'vitest';
import type { AppProcess } from './app-process.ts';
import { keepRunning } from './keep-running.ts';

/** Keeps a fake app running. The test makes it exit and controls the clock and the pauses. */
function keep() {
  const state = { time: 0, starts: 0, stops: 0, startsSucceed: false };
  const said: string[] = [];
  const pauses: { ms: number; over: () => void }[] = [];
  let die: (why: string) => void = () => {};
  const start = (): AppProcess => {
    state.starts += 1;
    const { promise, resolve } = Promise.withResolvers<string>();
    die = resolve;
    return {
      died: promise,
      ready: () => (state.startsSucceed ? Promise.resolve() : new Promise(() => {})),
      stop: async () => {
        state.stops += 1;
      },
    };
  };
  const kept = keepRunning(start(), start, {
    say: (line) => void said.push(line),
    now: () => state.time,
    pause: (ms) => new Promise((over) => pauses.push({ ms, over: () => over(undefined) })),
  });
  const dieAfter = async (ranForMs: number) => {
    const { starts } = state;
    state.time += ranForMs;
    die('api ended unexpectedly (exit code 7): see api.log.');
    await expect.poll(() => pauses).toHaveLength(starts);
  };
  const endPause = async () => {
    const { starts } = state;
    pauses.at(-1)?.over();
    await expect.poll(() => state.starts).toBe(starts + 1);
  };
  return { kept, state, said, pauses, dieAfter, endPause };
}

test('restarts with growing delays up to 30 s, and resets the delay after a minute of running', async () => {
  const { said, pauses, dieAfter, endPause } = keep();
  for (const ranForMs of [10, 10, 10, 10, 10, 10, 10, 59_999, 60_000, 10]) {
    await dieAfter(ranForMs);
    await endPause();
  }
  expect(pauses.map(({ ms }) => ms)).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 500, 1000,
  ]);
  expect(said).toHaveLength(10);
  expect(said[0]).toBe('api ended unexpectedly (exit code 7): see api.log. Restarting in 0.5 s.');
});

test('delays a restart by at most a second while starts succeed', async () => {
  const { state, pauses, dieAfter, endPause } = keep();
  state.startsSucceed = true;
  for (let i = 0; i < 5; i++) {
    await dieAfter(3000);
    await endPause();
  }
  state.startsSucceed = false;
  for (let i = 0; i < 3; i++) {
    await dieAfter(10);
    await endPause();
  }
  // The last 1000 follows the last successful start, 2000 and 4000 follow failed starts.
  expect(pauses.map(({ ms }) => ms)).toEqual([500, 1000, 1000, 1000, 1000, 1000, 2000, 4000]);
});

test('stops the remains of a dead app before restarting it', async () => {
  const { state, dieAfter } = keep();
  await dieAfter(10);
  expect([state.starts, state.stops]).toEqual([1, 1]);
});

test('does not restart an app that is stopped during the delay', async () => {
  const { kept, state, pauses, dieAfter } = keep();
  await dieAfter(10);
  await kept.stop(100);
  pauses[0]?.over();
  await new Promise((resolve) => setImmediate(resolve));
  expect(state.starts).toBe(1);
});
