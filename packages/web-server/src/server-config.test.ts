import { describe, expect, test } from 'vitest';
import { parseServerConfig } from './server-config.ts';
import { ConfigError } from './settings.ts';

test('uses the defaults of the README', () => {
  expect(parseServerConfig({}, 'MARKETING_PORT')).toEqual({
    isProduction: false,
    port: 3000,
    host: '127.0.0.1',
    apiUrl: 'http://localhost:4000',
    marketingUrl: 'http://localhost:3000',
    adminUrl: 'http://localhost:3001',
    trustedProxies: ['loopback'],
    rateLimitFactor: 1,
    drainSeconds: 0,
  });
  expect(parseServerConfig({}, 'ADMIN_PORT').port).toBe(3001);
});

test('derives unset or empty addresses from the ports', () => {
  const env = {
    MARKETING_PORT: '3300',
    ADMIN_PORT: '3200',
    API_PORT: '4100',
    ADMIN_URL: '',
    HOST: '0.0.0.0',
  };
  expect(parseServerConfig(env, 'ADMIN_PORT')).toEqual({
    isProduction: false,
    port: 3200,
    host: '0.0.0.0',
    apiUrl: 'http://localhost:4100',
    marketingUrl: 'http://localhost:3300',
    adminUrl: 'http://localhost:3200',
    trustedProxies: ['loopback'],
    rateLimitFactor: 1,
    drainSeconds: 0,
  });
});

test('removes the slash at the end of addresses', () => {
  const env = { MARKETING_URL: 'https://Upcurve.example/', API_URL: 'http://api:4000/v1/' };
  expect(parseServerConfig(env, 'MARKETING_PORT')).toMatchObject({
    marketingUrl: 'https://upcurve.example',
    apiUrl: 'http://api:4000/v1',
  });
});

describe('names an invalid setting and the fix', () => {
  test.each([
    [
      'MARKETING_PORT',
      'three',
      'MARKETING_PORT is "three": set it to a port between 0 and 65535, e.g. 3000.',
    ],
    ['ADMIN_PORT', '70000', 'ADMIN_PORT is "70000": set it to a port between 0 and 65535, e.g. 3001.'],
    ['DRAIN_SECONDS', '-1', 'DRAIN_SECONDS is "-1": set it to a whole number from 0 to 99, e.g. 5.'],
    ['API_PORT', '-1', 'API_PORT is "-1": set it to a port between 0 and 65535, e.g. 4000.'],
    [
      'API_URL',
      'localhost:4000',
      'API_URL is "localhost:4000": set it to an http or https address, e.g. http://localhost:4000.',
    ],
    [
      'ADMIN_URL',
      'https://a.example/x',
      'ADMIN_URL is "https://a.example/x": set it to an address without a path, e.g. https://a.example.',
    ],
    [
      'MARKETING_URL',
      'not one',
      'MARKETING_URL is "not one": set it to an http or https address, e.g. http://localhost:3000.',
    ],
  ])('%s=%s', (name, value, message) => {
    const parse = () => parseServerConfig({ [name]: value }, 'MARKETING_PORT');
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(message);
  });
});
