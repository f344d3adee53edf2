import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * Returns the settings of every suite: timeouts for all tests, and failure if no test is found. A worker runs many
 * files (`isolate: false`), which halves a suite's time because it starts one DOM and imports each module once. So
 * every file must undo its global changes. A suite that cannot do that sets `isolate: true` and says why.
 */
export function suite(test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    test: {
      // Long timeouts that only stop tests that hang, because a busy machine is many times slower.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 15_000 } },
      isolate: false,
      restoreMocks: true,
      passWithNoTests: false,
      ...test,
    },
  });
}
