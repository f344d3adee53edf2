import { contact } from '@upcurve/contracts/leads/contact';
import { leads } from '@upcurve/contracts/leads/leads';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { suppression } from '@upcurve/contracts/settings/suppression';
import { startMailServer } from '@upcurve/testing/mail-server';
import { afterAll, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../test/api.ts';
import { contactInput, storedLead } from '../../../test/samples/leads.ts';
import { tablesWith } from '../../../test/tables-with.ts';
import { writeMails } from '../mail/queries.ts';
import { isSuppressed, unsubscribeLink, unsubscribeToken } from '../mail/suppression/service.ts';

const server = await startMailServer();
afterAll(() => server.close());
const api = await apiForFile({
  worker: true,
  env: { SMTP_URL: server.url, SUPPRESSION_SECRET: 'one that outlives the secret of sessions' },
});

const EMAIL = 'Anna@example.com';
const form = (change: object = {}) =>
  api.client(contact).submitContact({ body: contactInput(api, { email: EMAIL, ...change }) });
const unsubscribe = (token: string) => api.client(suppression).unsubscribe({ body: { token } });
const suppressed = (email = EMAIL) => isSuppressed(api.db, api.config, email);

const newsletter = (leadId: string) => ({
  kind: 'confirmation' as const,
  toAddress: EMAIL,
  toName: '',
  subject: 'Advice',
  text: 'Grow.',
  leadId,
  isMarketing: true,
});
const write = async () => {
  const submissionId = await storedLead(api, { name: 'Anna', email: EMAIL });
  await api.db.transaction().execute((trx) => writeMails(trx, [newsletter(submissionId)]));
  return submissionId;
};

test('marketing mails have a one-click unsubscribe link, and are not sent after it was used', async () => {
  const { id } = await form({ consent: true });
  await write();
  const advice = () => server.received.filter(({ headers }) => headers.subject === 'Advice');
  await expect.poll(advice).toHaveLength(1);
  const [mail] = advice();
  const link = mail?.headers['list-unsubscribe']?.slice(1, -1) ?? '';
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain(link);
  expect(link).not.toContain('anna');
  expect(new URL(link).pathname).toMatch(/^\/unsubscribe\/[a-z\d]+$/);
  const others = server.received.filter(({ headers }) => headers.subject !== 'Advice');
  expect(others.map(({ headers }) => headers['list-unsubscribe'])).toEqual(others.map(() => undefined));

  const token = link.replace(`${api.config.marketingUrl}/unsubscribe/`, '');
  await unsubscribe(token);
  await unsubscribe(token);
  expect(await suppressed('anna@EXAMPLE.com')).toBe(true);
  const headers = await api.signIn('sales');
  const { items } = await api
    .client(leads, headers)
    .listActivity({ params: { kind: 'contact', id }, query: {} });
  expect(items).toMatchObject([{ type: 'consent', before: 'Agreed', after: 'Unsubscribed', actorId: null }]);
  const consents = api.db.selectFrom('leads').select('consent').where('kind', '=', 'contact');
  expect(await consents.execute()).toEqual([{ consent: false }]);

  const submissionId = await write();
  await expect
    .poll(() =>
      api.db
        .selectFrom('mails')
        .select(['status', 'lastError'])
        .where('leadId', '=', submissionId)
        .executeTakeFirst(),
    )
    .toEqual({ status: 'failed', lastError: 'This address has unsubscribed' });
  expect(advice()).toHaveLength(1);
}, 20_000);

test('the suppression list stores no address, and only a new consent removes an entry', async () => {
  const email = 'bea@example.com';
  await unsubscribe(unsubscribeToken(api.config, email));
  expect(await tablesWith(api.db, email)).toEqual([]);
  await form({ email });
  expect(await suppressed(email)).toBe(true);
  await form({ email, consent: true });
  expect(await suppressed(email)).toBe(false);
});

test('unsubscribing deletes the contact details of an unfinished quiz', async () => {
  const email = 'left@example.com';
  const { id } = await api.client(quiz).createSession({ body: { answers: { 1: 'owner' } } });
  await api.client(quiz).saveDetails({
    params: { id },
    body: { name: 'Lena Left', email: email.toUpperCase(), consent: true, formToken: api.formToken() },
  });
  expect(await tablesWith(api.db, email)).toEqual(['quiz_sessions']);
  await unsubscribe(unsubscribeToken(api.config, email));
  expect(await tablesWith(api.db, email)).toEqual([]);
});

test('releasing a held form with an earlier consent does not undo unsubscribing', async () => {
  const email = 'cleo@example.com';
  await form({ email, consent: true, formToken: undefined });
  const headers = await api.signIn('owner');
  const { items } = await api.client(quarantine, headers).listQuarantine({ query: {} });
  await unsubscribe(unsubscribeToken(api.config, email));
  await api.client(quarantine, headers).releaseLead({ params: { id: items[0]?.id ?? '' } });
  expect(await suppressed(email)).toBe(true);
  const kept = api.db.selectFrom('leads').select('consent').where('email', '=', email);
  expect(await kept.execute()).toEqual([{ consent: false }]);
});

test.for([
  ['that is empty', ''],
  ['of a letter', 'x'],
  ['of many', 'A'.repeat(400)],
  [
    "of someone else's making",
    unsubscribeToken({ suppressionSecret: 'of someone else, who may not do that' }, EMAIL),
  ],
] as const)('rejects a token %s with a message', async ([, token]) => {
  await expect(unsubscribe(token)).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path: 'token', message: 'This link is incomplete.' }],
  });
});

test('rejects a token that was shortened or altered', async () => {
  const token = unsubscribeLink(api.config, 'dora@example.com').split('/').at(-1) ?? '';
  const changed = [
    token.slice(0, -4),
    `${token.slice(0, 30)}AAAA${token.slice(34)}`,
    `AAAA${token.slice(4)}`,
  ];
  for (const each of changed) expect(await refusedWith(unsubscribe(each))).toBe(400);
  expect(await refusedWith(unsubscribe('a'.repeat(601)))).toBe(400);
  expect(await suppressed('dora@example.com')).toBe(false);
});
