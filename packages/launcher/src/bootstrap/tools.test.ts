import { expect, test } from 'vitest';
import { networkSettings } from './tools.mjs';

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
