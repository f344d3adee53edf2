import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '@upcurve/api-client/create-client';
import { account } from '@upcurve/contracts/account/account';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import { startMailServer } from '@upcurve/testing/mail-server';
import { afterAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { ADMIN, PASSWORD, until } from '../test/api.ts';
import { type ApiProcess, spawnApi } from '../test/processes/api-process.ts';
import { proofOf } from '../test/samples/proof.ts';
import { startReceiver } from '../test/servers/receiver.ts';
import { issueFormToken } from './lib/security/form-guard.ts';

const SECRET = 'a secret of more than thirty-two characters';
const { serverUrl, template } = inject('postgres');

const dataDir = await mkdtemp(join(tmpdir(), 'upcurve-main-'));
const name = uniqueDatabaseName();
const port = await freeLoopbackPort();
const env = {
  DATABASE_URL: await createDatabase(serverUrl, name, template),
  DATA_DIR: dataDir,
  API_PORT: String(port),
  SESSION_SECRET: SECRET,
  DEMO_CONTENT: 'true',
  WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
  NODE_ENV: 'production',
};
afterAll(async () => {
  await dropDatabase(serverUrl, name);
  await rm(dataDir, { recursive: true, force: true });
});

/** The form token and proof of a form that was open for ten seconds. */
function guarded() {
  const formToken = issueFormToken(SECRET, new Date(Date.now() - 10_000).toISOString());
  return { formToken, proof: proofOf(SECRET, formToken) };
}

const baseUrl = () => `http://127.0.0.1:${port}`;
async function ready(api: ApiProcess): Promise<void> {
  await vi.waitFor(
    async () => {
      if (api.child.exitCode !== null) throw new Error(`exited: ${api.output()}`);
      expect((await fetch(`${baseUrl()}/api/health/ready`)).status).toBe(200);
    },
    { timeout: 60_000, interval: 100 },
  );
}

describe('a failed start prints one sentence and exits with 1', () => {
  const sentence = /^[^\n]+\n$/;

  test.each([
    [{ SESSION_SECRET: '' }, 'SESSION_SECRET'],
    [{ DATABASE_URL: '' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'DATABASE_URL'],
    [{ API_PORT: 'x' }, 'API_PORT'],
  ])('%j', async (change, variable) => {
    const api = spawnApi({ ...env, ...change });
    expect(await api.exited).toBe(1);
    expect(api.output()).toMatch(sentence);
    expect(api.output()).toContain(variable);
  });

  test('a port in use', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => {
      taken.listen(0, '127.0.0.1', resolve);
    });
    const api = spawnApi({ ...env, API_PORT: String((taken.address() as AddressInfo).port) });
    expect(await api.exited).toBe(1);
    expect(api.output()).toMatch(/^Port \d+ on [^\n]+ is taken: [^\n]+ API_PORT [^\n]+\n$/m);
    taken.close();
  });
});

test('sends a delivery interrupted by a kill again after the restart, with the same id', async () => {
  const receiver = await startReceiver();
  let api = spawnApi(env);
  try {
    await ready(api);
    const link = (await readFile(join(dataDir, 'setup-link'), 'utf8')).trim();
    expect(link.startsWith(`${ADMIN}/auth?invite=`)).toBe(true);
    expect((await stat(join(dataDir, 'setup-link'))).mode & 0o777).toBe(0o600);
    await until(() => expect(api.output()).toContain(link));

    const registered = await fetch(`${baseUrl()}/api/register`, {
      method: 'POST',
      headers: { origin: ADMIN, 'content-type': 'application/json' },
      body: JSON.stringify({
        username: 'owner',
        password: PASSWORD,
        inviteToken: new URL(link).searchParams.get('invite'),
      }),
    });
    expect(registered.status).toBe(201);
    await expect(stat(join(dataDir, 'setup-link'))).rejects.toThrow();
    const headers = { origin: ADMIN, cookie: registered.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const staff = createClient(webhook, { baseUrl: baseUrl(), headers: () => headers });
    await staff.saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });

    const visitor = createClient(quiz, { baseUrl: baseUrl(), headers: () => ({ origin: ADMIN }) });
    const submit = () =>
      visitor.submit({
        body: { name: 'Kill', email: 'kill@example.com', consent: false, answers: {}, ...guarded() },
      });
    // These are recorded as delivered, so they are not sent again.
    const before = 3;
    for (let n = 0; n < before; n++) await submit();
    const delivered = async () => (await staff.listDeliveries({ query: { status: 'delivered' } })).total;
    await vi.waitFor(async () => expect(await delivered()).toBe(before), { timeout: 20_000 });
    // The receiver hangs, so the kill interrupts the attempt.
    receiver.answerWith(() => {});
    const receipt = await submit();
    await until(() => expect(receiver.received).toHaveLength(before + 1));
    await api.kill('SIGKILL');

    receiver.answerWith((response) => response.writeHead(204).end());
    api = spawnApi(env);
    await ready(api);
    await vi.waitFor(
      async () => {
        const { items } = await staff.listDeliveries();
        expect(items).toHaveLength(before + 1);
        expect(items[0]).toMatchObject({ status: 'delivered', submissionId: receipt.id });
      },
      { timeout: 60_000, interval: 250 },
    );
    const sent = receiver.received.map((one) => one.headers['webhook-id']);
    expect(new Set(sent).size).toBe(before + 1);
    // Only the interrupted delivery arrived twice.
    expect(sent).toHaveLength(before + 2);
    expect(sent.filter((id) => id === sent[before])).toHaveLength(2);
    const users = createClient(account, { baseUrl: baseUrl(), headers: () => headers });
    expect(await users.getUser()).toMatchObject({ username: 'owner' });
  } finally {
    await api.kill('SIGKILL');
    await receiver.close();
  }
}, 240_000);

test('sends an email again with the same Message-ID if killed before the email server accepted it', async () => {
  const server = await startMailServer();
  const withMail = { ...env, SMTP_URL: server.url };
  let api = spawnApi(withMail);
  try {
    await ready(api);
    // The email server receives the email and never responds.
    server.answerWith(() => new Promise(() => {}));
    const visitor = createClient(quiz, { baseUrl: baseUrl(), headers: () => ({ origin: ADMIN }) });
    await visitor.submit({
      body: { name: 'Kill', email: 'kill@example.com', consent: false, answers: {}, ...guarded() },
    });
    await until(() => expect(server.received).toHaveLength(1));
    await api.kill('SIGKILL');

    server.answerWith(async () => null);
    api = spawnApi(withMail);
    await vi.waitFor(() => expect(server.received).toHaveLength(2), { timeout: 60_000, interval: 250 });
    const ids = server.received.map(({ headers }) => headers['message-id']);
    expect(ids[0]).toMatch(/^<[\da-f-]{36}@localhost>$/);
    expect(ids[1]).toBe(ids[0]);
  } finally {
    await api.kill('SIGKILL');
    await server.close();
  }
}, 240_000);

test('is not ready for DRAIN_SECONDS after SIGTERM, then exits with 0 despite keep-alive connections', async () => {
  const api = spawnApi({ ...env, DRAIN_SECONDS: '5' });
  onTestFinished(() => api.kill('SIGKILL'));
  await ready(api);
  const status = async (path: string) => (await fetch(`${baseUrl()}/api/health/${path}`)).status;
  expect(await status('live')).toBe(200);
  api.child.kill('SIGTERM');
  await vi.waitFor(async () => expect(await status('ready')).toBe(503), { timeout: 10_000, interval: 20 });
  expect(await status('live')).toBe(200);
  expect(await api.exited).toBe(0);
});

test('answers requests in progress at SIGTERM, readiness with 503, and closes their connections', async () => {
  const api = spawnApi(env);
  onTestFinished(() => api.kill('SIGKILL'));
  await ready(api);
  const ask = (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\n`);
    return { said: text(socket), finish: () => socket.write('Host: a\r\n\r\n') };
  };
  const calls = ['/api/form-token', '/api/health/ready'].map(ask);
  // The server accepts connections in order, so after another answer the first part of both has arrived.
  await ready(api);
  api.child.kill('SIGTERM');
  await vi.waitFor(
    async () => {
      const status = await fetch(`${baseUrl()}/api/health/ready`).then(
        (response) => response.status,
        () => 'refused',
      );
      expect(status).not.toBe(200);
    },
    { timeout: 10_000, interval: 20 },
  );
  for (const { finish } of calls) finish();
  const [token, readiness] = await Promise.all(calls.map(({ said }) => said));
  expect(token).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n/i);
  expect(readiness).toMatch(/^HTTP\/1\.1 503 [\s\S]*This process is shutting down\./);
  expect(await api.exited).toBe(0);
});
