import { randomUUID } from 'node:crypto';
import { bookings } from '@upcurve/contracts/bookings/bookings';
import { contact } from '@upcurve/contracts/leads/contact';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { type RetainedKind, retention } from '@upcurve/contracts/settings/retention';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../test/api.ts';
import { contactInput, leadInput, storedLead } from '../../../test/samples/leads.ts';
import { tablesWith } from '../../../test/tables-with.ts';
import type { Database } from '../../db/schema/database.ts';
import { findAbandoned } from '../quiz/jobs.ts';
import { endpointQueries } from '../webhook/endpoints/endpoints.ts';
import { retentionQueries } from './queries.ts';

const api = await apiForFile();
const headers = await api.signIn('admin');
const endpoints = endpointQueries(api.db);
await endpoints.save((await endpoints.first()).id, {
  webhookUrl: 'https://crm.example',
  isEnabled: true,
  secret: 'x',
});
beforeEach(async () => {
  for (const table of ['allLeads', 'quizSessions', 'retention'] as const)
    await api.db.deleteFrom(table).execute();
});

const staff = () => api.client(retention, headers);
const set = (kind: RetainedKind, days: number) => staff().setRetention({ params: { kind }, body: { days } });
const forget = () => retentionQueries(api.db).forget();

/** Makes the rows of a table this many days old. @param only an SQL condition */
const age = (table: keyof Database, column: string, days: number, only = 'true') =>
  sql`
    update ${sql.table(table)} set ${sql.ref(column)} = now() - make_interval(days => ${days})
    where ${sql.raw(only)}`.execute(api.db);
const count = async (table: keyof Database) =>
  (await api.db.selectFrom(table).select(sql`1`.as('one')).execute()).length;

test('uses the default periods until others are set', async () => {
  expect(await staff().listRetention()).toEqual([
    { kind: 'leads', days: 730, due: 0 },
    { kind: 'quarantine', days: 30, due: 0 },
    { kind: 'quizSessions', days: 30, due: 0 },
    { kind: 'deliveries', days: 30, due: 0 },
    { kind: 'digests', days: 90, due: 0 },
  ]);
});

test('deletes only data past its period, with everything that belongs to it', async () => {
  await api.client(quiz).submit({ body: leadInput(api, { answers: {} }) });
  await api.client(contact).submitContact({ body: contactInput(api) });
  await api.client(quiz).submit({ body: leadInput(api, { answers: {}, fax: 'x' }) });
  await api.client(quiz).createSession({ body: { answers: {} } });
  await age('leads', 'createdAt', 729, `kind = 'eligibility'`);
  await age('leads', 'createdAt', 731, `kind = 'contact'`);
  await age('allLeads', 'createdAt', 31, 'held_reason is not null');
  await age('quizSessions', 'updatedAt', 31);

  expect(await forget()).toEqual({
    leads: 1,
    quarantine: 1,
    quizSessions: 1,
    deliveries: 0,
    digests: 0,
  });
  expect(await Promise.all([count('quizDetails'), count('webhookDeliveries')])).toEqual([1, 1]);
  expect(await Promise.all([count('allLeads'), count('quizSessions')])).toEqual([1, 0]);

  await age('leads', 'createdAt', 731);
  expect(await forget()).toMatchObject({ leads: 1 });
  expect(await Promise.all([count('leads'), count('webhookDeliveries')])).toEqual([0, 0]);
});

test('keeps sessions of submitted quizzes, and deletes old deliveries only once they are delivered', async () => {
  const { id: sessionId } = await api.client(quiz).createSession({ body: { answers: {} } });
  await api.client(quiz).submit({ body: leadInput(api, { answers: {}, sessionId }) });
  await age('quizSessions', 'updatedAt', 31);
  await age('webhookDeliveries', 'createdAt', 31);
  expect(await forget()).toMatchObject({ quizSessions: 0, deliveries: 0 });

  await api.db.updateTable('webhookDeliveries').set({ status: 'delivered' }).execute();
  await age('webhookDeliveries', 'deliveredAt', 31);
  expect(await forget()).toMatchObject({ deliveries: 1 });
  expect(await count('leads')).toBe(1);
});

test('deletes an old session with its contact details and its webhook event', async () => {
  const { id } = await api.client(quiz).createSession({ body: { answers: {} } });
  const details = { name: 'Zoë Canary', email: 'canary@clinic.example', formToken: api.formToken() };
  await api.client(quiz).saveDetails({ params: { id }, body: { ...details, consent: true } });
  await age('quizSessions', 'updatedAt', 1);
  await findAbandoned(api.services);
  expect(await tablesWith(api.db, 'canary@clinic')).toEqual(['quiz_sessions', 'webhook_deliveries']);
  await age('quizSessions', 'updatedAt', 31);
  expect(await forget()).toMatchObject({ quizSessions: 1 });
  expect(await tablesWith(api.db, 'canary@clinic')).toEqual([]);
});

test('deletes old sent summaries, and keeps waiting ones and mails about leads', async () => {
  const leadId = await storedLead(api, { name: 'Kept' });
  const ofLead = { kind: 'new-lead', leadId, digestUntil: null } as const;
  const ofWeek = (digestUntil: string) => ({ kind: 'weekly', leadId: null, digestUntil }) as const;
  const { id: userId } = await api.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const rows = [
    { ...ofWeek('2026-01-01T08:00:00Z'), status: 'sent' },
    { ...ofWeek('2026-01-02T08:00:00Z'), status: 'waiting' },
    { ...ofLead, status: 'sent' },
  ] as const;
  await api.db
    .insertInto('mails')
    .values(
      rows.map((row) => ({
        id: randomUUID(),
        userId,
        toAddress: 'sam@example.com',
        toName: 'Sam',
        subject: 'Yesterday',
        ...row,
      })),
    )
    .execute();
  await age('mails', 'createdAt', 91);
  expect(await forget()).toMatchObject({ digests: 1 });
  expect(await count('mails')).toBe(2);
});

test('previews a new period without deleting; deletes only once it is set', async () => {
  await storedLead(api, { name: 'Old' });
  await age('leads', 'createdAt', 10);
  const preview = await staff().previewRetention({ params: { kind: 'leads' }, body: { days: 7 } });
  expect(preview).toMatchObject({ due: 1 });
  expect(Date.parse(preview.oldest ?? '')).toBeLessThan(Date.now() - 9 * 86_400_000);
  expect(await forget()).toMatchObject({ leads: 0 });

  expect(await set('leads', 7)).toEqual({ kind: 'leads', days: 7, due: 1 });
  expect((await staff().listRetention())[0]).toEqual({ kind: 'leads', days: 7, due: 1 });
  expect(await forget()).toMatchObject({ leads: 1 });
});

test('deletes more than one batch in a single run', async () => {
  await sql`insert into quiz_sessions (id, answers) select gen_random_uuid(), '{}' from generate_series(1, 2500)`.execute(
    api.db,
  );
  await age('quizSessions', 'updatedAt', 31);
  expect(await forget()).toMatchObject({ quizSessions: 2500 });
});

test.each([6, 3651, 0, -1, 7.5, '30', null])('rejects a period of %j days', async (days) => {
  await expect(set('leads', days as number)).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path: 'days' }],
  });
});

test('rejects an unknown kind', async () => {
  expect(await refusedWith(set('users' as RetainedKind, 30))).toBe(400);
});

test('keeps an expired lead until its meeting is over', async () => {
  const { id } = await api.client(contact).submitContact({ body: contactInput(api) });
  const host = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await api.client(bookings, headers).addBooking({
    body: {
      ...{ type: 'consultation', start: '2030-01-07T10:00:00Z', hostId: host.id },
      lead: { kind: 'contact', id },
    },
  });
  await age('leads', 'createdAt', 100);
  await set('leads', 30);
  await forget();
  expect(await count('leads')).toBe(1);
  await sql`update bookings set starts_at = now() - interval '1 hour', ends_at = now()`.execute(api.db);
  await forget();
  expect(await count('leads')).toBe(0);
});
