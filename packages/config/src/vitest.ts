import { defineConfig, type ViteUserConfig } from 'vitest/config';

/**
 * What every suite shares: bounded tests that stop by themselves and fail when none was found. On CI's small, busy
 * machines a test has a second try; what needed it is named at the end of the run.
 */
export function suite(test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    test: {
      testTimeout: 20_000,
      hookTimeout: 60_000,
      retry: process.env.CI ? 1 : 0,
      restoreMocks: true,
      passWithNoTests: false,
      ...test,
    },
  });
}
