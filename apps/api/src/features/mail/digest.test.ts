import { account } from '@upcurve/contracts/account/account';
import { contact } from '@upcurve/contracts/leads/contact';
import { startMailServer } from '@upcurve/testing/mail-server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { apiForFile, until } from '../../../test/api.ts';
import { contactInput, storedLead } from '../../../test/samples/leads.ts';
import { digestDue, findLeadsOfDay, writeDigests } from './digest.ts';

let due: string;
const server = await startMailServer();
afterAll(() => server.close());
const api = await apiForFile({ env: { SMTP_URL: server.url }, worker: true });
const digests = { email: 'olivia@upcurve.example', hasDigest: true };
await api.client(account, await api.signIn('owner')).updateProfile({ body: digests });
const none = { email: 'none@upcurve.example', hasDigest: false };
await api.client(account, await api.signIn('sales')).updateProfile({ body: none });
beforeEach(async () => {
  due = await digestDue(api.db);
});
afterEach(async () => {
  for (const table of ['mails', 'allLeads'] as const) await api.db.deleteFrom(table).execute();
  server.received.length = 0;
});

const before = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) - minutes * 60_000).toISOString();
const arrived = () => until(() => expect(server.received).toHaveLength(1));
const noneWaits = () =>
  until(async () =>
    expect(await api.db.selectFrom('mails').select('id').where('status', '=', 'waiting').execute()).toEqual(
      [],
    ),
  );

test('sends one digest with the leads of the day before to each member who wants it', async () => {
  await storedLead(api, { name: 'Anna Bell', completedAt: before(due, 1), score: 72 });
  await storedLead(api, { name: 'Too Early', completedAt: before(due, 26 * 60) });
  await storedLead(api, { name: 'Too Late', completedAt: due });
  await api.client(contact).submitContact({ body: contactInput(api, { name: 'Cora Dean' }) });
  await sql`update leads set created_at = ${before(due, 30)} where kind = 'contact'`.execute(api.db);
  await noneWaits();
  server.received.length = 0;

  await Promise.all([writeDigests(api.services), writeDigests(api.services)]);
  await writeDigests(api.services);
  await arrived();
  await noneWaits();
  expect(server.received).toHaveLength(1);
  const [sent] = server.received;
  expect(sent).toMatchObject({
    to: ['olivia@upcurve.example'],
    headers: { subject: '2 new leads since yesterday morning' },
  });
  expect(sent?.text).toContain('- Anna Bell (quiz, 72 of 100)\n- Cora Dean (Contact form)\n\n');
});

test('sends nothing if there are no new leads', async () => {
  await storedLead(api, { name: 'Too Late', completedAt: due });
  await writeDigests(api.services);
  expect(await api.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test('names a hundred leads and counts the rest', async () => {
  for (let n = 0; n < 103; n++) await storedLead(api, { name: `Lead ${n}`, completedAt: before(due, n + 1) });
  await writeDigests(api.services);
  await arrived();
  expect(server.received[0]?.text).toContain('- Lead 99 (quiz, 50 of 100)\n- and 3 more');
});

test.each([
  ['winter', '2026-01-15T08:00:00.000Z', '2026-01-15T08:00:00.000Z'],
  ['winter, a minute before', '2026-01-15T07:59:00.000Z', '2026-01-14T08:00:00.000Z'],
  ['summer', '2026-07-15T07:00:00.000Z', '2026-07-15T07:00:00.000Z'],
  ['summer, a minute before', '2026-07-15T06:59:00.000Z', '2026-07-14T07:00:00.000Z'],
  ['the morning after clocks went forward', '2026-03-29T07:30:00.000Z', '2026-03-29T07:00:00.000Z'],
  ['the morning after clocks went back', '2026-10-25T07:30:00.000Z', '2026-10-24T07:00:00.000Z'],
])('the digest is due at eight in London: %s', async (_, now, expected) => {
  expect(await digestDue(api.db, now)).toBe(expected);
});

test('covers the days around clock changes without gaps or overlaps', async () => {
  const evenings = ['2026-03-28T08:30', '2026-03-29T07:30', '2026-10-25T07:30', '2026-10-25T08:30'];
  for (const at of evenings) await storedLead(api, { name: at, completedAt: `${at}:00.000Z` });
  const namesBefore = async (until: string) =>
    (await findLeadsOfDay(api.db, until)).leads.map(({ name }) => name);
  expect(await namesBefore('2026-03-28T08:00:00.000Z')).toEqual([]);
  expect(await namesBefore('2026-03-29T07:00:00.000Z')).toEqual(['2026-03-28T08:30']);
  expect(await namesBefore('2026-03-30T07:00:00.000Z')).toEqual(['2026-03-29T07:30']);
  expect(await namesBefore('2026-10-25T08:00:00.000Z')).toEqual(['2026-10-25T07:30']);
  expect(await namesBefore('2026-10-26T08:00:00.000Z')).toEqual(['2026-10-25T08:30']);
});

test('the job is scheduled for eight in London, and runs once later if it was missed', async () => {
  const { rows } = await sql`
    select cron, timezone, options ->> 'missed' as missed from pgboss.schedule where name = 'write-digests'`.execute(
    api.db,
  );
  expect(rows).toEqual([{ cron: '0 8 * * *', timezone: 'Europe/London', missed: 'once' }]);
});
