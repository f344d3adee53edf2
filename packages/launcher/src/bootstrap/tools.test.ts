import { expect, test } from 'vitest';
import { missingTools, networkSettings, nodeFits } from './tools.mjs';

test.each([
  ['v20.20.2', false],
  ['v22.22.1', false],
  ['v22.22.2', true],
  ['v22.30.0', true],
  ['v23.11.0', false],
  ['v24.14.9', false],
  ['v24.15.0', true],
  ['v25.2.0', false],
  ['v26.0.0', true],
])('Node %s is supported: %s', (version, fits) => {
  expect(nodeFits(version)).toBe(fits);
});

test.each([
  [{ node: 'v24.21.0', pnpm: '11.3.0' }, []],
  [{ node: 'v20.20.2', pnpm: '11.3.0' }, ['node@24']],
  [{ node: 'v24.21.0', pnpm: '10.33.0' }, ['pnpm@11.28.11']],
  [{ node: 'v24.21.0', pnpm: '1.1.0' }, ['pnpm@11.28.11']],
  [{ node: 'v20.20.2', pnpm: undefined }, ['node@24', 'pnpm@11.28.11']],
])('with %j, npx provides %j', (found, missing) => {
  expect(missingTools({ ...found, packageManager: 'pnpm@11.28.11+sha512.abc' })).toEqual(missing);
});

test('passes the network settings of npm to pnpm', () => {
  const env = {
    npm_config_cafile: '/etc/ca.pem',
    npm_config_noproxy: '',
    npm_config_https_proxy: 'http://proxy',
    HOME: '/home/me',
  };
  expect(networkSettings(env)).toEqual({
    pnpm_config_cafile: '/etc/ca.pem',
    pnpm_config_https_proxy: 'http://proxy',
  });
});
