import { suite } from '@upcurve/config/vitest';
import { FirstUseFirst } from './tests/system/first-use-first.ts';

/*
 * Two workers, each with its own system and browser. Test files of a worker run one after another, because they share
 * its questions and webhook. `test:slow` uses one worker, because three engines on two systems are too slow on two
 * cores.
 */
export default suite({
  include: ['tests/**/*.test.ts'],
  globalSetup: 'tests/system/set-up.ts',
  env: { TZ: 'Europe/London' },
  maxWorkers: 2,
  // Concurrent tests, which mostly wait, run three at a time. They must use `expect.poll` from their context.
  maxConcurrency: 3,
  sequence: { sequencer: FirstUseFirst },
  testTimeout: 60_000,
});
