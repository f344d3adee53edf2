import { account } from '@upcurve/contracts/account/account';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { mail } from '@upcurve/contracts/settings/mail';
import { startMailServer } from '@upcurve/testing/mail-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../test/api.ts';
import { leadInput } from '../../../test/samples/leads.ts';
import { encodeHeader, sendMail } from './send.ts';
import { shortenText } from './wording.ts';

describe('without an email server', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  test('stores no mails, and profile and settings report that email is off', async () => {
    const headers = await api.signIn('owner');
    const profile = api.client(account, headers);
    expect(await profile.updateProfile({ body: { email: 'olivia@example.com' } })).toMatchObject({
      isMailOn: false,
    });
    await api.client(quiz).submit({ body: leadInput(api) });
    expect(await api.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    const mails = api.client(mail, headers);
    expect(await mails.getMailState()).toMatchObject({ isOn: false, from: 'no-reply@localhost' });
    const id = '0198a2f0-0000-7000-8000-000000000000';
    await expect(mails.resendMail({ params: { id } })).rejects.toMatchObject({
      statusCode: 409,
      message: 'Email is off. An owner can set it up under Settings, Email.',
    });
  });
});

const message = {
  id: '0198a2f0-0000-7000-8000-000000000000',
  to: { name: '', address: 'anna@example.com' },
  subject: 'Hello',
  text: 'Hello',
};
const from = { name: '', address: 'desk@example.com' };

test('encodes a subject so that text like an encoded word is shown unchanged', async () => {
  const server = await startMailServer();
  const subject = `New lead: =?utf-8?q?Your_account_is_closed?= ${'Zoë '.repeat(20)}(42, eligible)`;
  await sendMail({ url: server.url, from }, { ...message, subject });
  const written = server.received[0]?.headers.subject ?? '';
  expect(written).not.toContain('=?utf-8?q?');
  for (const word of written.split(' ')) expect(word.length).toBeLessThanOrEqual(75);
  const shown = written
    .replaceAll('?= =?', '?==?')
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=/g, (_, base64: string) => Buffer.from(base64, 'base64').toString());
  expect(shown).toBe(subject);
  expect(encodeHeader('New lead: Anna')).toBe('New lead: Anna');
  await server.close();
});

test('sends no password over an unencrypted connection unless the SMTP URL allows it', async () => {
  const server = await startMailServer();
  const url = `smtp://user:secret@127.0.0.1:${server.port}`;
  expect(await sendMail({ url, from }, message)).toEqual({
    kind: 'failed',
    error: 'No secure connection: 500 Error: command not recognized',
    isFinal: false,
  });
  expect(server.received).toEqual([]);
  expect(await sendMail({ url: `${url}?requireTLS=false`, from }, message)).toEqual({
    kind: 'sent',
  });
  await server.close();
});

test('treats an unknown mail host as a temporary failure', async () => {
  expect(await sendMail({ url: 'smtp://no-such-host.invalid', from }, message)).toEqual({
    kind: 'failed',
    error: 'There is no server of this name',
    isFinal: false,
  });
});

test('cuts a text at 20 kB without splitting a character', () => {
  const text = shortenText('🙂'.repeat(10_000));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
  expect(Buffer.byteLength(text)).toBeGreaterThan(19_990);
  expect(text).toMatch(/^(?:🙂)+…$/u);
});
