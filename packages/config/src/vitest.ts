import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * What every suite shares: bounded tests that stop by themselves and fail when none was found. A worker runs many files
 * (`isolate: false`), which halves the time of a suite: it starts one DOM and imports each module once. So a file puts back whatever
 * it changes outside itself; a suite whose files cannot do that sets `isolate: true` and says why.
 */
export function suite(test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    test: {
      // They end a test that hangs, and nothing else: a busy machine takes many times as long as a quiet one.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      isolate: false,
      // CI retries a test once and names it at the end of the run, until ten runs in a row have needed no retry.
      retry: process.env.CI ? 1 : 0,
      restoreMocks: true,
      passWithNoTests: false,
      ...test,
    },
  });
}
