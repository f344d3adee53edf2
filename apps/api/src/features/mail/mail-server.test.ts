import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { account } from '@upcurve/contracts/account/account';
import { audit } from '@upcurve/contracts/account/audit';
import { inbox } from '@upcurve/contracts/leads/inbox';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { mail } from '@upcurve/contracts/settings/mail';
import type { MailServerInput } from '@upcurve/contracts/settings/mail-server';
import { LOCALHOST_TLS, startMailServer } from '@upcurve/testing/mail-server';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { apiForFile, apiForTest, refusedWith, startApi, type TestApi, until } from '../../../test/api.ts';
import { leadInput } from '../../../test/samples/leads.ts';
import { sendMail } from './send.ts';
import { mailServer } from './server.ts';

const PASSWORD = 'tall ship harbour';
const OWNER = 'olga@lowe.example';

const trusted = getCACertificates('default');
setDefaultCACertificates([...trusted, LOCALHOST_TLS.cert]);
const server = await startMailServer({ users: { desk: PASSWORD } });
afterAll(() => server.close());
const api = await apiForFile({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' }, worker: true });
const owner = await api.signIn('owner', 'olga');
await api.client(account, owner).updateProfile({ body: { email: OWNER, leadMails: 'all' } });
afterAll(() => setDefaultCACertificates(trusted));
afterEach(async () => {
  await client().removeMailServer();
  await api.db.deleteFrom('mails').execute();
  server.received.length = 0;
  server.refuseSenders(null);
});

const client = () => api.client(mail, owner);
const input = (change: Partial<MailServerInput> = {}): MailServerInput => ({
  host: 'localhost',
  port: server.port,
  security: 'starttls',
  username: 'desk',
  password: PASSWORD,
  senderName: 'Lowe Clinics',
  senderAddress: 'desk@lowe.example',
  ...change,
});
const save = (change: Partial<MailServerInput> = {}, version?: number) =>
  client().saveMailServer({
    body: input(change),
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const tried = (change: Partial<MailServerInput> = {}) => client().testMailServer({ body: input(change) });
const health = async () => {
  const { connection: isDone } = await api.client(inbox, owner).getFirstSteps();
  const { failing = [] } = await api.client(account, owner).getUser();
  return { isDone, isFailing: failing.includes('mail') };
};
const password = async () => {
  const found = await mailServer(api.db, api.config);
  return found && 'host' in found ? found.password : 'none';
};
const arrived = (count: number) => until(() => expect(server.received).toHaveLength(count));

/** Opens a port that answers each connection as it likes. */
async function hostileServer(answer: (socket: Socket) => void, isTls = false): Promise<number> {
  const sockets = new Set<Socket>();
  const begin = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    answer(socket);
  };
  const hostile = isTls ? createTlsServer(LOCALHOST_TLS, begin) : createServer(begin);
  await new Promise<void>((resolve) => hostile.listen(0, 'localhost', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => hostile.close(resolve));
  });
  return (hostile.address() as AddressInfo).port;
}

test('switches mail on at once and without a restart: the next lead is mailed through the saved server', async () => {
  expect(await client().getMailServer()).toMatchObject({ host: '', port: 587, hasPassword: false });
  await api.client(quiz).submit({ body: leadInput(api) });
  expect(await api.client(inbox, owner).getFirstSteps()).toMatchObject({ connection: false });

  const saved = await save({ host: 'LOCALHOST' });
  expect(saved).toEqual({
    host: 'localhost',
    port: server.port,
    security: 'starttls',
    username: 'desk',
    senderName: 'Lowe Clinics',
    senderAddress: 'desk@lowe.example',
    isFromEnvironment: false,
    hasPassword: true,
    isPasswordLost: false,
    version: saved.version,
  });
  expect(await client().getMailServer()).toEqual(saved);
  expect(await client().getMailState()).toMatchObject({ isOn: true, from: 'desk@lowe.example' });
  expect(await api.client(account, owner).getProfile()).toMatchObject({ isMailOn: true });
  expect(await health()).toEqual({ isDone: false, isFailing: true });
  const { canMail } = await api.client(quiz).submit({ body: leadInput(api, { email: 'zoe@bell.example' }) });
  expect(canMail).toBe(true);
  await arrived(2);
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual([OWNER, 'zoe@bell.example']);
  await until(async () => expect(await health()).toEqual({ isDone: true, isFailing: false }));
  for (const { headers } of server.received) expect(headers.from).toBe('Lowe Clinics <desk@lowe.example>');

  // A test lead is mailed through the same server: its report and the notice both go to the owner.
  await api.client(quiz, owner).sendTestLead();
  await arrived(4);
  expect(server.received.filter(({ to }) => to.includes(OWNER))).toHaveLength(3);

  await client().removeMailServer();
  expect(await client().getMailState()).toMatchObject({ isOn: false });
  expect(await client().getMailServer()).toMatchObject({ host: '', username: '', hasPassword: false });
  await client().removeMailServer();
});

test('counts as set up once a test has passed with the saved settings, and no longer once one fails', async () => {
  server.refuseSenders(550);
  expect(await tried()).toMatchObject({ success: false });
  await save();
  expect(await health()).toEqual({ isDone: false, isFailing: true });
  server.refuseSenders(null);
  expect(await tried({ username: '', password: '' })).toMatchObject({ success: false });
  expect(await tried()).toMatchObject({ success: true });
  expect(await health()).toEqual({ isDone: true, isFailing: false });
  // A test before saving counts for the settings that are then saved.
  expect(await tried({ senderAddress: 'new@lowe.example' })).toMatchObject({ success: true });
  expect(await health()).toEqual({ isDone: false, isFailing: true });
  await save({ senderAddress: 'new@lowe.example' });
  expect(await health()).toEqual({ isDone: true, isFailing: false });
  server.refuseSenders(550);
  expect(await tried({ senderAddress: 'new@lowe.example' })).toMatchObject({ success: false });
  expect(await health()).toEqual({ isDone: false, isFailing: true });
});

test('sends an email that waited while the server was refusing, once its settings are right', async () => {
  await save({ password: 'wrong' });
  await api.client(quiz).submit({ body: leadInput(api, { email: 'ada@bell.example' }) });
  const lastErrors = async () =>
    (await client().listMails()).items.map(({ lastError }) => lastError?.slice(0, 29));
  await until(async () => expect(await lastErrors()).toEqual(Array(2).fill('Username or password refused:')));
  await save();
  await api.db.updateTable('mails').set({ status: 'failed' }).execute();
  for (const { id } of (await client().listMails()).items) await client().resendMail({ params: { id } });
  await arrived(2);
});

test('encrypts the password for its server only, and never returns or audits it', async () => {
  const saved = await save();
  const row = await api.db.selectFrom('mailServer').selectAll().executeTakeFirstOrThrow();
  expect(row.password?.toString('latin1')).not.toContain(PASSWORD);
  expect(await password()).toBe(PASSWORD);
  await save({ password: 'another one' }, saved.version);
  await save({ password: undefined, port: 2525 });
  await client().removeMailServer();
  const { items } = await api.client(audit, owner).listAuditLog({ query: { action: 'mail.server' } });
  expect(items.slice(0, 4)).toMatchObject([
    { what: 'localhost', actorName: 'olga', after: { host: '', username: '' } },
    { before: { port: server.port }, after: { port: 2525 } },
    { before: {}, after: { password: 'changed' } },
    { before: { host: '' }, after: { host: 'localhost', username: 'desk', password: 'changed' } },
  ]);
  expect(items[1]?.after).not.toHaveProperty('password');
  expect(JSON.stringify([saved, items])).not.toMatch(new RegExp(`${PASSWORD}|another one`));

  // Write access to the database is not enough to have the password sent to another server.
  await save();
  await api.db.updateTable('mailServer').set({ host: 'evil.example' }).execute();
  expect(await password()).toBeUndefined();
});

test('keeps the password while host and user stay, and demands it again otherwise', async () => {
  await save();
  await save({ password: undefined, port: 2525, security: 'tls', senderName: '' });
  expect(await password()).toBe(PASSWORD);
  for (const change of [{ host: 'evil.example' }, { username: 'root' }]) {
    const issue = { path: 'password', message: expect.stringContaining('has changed') };
    const refused = { statusCode: 400, issues: [issue] };
    await expect(save({ password: undefined, ...change })).rejects.toMatchObject(refused);
    await expect(tried({ password: undefined, ...change })).rejects.toMatchObject(refused);
  }
  await expect(save({ password: '' })).rejects.toMatchObject({ issues: [{ path: 'password' }] });
  await expect(save({ username: '' })).rejects.toMatchObject({ issues: [{ path: 'username' }] });
  expect(await save({ username: '', password: '' })).toMatchObject({ username: '', hasPassword: false });
  expect(await password()).toBe('');
  await expect(save({ password: undefined })).rejects.toMatchObject({ issues: [{ path: 'password' }] });
});

test('says that a password from before a change of the secret has to be entered again', async () => {
  await save();
  const config = { ...api.config, sessionSecret: 'another secret of more than 32 characters' };
  const found = await mailServer(api.db, config);
  expect(found).toMatchObject({ host: 'localhost', password: undefined });
  if (!found) return;
  const message = { id: 'x', to: { name: '', address: OWNER }, subject: 'Hello', text: 'Hello' };
  expect(await sendMail(found, message)).toEqual({
    kind: 'failed',
    error: 'The password of the email server can no longer be read. Enter it again in Settings, Email',
    isFinal: false,
  });
  await api.db
    .updateTable('mailServer')
    .set({ password: Buffer.alloc(40) })
    .execute();
  expect(await client().getMailServer()).toMatchObject({ hasPassword: true, isPasswordLost: true });
  await expect(save({ password: undefined })).rejects.toMatchObject({
    issues: [{ path: 'password', message: expect.stringContaining('can no longer be read') }],
  });
  expect(await save()).toMatchObject({ isPasswordLost: false });
});

test('rejects a change of an older version, also after the server was removed', async () => {
  const { version } = await save();
  await client().removeMailServer();
  expect(await refusedWith(save({}, version))).toBe(412);
  expect(await client().getMailState()).toMatchObject({ isOn: false });
  const both = await Promise.allSettled([save({}, version + 1), save({ port: 25 }, version + 1)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

describe('a test', () => {
  test('sends an email to the owner and saves nothing', async () => {
    expect(await tried()).toEqual({ success: true, message: `The server accepted an email to ${OWNER}.` });
    expect(server.received).toMatchObject([
      { to: [OWNER], headers: { from: 'Lowe Clinics <desk@lowe.example>' } },
    ]);
    expect(await client().getMailServer()).toMatchObject({ host: '' });
    expect((await client().listMails()).items).toEqual([]);
    await save();
    expect(await tried({ password: undefined })).toMatchObject({ success: true });
  });

  test('works with TLS from the start, which STARTTLS does not replace', async () => {
    const tls = await startMailServer({ users: { desk: PASSWORD }, isTls: true });
    onTestFinished(() => tls.close());
    expect(await tried({ port: tls.port, security: 'tls' })).toMatchObject({ success: true });
    expect(await tried({ security: 'tls' })).toEqual({
      success: false,
      message: 'No secure connection. The server may need STARTTLS',
    });
  });

  test('says in plain words what is wrong, without the password that a server repeats', async () => {
    expect(await tried({ password: 'guessed it' })).toEqual({
      success: false,
      message: 'Username or password refused: 535 Wrong password …',
    });
    server.refuseSenders(553);
    expect(await tried()).toEqual({
      success: false,
      message: 'Sender refused: 553 This sender is not yours',
    });
    expect(await tried({ host: 'no-such-host.invalid' })).toEqual({
      success: false,
      message: 'There is no server of this name',
    });
    expect(await tried({ port: 1 })).toEqual({ success: false, message: 'Connection refused' });
    // The certificate is for localhost.
    expect(await tried({ host: '127.0.0.1' })).toEqual({
      success: false,
      message: 'The certificate is for another host',
    });
    setDefaultCACertificates(trusted);
    onTestFinished(() => setDefaultCACertificates([...trusted, LOCALHOST_TLS.cert]));
    expect(await tried()).toEqual({
      success: false,
      message: 'The certificate is self-signed',
    });
  });

  test('sends neither password nor mail over an unencrypted connection', async () => {
    const plain = await startMailServer();
    onTestFinished(() => plain.close());
    expect(await tried({ port: plain.port })).toEqual({
      success: false,
      message: expect.stringMatching(/^No secure connection/),
    });
    expect(plain.received).toEqual([]);
  });

  test('of an owner without an address goes to the sender', async () => {
    await api.client(account, owner).updateProfile({ body: { email: '' } });
    onTestFinished(
      async () => void (await api.client(account, owner).updateProfile({ body: { email: OWNER } })),
    );
    expect(await tried()).toMatchObject({ message: 'The server accepted an email to desk@lowe.example.' });
  });

  const flood = (text: string) => (socket: Socket) => {
    const more = () => {
      while (socket.writable && socket.write(text.repeat(20_000)));
    };
    socket.on('drain', more);
    more();
  };
  test.each([
    ['a greeting that never ends', 'x', /^This is not an email server/],
    ['a reply of endless lines', '220-more\r\n', /^This is not an email server/],
    ['endless empty lines', '\r\n', /^This is not an email server/],
    ['endless replies', '220 ready\r\n', /^(No secure connection|This is not an email server)/],
  ])('gives up on a server with %s', async (_, text, message) => {
    const port = await hostileServer(flood(text));
    expect(await tried({ port })).toEqual({ success: false, message: expect.stringMatching(message) });
  });

  test('gives up on a flood within TLS', async () => {
    const port = await hostileServer(flood('\r\n'), true);
    expect(await tried({ port, security: 'tls' })).toEqual({
      success: false,
      message: expect.stringMatching(/^(This is not an email server|Connection cut)/),
    });
  });

  test('gives up on a server that says nothing', async () => {
    const port = await hostileServer(() => {});
    await save({ port, username: '', password: '' });
    const found = await mailServer(api.db, api.config);
    if (!found) throw new Error('Email is off.');
    const message = { id: 'x', to: { name: '', address: OWNER }, subject: 'Hello', text: 'Hello' };
    expect(await sendMail(found, message, 0.2)).toEqual({
      kind: 'failed',
      error: 'Not sent within 0.2 s',
      isFinal: false,
    });
  });
});

test.each([
  [{ host: '' }, 'host'],
  [{ host: 'smtps://smtp.example.com' }, 'host'],
  [{ host: 'smtp.example.com:465' }, 'host'],
  [{ host: 'user@smtp.example.com' }, 'host'],
  [{ host: `${'x'.repeat(60)}.`.repeat(5) }, 'host'],
  [{ port: 0 }, 'port'],
  [{ port: 65_536 }, 'port'],
  [{ port: 25.5 }, 'port'],
  [{ security: 'none' }, 'security'],
  [{ password: 'nul\u0000' }, 'password'],
  [{ senderAddress: '' }, 'senderAddress'],
  [{ senderAddress: 'desk' }, 'senderAddress'],
])('rejects %j', async (change, path) => {
  const refused = { statusCode: 400, issues: expect.arrayContaining([expect.objectContaining({ path })]) };
  await expect(save(change as Partial<MailServerInput>)).rejects.toMatchObject(refused);
  await expect(tried(change as Partial<MailServerInput>)).rejects.toMatchObject(refused);
});

describe('without access to private networks', () => {
  let strict: TestApi;
  let as: Record<string, string>;
  beforeAll(async () => {
    strict = await startApi();
    as = await strict.signIn('owner');
    await strict.client(account, as).updateProfile({ body: { email: OWNER } });
  });
  afterAll(() => strict.close());

  test.each(['127.0.0.1', '127.1', '10.0.0.8', '169.254.169.254', 'localhost', 'mail.localhost'])(
    'refuses %s',
    async (host) => {
      const own = strict.client(mail, as);
      const body = input({ host, port: 587 });
      const refused = { statusCode: 400, issues: [{ path: 'host' }] };
      await expect(own.saveMailServer({ body, headers: {} })).rejects.toMatchObject(refused);
      await expect(own.testMailServer({ body })).rejects.toMatchObject(refused);
    },
  );

  test('refuses unusual ports', async () => {
    const body = input({ host: 'smtp.example.com', port: 5432 });
    await expect(strict.client(mail, as).testMailServer({ body })).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path: 'port', message: 'Use one of the ports 25, 465, 587, 2525.' }],
    });
  });

  test('refuses a name that resolves to a private address only when it connects', async () => {
    // As if the name had a public address when it was saved.
    const row = { host: 'localhost', port: server.port, senderAddress: 'desk@lowe.example' };
    await strict.db.updateTable('mailServer').set(row).execute();
    const found = await mailServer(strict.db, strict.config);
    if (!found) throw new Error('Email is off.');
    const message = { id: 'x', to: { name: '', address: OWNER }, subject: 'Hello', text: 'Hello' };
    expect(await sendMail(found, message)).toEqual({
      kind: 'failed',
      error: expect.stringContaining('in a private network'),
      isFinal: false,
    });
    expect(server.received).toEqual([]);
  });
});

test('SMTP_URL wins: the settings show it without its password, and cannot be changed', async () => {
  const fixed = await apiForTest({
    env: { SMTP_URL: 'smtps://desk:secret@smtp.example.com', MAIL_FROM: 'Lowe <hello@lowe.example>' },
  });
  const own = fixed.client(mail, await fixed.signIn('owner'));
  const row = { host: 'localhost', port: server.port, senderAddress: 'desk@lowe.example' };
  await fixed.db.updateTable('mailServer').set(row).execute();
  expect(await own.getMailServer()).toEqual({
    host: 'smtp.example.com',
    port: 465,
    security: 'tls',
    username: '',
    senderName: 'Lowe',
    senderAddress: 'hello@lowe.example',
    isFromEnvironment: true,
    hasPassword: true,
    isPasswordLost: false,
    version: 0,
  });
  expect(await own.getMailState()).toMatchObject({ isOn: true, from: 'hello@lowe.example' });
  const refused = { statusCode: 409, message: expect.stringContaining('SMTP_URL') };
  await expect(own.saveMailServer({ body: input(), headers: {} })).rejects.toMatchObject(refused);
  await expect(own.testMailServer({ body: input() })).rejects.toMatchObject(refused);
  await expect(own.removeMailServer()).rejects.toMatchObject(refused);
});

test('limits how often an owner can test', async () => {
  const limited = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
  const own = limited.client(mail, await limited.signIn('owner'));
  const attempt = () => own.testMailServer({ body: input({ port: 587 }) });
  for (let i = 0; i < 10; i++) expect(await refusedWith(attempt())).toBe(400);
  expect(await refusedWith(attempt())).toBe(429);
});

test('MAIL_FROM without SMTP_URL is proposed as the sender', async () => {
  const proposing = await apiForTest({ env: { MAIL_FROM: 'Lowe <hello@lowe.example>' } });
  const own = proposing.client(mail, await proposing.signIn('owner'));
  expect(await own.getMailServer()).toMatchObject({
    host: '',
    senderName: 'Lowe',
    senderAddress: 'hello@lowe.example',
  });
});
