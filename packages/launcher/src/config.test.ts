import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './bootstrap/repository.mjs';
import { appEnvironment, readConfig } from './config.ts';

test('uses the defaults without any settings', () => {
  expect(readConfig({})).toEqual({
    dataDir: join(ROOT, '.data'),
    databaseUrl: undefined,
    host: '127.0.0.1',
    ports: { marketing: 3000, admin: 3001, api: 4000 },
    urls: {
      marketing: 'http://localhost:3000',
      admin: 'http://localhost:3001',
      api: 'http://localhost:4000',
    },
  });
});

test('derives addresses from the ports unless they are set', () => {
  const { urls } = readConfig({
    ADMIN_PORT: '3201',
    MARKETING_PORT: '3200',
    MARKETING_URL: 'https://upcurve.test',
    API_PORT: '',
  });
  expect(urls).toEqual({
    marketing: 'https://upcurve.test',
    admin: 'http://localhost:3201',
    api: 'http://localhost:4000',
  });
});

test.each([
  [{ ADMIN_PORT: 'abc' }, 'ADMIN_PORT is "abc". Set it to a port number from 1 to 65535.'],
  [{ API_PORT: '0' }, 'API_PORT is "0". Set it to a port number from 1 to 65535.'],
  [{ API_PORT: '65536' }, 'API_PORT is "65536". Set it to a port number from 1 to 65535.'],
  [{ MARKETING_PORT: '4000' }, 'MARKETING_PORT and API_PORT are both 4000. Give each its own port.'],
])('rejects %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('gives apps the settings they need, those of the user, and a persistent session secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upcurve-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dataDir = join(folder, 'new');
  const given = {
    DATA_DIR: dataDir,
    DEMO_CONTENT: 'false',
    SMTP_URL: 'smtp://localhost',
    LOG_LEVEL: '',
  };
  const env = appEnvironment(readConfig(given), 'postgres://db', given);

  expect(env).toEqual({
    DEMO_CONTENT: 'false',
    SMTP_URL: 'smtp://localhost',
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://db',
    SESSION_SECRET: expect.stringMatching(/^[\w-]{43}$/),
    MARKETING_PORT: '3000',
    MARKETING_URL: 'http://localhost:3000',
    ADMIN_PORT: '3001',
    ADMIN_URL: 'http://localhost:3001',
    API_PORT: '4000',
    API_URL: 'http://localhost:4000',
  });
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(appEnvironment(readConfig(given), 'postgres://db', given).SESSION_SECRET).toBe(env.SESSION_SECRET);
});
