import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** What every suite shares: bounded tests that stop by themselves and fail when none was found. */
export function suite(test: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    test: { testTimeout: 20_000, hookTimeout: 60_000, restoreMocks: true, passWithNoTests: false, ...test },
  });
}
