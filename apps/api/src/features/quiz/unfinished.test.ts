import { CONSENT_VERSION } from '@upcurve/contracts/leads/lead';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { quiz, type SessionDetails } from '@upcurve/contracts/quiz/quiz';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import { AbandonedPayload } from '@upcurve/contracts/webhooks/webhook-payload';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiForFile, apiForTest, refusedWith, until } from '../../../test/api.ts';
import { leadInput } from '../../../test/samples/leads.ts';
import { type Receiver, startReceiver } from '../../../test/servers/receiver.ts';
import { tablesWith } from '../../../test/tables-with.ts';
import { findAbandoned } from './jobs.ts';

let receiver: Receiver;
const api = await apiForFile({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' }, worker: true });
const headers = await api.signIn('admin');
beforeEach(async () => {
  receiver = await startReceiver();
  await manager().saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });
});
afterEach(async () => {
  for (const table of ['quizSessions', 'allLeads'] as const) await api.db.deleteFrom(table).execute();
  await receiver.close();
});

const EMAIL = 'zoe.canary@clinic.example';
const visitor = () => api.client(quiz);
const manager = () => api.client(webhook, headers);
const deliveries = async () => (await manager().listDeliveries()).items;
const session = (id: string) =>
  api.db.selectFrom('quizSessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const details = (change: Partial<SessionDetails> = {}): SessionDetails => ({
  name: 'Zoë Canary Bell',
  email: EMAIL,
  phone: '+44 20 7946 0958',
  businessName: 'Bell Clinic',
  consent: true,
  formToken: api.formToken(),
  ...change,
});
const idle = (id: string, minutes = 31) =>
  sql`update quiz_sessions set updated_at = now() - make_interval(mins => ${minutes}) where id = ${id}`.execute(
    api.db,
  );
const find = () => findAbandoned(api.services);
// Each test runs the job itself.
await sql`delete from pgboss.schedule where name = 'find-abandoned-quizzes'`.execute(api.db);
const arrived = (count: number) => until(() => expect(receiver.received).toHaveLength(count));
const received = (index = 0) => AbandonedPayload.parse(JSON.parse(receiver.received[index]?.body ?? '{}'));

/** Starts a session with saved details. */
async function begun(change: Partial<SessionDetails> = {}, answers = { 1: 'owner', 2: null }) {
  const { id } = await visitor().createSession({ body: { answers } });
  await visitor().saveDetails({ params: { id }, body: details(change) });
  return id;
}
/** Starts a session, abandons it and returns its id and the token of its link. */
async function left() {
  const id = await begun();
  await idle(id);
  await find();
  await arrived(1);
  return { id, token: received().resume_url.split('#t=')[1] ?? '' };
}
const resume = (token: string) => visitor().resumeSession({ body: { token } });

describe('a quiz with details that is idle for half an hour', () => {
  test('sends one signed event with the answers, the missing questions and a link', async () => {
    const { secret } = await manager().rotateSecret();
    const id = await begun();
    expect(await find()).toBe(0);
    await idle(id);
    expect(await find()).toBe(1);
    await arrived(1);

    const [{ headers: sent, body } = { headers: {}, body: '' }] = receiver.received;
    const payload = AbandonedPayload.parse(
      new Webhook(secret ?? '').verify(body, sent as Record<string, string>),
    );
    expect(payload).toMatchObject({
      event: 'eligibility.abandoned',
      first_name: 'Zoë',
      last_name: 'Canary Bell',
      email: EMAIL,
      phone: '+44 20 7946 0958',
      business_name: 'Bell Clinic',
      website: '',
      slug: 'eligibility',
      answers: [{ question: 'What is your role at the clinic?', response: 'Owner or founder' }],
      resume_url: expect.stringMatching(/^http:\/\/localhost:3000\/eligibility\/resume#t=[\w-]{43}$/),
    });
    expect(payload.missing).toHaveLength(16);
    expect(Date.parse(payload.resume_until) - Date.parse(payload.abandoned_at)).toBe(7 * 86_400_000);
    const [delivery] = await deliveries();
    expect(sent['webhook-id']).toBe(delivery?.id);
    expect(delivery).toMatchObject({
      event: 'eligibility.abandoned',
      submissionId: null,
      leadName: 'Zoë Canary Bell',
    });
    expect(await session(id)).toMatchObject({
      businessName: 'Bell Clinic',
      consentVersion: CONSENT_VERSION,
      abandonedAt: payload.abandoned_at,
    });
  });

  test('sends one event despite parallel workers, and none if it is abandoned again', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => begun()));
    for (const id of ids) await idle(id);
    const counts = await Promise.all([find(), find(), find(), find()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    await arrived(12);

    await visitor().saveSession({ params: { id: ids[0] ?? '' }, body: { answers: { 1: 'partner' } } });
    await visitor().saveDetails({ params: { id: ids[0] ?? '' }, body: details({ name: 'Zoë Else' }) });
    await idle(ids[0] ?? '');
    expect(await find()).toBe(0);
    expect(await deliveries()).toHaveLength(12);
  });

  test('is found by the scheduled job', async () => {
    await idle(await begun());
    const { db, queue } = api.services;
    await db.transaction().execute((trx) => queue.send(trx, 'find-abandoned-quizzes'));
    await arrived(1);
  });

  test('sends no event without details, while webhooks are off, or after it was submitted', async () => {
    const { id: nameless } = await visitor().createSession({ body: { answers: {} } });
    const finished = await begun();
    await visitor().submit({ body: leadInput(api, { answers: {}, email: EMAIL, sessionId: finished }) });
    await arrived(1);
    for (const id of [nameless, finished]) await idle(id);
    expect(await find()).toBe(0);
    expect(await session(finished)).toMatchObject({ name: null, email: null, consentedAt: null });

    await manager().saveSettings({ body: { webhookUrl: receiver.url, isEnabled: false } });
    await idle(await begun({ email: 'else@clinic.example' }));
    expect(await find()).toBe(1);
    await manager().saveSettings({ body: { webhookUrl: receiver.url, isEnabled: true } });
    expect(await find()).toBe(0);
    expect((await deliveries()).map(({ event }) => event)).toEqual(['eligibility.submitted']);
  });

  test('sends no event if the visitor has submitted another quiz', async () => {
    await visitor().submit({ body: leadInput(api, { answers: {}, email: EMAIL.toUpperCase() }) });
    await idle(await begun());
    await find();
    expect((await deliveries()).map(({ event }) => event)).toEqual(['eligibility.submitted']);
  });
});

test('a waiting event is never sent once the quiz is submitted', async () => {
  receiver.answerWith((response) => response.writeHead(503).end());
  const { id, token } = await left();
  await visitor().submit({ body: leadInput(api, { answers: {}, email: EMAIL, sessionId: id }) });
  expect((await deliveries()).map(({ event }) => event)).toEqual(['eligibility.submitted']);
  expect(await refusedWith(resume(token))).toBe(410);
});

test('a delivered event stays in the log, with the name of the later submission', async () => {
  const { id } = await left();
  await until(async () => expect((await deliveries())[0]).toMatchObject({ status: 'delivered' }));
  await visitor().submit({
    body: leadInput(api, { answers: {}, name: 'Zoë Bell', email: EMAIL, sessionId: id }),
  });
  expect((await deliveries()).map(({ event, leadName }) => [event, leadName])).toEqual([
    ['eligibility.submitted', 'Zoë Bell'],
    ['eligibility.abandoned', 'Zoë Bell'],
  ]);
  const lead = (await api.client(submissions, headers).listSubmissions()).items[0];
  const owner = api.client(submissions, await api.signIn('owner'));
  await owner.deleteSubmission({ params: { id: lead?.id ?? '' } });
  expect(await deliveries()).toEqual([]);
});

test('withdrawn consent deletes details and event at once, and no second event is sent', async () => {
  const { id, token } = await left();
  expect(await tablesWith(api.db, EMAIL)).toEqual(['quiz_sessions', 'webhook_deliveries']);
  await visitor().forgetDetails({ params: { id } });
  expect(await tablesWith(api.db, EMAIL)).toEqual([]);
  await visitor().forgetDetails({ params: { id } });
  expect(await refusedWith(resume(token))).toBe(410);
  expect(await session(id)).toMatchObject({ answers: { 1: 'owner', 2: null } });

  await visitor().saveDetails({ params: { id }, body: details() });
  await idle(id);
  expect(await find()).toBe(0);
});

describe('the link', () => {
  test('restores answers and details on another device, every time it is opened', async () => {
    const { id, token } = await left();
    for (const _ of [1, 2])
      expect(await resume(token)).toEqual({
        id,
        answers: { 1: 'owner', 2: null },
        details: {
          name: 'Zoë Canary Bell',
          email: EMAIL,
          phone: '+44 20 7946 0958',
          businessName: 'Bell Clinic',
          location: null,
          website: null,
        },
      });
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/eligibility/sessions/resume',
      headers: { origin: 'http://localhost:3000' },
      payload: { token },
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  test('is stored nowhere in clear text', async () => {
    const { token } = await left();
    expect(await tablesWith(api.db, token)).toEqual([]);
  });

  test('expires after seven days', async () => {
    const { token } = await left();
    await sql`update quiz_sessions set abandoned_at = now() - interval '167 hours'`.execute(api.db);
    await expect(resume(token)).resolves.toBeTruthy();
    await sql`update quiz_sessions set abandoned_at = now() - interval '169 hours'`.execute(api.db);
    expect(await refusedWith(resume(token))).toBe(410);
  });

  test.each([
    ['f'.repeat(43), 404],
    ['', 400],
    ['x'.repeat(50_000), 400],
    ["' or true --".padEnd(43, 'x'), 400],
  ])('does not work with a made-up token (no. %#)', async (token, statusCode) => {
    await left();
    expect(await refusedWith(resume(token))).toBe(statusCode);
  });

  test('is limited to 20 tries in ten minutes per address', async () => {
    const own = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
    const guess = () => own.client(quiz).resumeSession({ body: { token: 'f'.repeat(43) } });
    for (let i = 0; i < 20; i++) expect(await refusedWith(guess())).toBe(404);
    expect(await refusedWith(guess())).toBe(429);
  });
});

describe('details', () => {
  test.each([
    [{ consent: false }, 'consent'],
    [{ email: 'zoe@' }, 'email'],
    [{ name: '' }, 'name'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ abandonedAt: null }, ''],
  ])('with an invalid field (no. %#) are refused with its path and not stored', async (change, path) => {
    const { id } = await visitor().createSession({ body: { answers: {} } });
    const saving = visitor().saveDetails({
      params: { id },
      body: details(change as Partial<SessionDetails>),
    });
    await expect(saving).rejects.toMatchObject({ statusCode: 400, issues: [{ path }] });
    expect(await session(id)).toMatchObject({ name: null, consentedAt: null });
  });

  test.each([
    ['a filled trap', { fax: '0800' }],
    ['no token', { formToken: undefined }],
    ['a forged token', { formToken: 'mgx3k2a1.forged' }],
    ['a token just made', -1],
  ] as [string, Partial<SessionDetails> | number][])(
    'with %s get the usual response and are not stored',
    async (_, change) => {
      const own = typeof change === 'number' ? { formToken: api.formToken(0) } : change;
      const id = await begun(own);
      await idle(id);
      expect(await find()).toBe(0);
      expect(await tablesWith(api.db, EMAIL)).toEqual([]);
      expect(await deliveries()).toEqual([]);
    },
  );

  test('are deleted when the quiz is submitted and quarantined', async () => {
    const id = await begun();
    await visitor().submit({ body: leadInput(api, { answers: {}, fax: 'x', sessionId: id }) });
    await idle(id);
    expect(await find()).toBe(0);
    const held = (await api.client(quarantine, headers).listQuarantine()).items[0];
    await api.client(quarantine, headers).releaseLead({ params: { id: held?.id ?? '' } });
    expect((await session(id)).leadId).toBe(held?.id);
  });

  test('of a missing or submitted quiz are refused', async () => {
    const id = await begun();
    await visitor().submit({ body: leadInput(api, { answers: {}, sessionId: id }) });
    for (const one of [id, '0198a2f0-0000-7000-8000-000000000000'])
      for (const change of [{}, { fax: 'x' }])
        expect(await refusedWith(visitor().saveDetails({ params: { id: one }, body: details(change) }))).toBe(
          404,
        );
  });
});
