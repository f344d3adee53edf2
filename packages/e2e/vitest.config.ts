import { suite } from '@upcurve/config/vitest';
import { FirstUseFirst } from './tests/system/first-use-first.ts';

/*
 * Two workers, each with a system and a browser of its own. The files of a worker take turns, since questions and webhook
 * belong to all of them. `test:slow` has one worker: three engines on two systems are more than two cores can do in time.
 */
export default suite({
  include: ['tests/**/*.test.ts'],
  globalSetup: 'tests/system/set-up.ts',
  env: { TZ: 'Europe/London' },
  maxWorkers: 2,
  // Tests that wait more than they work run three at a time; such a test takes the `expect` that polls from its context.
  maxConcurrency: 3,
  sequence: { sequencer: FirstUseFirst },
  testTimeout: 60_000,
});
