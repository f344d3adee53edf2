import { suite } from '@upcurve/config/vitest';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { FirstUseFirst } from './tests/system/first-use-first.ts';

/** Tests whose workers each have a system and a browser. Projects run one after the other, in this order. */
function project(
  groupOrder: number,
  name: string,
  include: string,
  retry: number,
): TestProjectInlineConfiguration {
  const globalSetup = 'tests/system/set-up.ts';
  return {
    extends: true,
    test: { name, include: [include], globalSetup, retry, maxWorkers: 2, sequence: { groupOrder } },
  };
}

/* Browsers and their drivers hang now and then. CI lists each test that passed only when retried. */
const RETRIES = process.env.CI ? 1 : 0;

/* Test files of a worker run one after another, because they share its questions and webhook. */
export default suite({
  env: { TZ: 'Europe/London' },
  // Concurrent tests, which mostly wait, run three at a time. They must use `expect.poll` from their context.
  maxConcurrency: 3,
  sequence: { sequencer: FirstUseFirst },
  testTimeout: 180_000,
  projects: [
    project(1, 'journeys', 'tests/journeys/*.test.ts', 0),
    project(2, 'Chromium', 'tests/*.test.ts', RETRIES),
    project(3, 'engines', 'tests/engines/*.test.ts', RETRIES),
  ],
});
