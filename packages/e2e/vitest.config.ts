import { suite } from '@upcurve/config/vitest';
import { FirstUseFirst } from './src/system/first-use-first.ts';

/* One system, one browser: the files take turns, since questions and webhook belong to all of them. */
export default suite({
  include: ['src/**/*.test.ts'],
  globalSetup: 'src/system/set-up.ts',
  env: { TZ: 'Europe/London' },
  fileParallelism: false,
  isolate: false,
  // Tests that wait more than they work run three at a time; such a test takes the `expect` that polls from its context.
  maxConcurrency: 3,
  sequence: { sequencer: FirstUseFirst },
  testTimeout: 60_000,
});
