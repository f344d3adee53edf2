import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const DATABASE_URL = 'postgres://localhost/x';
const SESSION_SECRET = 'a secret that only these tests use';
const folder = () => mkdtempSync(join(tmpdir(), 'upcurve-config-'));

test('uses the defaults that other programs rely on', () => {
  const config = loadConfig({ DATABASE_URL, SESSION_SECRET, DATA_DIR: folder() });
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    apiUrl: 'http://localhost:4000',
    adminUrl: 'http://localhost:3001',
    marketingUrl: 'http://localhost:3000',
    role: 'all',
    demoContent: false,
    rateLimitFactor: 1,
    allowPrivateNetworks: false,
    smtpUrl: undefined,
    mailFrom: { name: '', address: 'no-reply@localhost' },
  });
});

test('uses the session secret for the mail suppression list unless SUPPRESSION_SECRET is set', () => {
  const env = { DATABASE_URL, SESSION_SECRET, DATA_DIR: folder() };
  expect(loadConfig(env).suppressionSecret).toBe(SESSION_SECRET);
  const own = 'one that outlives the secret of sessions';
  expect(loadConfig({ ...env, SUPPRESSION_SECRET: own })).toMatchObject({
    sessionSecret: SESSION_SECRET,
    suppressionSecret: own,
  });
  expect(() => loadConfig({ ...env, SUPPRESSION_SECRET: 'short' })).toThrow('SUPPRESSION_SECRET is shorter');
});

test('uses the configured ports in the default addresses', () => {
  const config = loadConfig({
    DATABASE_URL,
    SESSION_SECRET,
    DATA_DIR: folder(),
    ADMIN_PORT: '8001',
    MARKETING_PORT: '8000',
  });
  expect(config).toMatchObject({ adminUrl: 'http://localhost:8001', marketingUrl: 'http://localhost:8000' });
});

test('sends mail from an address of the site unless MAIL_FROM is set', () => {
  const from = (env: Record<string, string>) =>
    loadConfig({ DATABASE_URL, SESSION_SECRET, DATA_DIR: folder(), ...env }).mailFrom;
  expect(from({ MARKETING_URL: 'https://www.example.com' })).toEqual({
    // An empty name means the agency's name, which an owner can change.
    name: '',
    address: 'no-reply@example.com',
  });
  expect(from({ MAIL_FROM: 'hello@example.com' })).toEqual({ name: '', address: 'hello@example.com' });
  expect(from({ MAIL_FROM: 'The Desk <desk@example.com>' })).toEqual({
    name: 'The Desk',
    address: 'desk@example.com',
  });
});

test('does not show the password of an invalid REDIS_URL', () => {
  const load = () =>
    loadConfig({
      DATABASE_URL,
      SESSION_SECRET,
      DATA_DIR: folder(),
      REDIS_URL: 'http://:hunter22@redis.example.com',
    });
  expect(load).toThrow('REDIS_URL is not an address such as');
  expect(load).not.toThrow('hunter22');
});

test('does not show the password of an invalid SMTP_URL', () => {
  const load = () =>
    loadConfig({
      DATABASE_URL,
      SESSION_SECRET,
      DATA_DIR: folder(),
      SMTP_URL: 'http://user:hunter22@smtp.example.com',
    });
  expect(load).toThrow('SMTP_URL is not an address such as');
  expect(load).not.toThrow('hunter22');
});

test.each([
  [{}, 'DATABASE_URL is not set. Set it, or run npm start'],
  [{ NODE_ENV: 'production' }, 'DATABASE_URL is not set. In production'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_URL, SESSION_SECRET: '' }, 'SESSION_SECRET is not set. Make one with: openssl rand -base64 32'],
  [{ DATABASE_URL, SESSION_SECRET: 'short' }, 'SESSION_SECRET is shorter'],
  [{ DATABASE_URL, METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is shorter'],
  [{ DATABASE_URL, BACKUP_KEY: 'a key' }, 'BACKUP_KEY encrypts nothing any more'],
  [{ DATABASE_URL, DATABASE_POOL_SIZE: '0' }, 'DATABASE_POOL_SIZE is "0"'],
  [{ DATABASE_URL, API_PORT: 'four' }, 'API_PORT is "four"'],
  [{ DATABASE_URL, API_PORT: '70000' }, 'API_PORT'],
  [{ DATABASE_URL, ADMIN_URL: 'admin.example.com' }, 'ADMIN_URL'],
  [{ DATABASE_URL, ADMIN_URL: 'https://example.com/admin' }, 'ADMIN_URL'],
  [{ DATABASE_URL, API_ROLE: 'boss' }, 'API_ROLE is "boss": set it to one of server, worker, all.'],
  [{ DATABASE_URL, MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody": set it to an address'],
  [{ DATABASE_URL, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM'],
  [{ DATABASE_URL, DEMO_CONTENT: 'yes' }, 'DEMO_CONTENT'],
  [{ DATABASE_URL, RATE_LIMIT_FACTOR: '-1' }, 'RATE_LIMIT_FACTOR'],
])('rejects %j with a message that names the variable and the fix', (env, message) => {
  expect(() => loadConfig({ SESSION_SECRET, DATA_DIR: folder(), ...env })).toThrow(message);
});
