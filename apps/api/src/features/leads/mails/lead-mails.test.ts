import { account } from '@upcurve/contracts/account/account';
import { contact } from '@upcurve/contracts/leads/contact';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { LEAD_MAILS_PER_HOUR, type LeadMailInput, leadMails } from '@upcurve/contracts/leads/lead-mails';
import { leads } from '@upcurve/contracts/leads/leads';
import { people } from '@upcurve/contracts/leads/people';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { mail } from '@upcurve/contracts/settings/mail';
import { suppression } from '@upcurve/contracts/settings/suppression';
import { startMailServer } from '@upcurve/testing/mail-server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { apiForFile, apiForTest, refusedWith, until } from '../../../../test/api.ts';
import { contactInput, leadInput } from '../../../../test/samples/leads.ts';
import { unsubscribeToken } from '../../mail/suppression/service.ts';
import { MAIL_TEMPLATES } from './templates.ts';

const server = await startMailServer();
afterAll(() => server.close());
const api = await apiForFile({
  env: { SMTP_URL: server.url, MAIL_FROM: 'Upcurve <desk@upcurve.example>' },
  worker: true,
});
const owner = await api.signIn('owner');
const sales = await api.signIn('sales');
await api.client(account, sales).updateProfile({
  body: { displayName: 'Sam Reed', email: 'sam@upcurve.example' },
});
await api.db.updateTable('company').set({ email: 'hello@upcurve.example' }).execute();
beforeEach(() => {
  server.received.length = 0;
  server.refuseRecipients(null);
});

type Ref = { kind: LeadKind; id: string };
async function lead(kind: LeadKind, email: string): Promise<Ref> {
  const who = { name: 'Ada Bell', email };
  const { id } =
    kind === 'contact'
      ? await api.client(contact).submitContact({ body: contactInput(api, { ...who, company: '' }) })
      : await api.client(quiz).submit({ body: leadInput(api, { ...who, businessName: 'Bell Skin' }) });
  return { kind, id };
}
const desk = (as = sales) => api.client(leadMails, as);
const HELLO = { subject: 'Hello Ada', text: 'When may I ring you?' };
const send = (params: Ref, body: LeadMailInput = HELLO, as = sales, idempotencyKey?: string) =>
  desk(as).sendLeadMail({ params, body }, { idempotencyKey });
const arrived = (subject: string) =>
  until(() => {
    const found = server.received.filter(({ headers }) => headers.subject === subject);
    expect(found).not.toEqual([]);
    return found;
  });
const activity = async (params: Ref) =>
  (await api.client(leads, sales).listActivity({ params, query: {} })).items.filter(
    ({ type }) => type !== 'status',
  );

describe.for<LeadKind>(['eligibility', 'contact'])('an email to a lead of the kind %s', (kind) => {
  test('comes from the member, and is in the timelines of the lead and the person', async () => {
    const params = await lead(kind, `from-${kind}@example.com`);
    const sent = await send(params);
    expect(sent).toMatchObject({ id: params.id });
    expect(await api.lastAudit()).toMatchObject({ action: 'lead.mailed', subjectId: params.id });
    const [received] = await arrived('Hello Ada');
    expect(received).toMatchObject({
      to: [`from-${kind}@example.com`],
      headers: { from: 'Sam Reed <desk@upcurve.example>', 'reply-to': 'sam@upcurve.example' },
      text: HELLO.text,
    });
    expect(received?.headers).not.toHaveProperty('auto-submitted');
    const entry = { id: sent.activityId, after: 'Hello Ada', text: HELLO.text, actorName: 'Sam Reed' };
    await until(async () =>
      expect(await activity(params)).toMatchObject([{ ...entry, type: 'email', delivery: 'sent' }]),
    );
    const { personId, isUnread } = await api.client(leads, sales).changeLead({ params, body: {} });
    expect(isUnread).toBe(false);
    const { timeline } = await api.client(people, sales).getPerson({ params: { id: personId } });
    expect(timeline.filter(({ id }) => id === sent.activityId)).toMatchObject([
      { ...entry, type: 'activity', activity: 'email', delivery: 'sent' },
    ]);
  });

  test('offers the templates with the data of the lead, the complete ones first', async () => {
    const params = await lead(kind, `draft-${kind}@example.com`);
    const { drafts, ...state } = await desk().getMailDrafts({ params });
    expect(state).toEqual({
      ...{ canSend: true, to: `draft-${kind}@example.com`, isSuppressed: false },
      ...{ fromName: 'Sam Reed', replyTo: 'sam@upcurve.example', hasReport: kind === 'eligibility' },
    });
    expect(drafts.map(({ name }) => name)).toEqual(MAIL_TEMPLATES.map(({ name }) => name));
    expect(drafts[0]?.text).toMatch(/^Hello Ada,\n.*\n\{\{booking link\}\}\n.*\nSam Reed$/s);
    const text = drafts.find(({ name }) => name === 'Quiz result')?.text;
    if (kind === 'contact') expect(text).toContain('You scored {{score}} out of 100.');
    else expect(text).toMatch(/You scored \d+ out of 100\. .*\n\{\{report link\}\}/);
  });
});

test.each<LeadKind>(['eligibility', 'contact'])(
  'an email sets a new lead of the kind %s to Contacted, like a call, and keeps any other status',
  async (kind) => {
    const params = await lead(kind, `answered-${kind}@example.com`);
    const followUpAt = '2027-01-04T09:00:00.000Z';
    await send(params, { ...HELLO, followUpAt });
    const answered = await api.client(leads, sales).changeLead({ params, body: {} });
    expect(answered).toMatchObject({ status: 'contacted', followUpAt });
    const later = kind === 'contact' ? 'closed' : 'qualified';
    await api.db.updateTable('leads').set({ status: later }).where('id', '=', params.id).execute();
    await send(params, { ...HELLO, subject: 'Second' });
    expect(await api.client(leads, sales).changeLead({ params, body: {} })).toMatchObject({ status: later });
    const { items } = await api.client(leads, sales).listActivity({ params, query: {} });
    expect(items.map(({ type, after }) => [type, after])).toEqual([
      ['email', 'Second'],
      ['followUp', followUpAt],
      ['status', 'contacted'],
      ['email', 'Hello Ada'],
    ]);
  },
);

test('the link to the report is added when the email is sent, and is not stored', async () => {
  const params = await lead('eligibility', 'report@example.com');
  const text = 'Here it is: {{report link}}';
  await send(params, { subject: 'Your report again', text });
  const [received] = await arrived('Your report again');
  const token = /results#r=([\w-]+)$/.exec(received?.text ?? '')?.[1] ?? '';
  expect((await api.client(quiz).getReport({ params: { resultToken: token } })).name).toBe('Ada Bell');
  await send(params, { subject: 'Book', text: '{{booking link}}' });
  const [booking] = await arrived('Book');
  const { pathname, hash } = new URL(booking?.text ?? '');
  expect(pathname).toBe('/book-consultation');
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
    ...{ r: token, name: 'Ada Bell', email: 'report@example.com', company: 'Bell Skin' },
  });
  expect(await activity(params)).toMatchObject([{ text: '{{booking link}}' }, { text }]);
});

test.each([
  [
    { subject: 'For {{clinic}}', text: 'Hello' },
    'subject',
    'This lead has no value for {{clinic}}. Write it yourself.',
  ],
  [
    { subject: 'Hello', text: '{{score}} {{report link}}' },
    'text',
    'This lead has no value for {{score}} or {{report link}}. Write it yourself.',
  ],
  [{ subject: ' ', text: 'Hello' }, 'subject', 'Write a subject.'],
])('rejects %j to a lead without these values', async (body, path, message) => {
  const params = await lead('contact', 'gaps@example.com');
  await expect(send(params, body)).rejects.toMatchObject({ statusCode: 400, issues: [{ path, message }] });
  expect(await activity(params)).toEqual([]);
});

test('parallel requests with one Idempotency-Key send one email', async () => {
  const params = await lead('contact', 'once@example.com');
  const answers = await Promise.all([1, 2, 3].map(() => send(params, HELLO, sales, 'key-1')));
  expect(new Set(answers.map(({ activityId }) => activityId)).size).toBe(1);
  expect(await activity(params)).toHaveLength(1);
  expect(await refusedWith(send(params, { ...HELLO, text: 'Other' }, sales, 'key-1'))).toBe(422);
  await send(params, HELLO, owner, 'key-1');
  expect(await activity(params)).toHaveLength(2);
});

test('no email is sent to an address that has unsubscribed', async () => {
  const params = await lead('contact', 'gone@example.com');
  await api.client(suppression).unsubscribe({
    body: { token: unsubscribeToken(api.config, 'gone@example.com') },
  });
  expect(await desk().getMailDrafts({ params })).toMatchObject({ isSuppressed: true });
  await expect(send(params)).rejects.toMatchObject({
    statusCode: 409,
    message: 'This address has unsubscribed, so the email was not sent. Ring them instead.',
  });
  expect((await activity(params)).filter(({ type }) => type === 'email')).toEqual([]);
});

test('replies go to the company if the member has no address, and a rejected mail is not delivered', async () => {
  const params = await lead('contact', 'refused@example.com');
  expect(await desk(owner).getMailDrafts({ params })).toMatchObject({ replyTo: 'hello@upcurve.example' });
  server.refuseRecipients(550);
  await send(params, HELLO, owner);
  await until(async () => expect(await activity(params)).toMatchObject([{ delivery: 'failed' }]));
  const { items } = await api.client(mail, owner).listMails({ query: { status: 'failed' } });
  // Mails of earlier tests may still be waiting, and are refused too.
  const refused = items.find(({ toAddress }) => toAddress === 'refused@example.com');
  expect(refused).toMatchObject({ kind: 'lead', lastError: '550 No such mailbox here' });
});

test('an email to a lead is exported and erased with the person', async () => {
  const params = await lead('contact', 'erase-me@example.com');
  await send(params, { subject: 'Kept in the export', text: 'Dear Ada' }, sales, 'key-erase');
  const { personId } = await api.client(leads, sales).changeLead({ params, body: {} });
  const file = await api.client(people, owner).exportPerson({ params: { id: personId } });
  expect(await file.text()).toContain('Kept in the export');
  expect(await api.lastAudit()).toMatchObject({ action: 'export', subjectId: personId });
  const body = { confirm: 'erase-me@example.com' };
  await api.client(people, owner).erasePerson({ params: { id: personId }, body });
  for (const table of ['mails', 'leadActivities', 'idempotencyKeys'] as const) {
    const rows = JSON.stringify(await api.db.selectFrom(table).selectAll().execute());
    expect(rows).not.toMatch(/erase-me|Kept in the export|key-erase/);
  }
});

test('each member can send a limited number per hour', async () => {
  const strict = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1', SMTP_URL: server.url } });
  const [busy, other] = [await strict.signIn('sales', 'busy'), await strict.signIn('sales', 'other')];
  const params = { kind: 'contact' as const, id: '0198a2f0-0000-7000-8000-000000000000' };
  const sendAs = (as: Record<string, string>) =>
    strict.client(leadMails, as).sendLeadMail({ params, body: HELLO });
  for (let count = 0; count < LEAD_MAILS_PER_HOUR; count++) expect(await refusedWith(sendAs(busy))).toBe(404);
  expect(await refusedWith(sendAs(busy))).toBe(429);
  expect(await refusedWith(sendAs(other))).toBe(404);
});

test('owners edit the templates, and unknown fields are rejected', async () => {
  const save = (text: string, as = owner) =>
    desk(as).saveMailTemplates({ body: { templates: [{ name: 'Short', subject: 'For {{ name }}', text }] } });
  expect(await desk(owner).getMailTemplates()).toEqual({ templates: MAIL_TEMPLATES });
  await expect(save('Ring {{phone}}')).rejects.toMatchObject({
    statusCode: 400,
    issues: [
      {
        path: 'templates.0.text',
        message:
          '{{phone}} is not a field. Use {{first name}}, {{name}}, {{clinic}}, {{score}}, {{sender}}, {{booking link}} or {{report link}}.',
      },
    ],
  });
  await expect(save('Dear {{name}')).rejects.toMatchObject({
    issues: [{ message: 'Write fields with two braces on both sides: {{name}}.' }],
  });
  expect(await refusedWith(save('Hello', sales))).toBe(403);
  await save('Dear {{clinic}}');
  expect(await api.lastAudit()).toMatchObject({ action: 'agency.changed' });
  const params = await lead('eligibility', 'edited@example.com');
  expect((await desk().getMailDrafts({ params })).drafts).toEqual([
    { name: 'Short', subject: 'For Ada Bell', text: 'Dear Bell Skin' },
  ]);
});

test('without an email server nothing is sent', async () => {
  const off = await apiForTest();
  const as = await off.signIn('sales');
  const { id } = await off.client(contact).submitContact({ body: contactInput(off) });
  const params = { kind: 'contact' as const, id };
  expect(await off.client(leadMails, as).getMailDrafts({ params })).toMatchObject({ canSend: false });
  expect(await refusedWith(off.client(leadMails, as).sendLeadMail({ params, body: HELLO }))).toBe(409);
});
