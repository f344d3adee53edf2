import { account } from '@upcurve/contracts/account/account';
import { startMailServer } from '@upcurve/testing/mail-server';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { apiForFile, until } from '../../../test/api.ts';
import { storedLead } from '../../../test/samples/leads.ts';
import { readAnalytics } from '../analytics/service.ts';
import { lastWeek, writeWeeklySummaries } from './weekly.ts';

const server = await startMailServer();
afterAll(() => server.close());
const api = await apiForFile({ env: { SMTP_URL: server.url }, worker: true });
const body = { email: 'olivia@upcurve.example', hasWeekly: true };
await api.client(account, await api.signIn('owner')).updateProfile({ body });
const none = { email: 'none@upcurve.example' };
await api.client(account, await api.signIn('sales')).updateProfile({ body: none });
const write = () => writeWeeklySummaries(api.services, (filter) => readAnalytics(api.db, filter));
beforeEach(async () => {
  for (const table of ['mails', 'allLeads'] as const) await api.db.deleteFrom(table).execute();
  server.received.length = 0;
});

test('mails the figures of last week once to each member who wants them, and no personal data', async () => {
  const { until: monday } = await lastWeek(api.db);
  const sunday = new Date(Date.parse(monday) - 60_000).toISOString();
  const campaign = { source: 'google', medium: 'cpc', campaign: 'brand-search' };
  const lead = { name: 'Anna Bell', email: 'anna@clinic.example', ...campaign, isEligible: true };
  const id = await storedLead(api, { ...lead, completedAt: sunday });
  await storedLead(api, { name: 'This Week', completedAt: monday });
  await sql`
    insert into leads (id, kind, name, name_key, email, form_type, status, source, consent, consent_version, search_text,
      created_at, person_id, value_pence, outcome, won_on)
    select gen_random_uuid(), 'contact', name, name_key, email, 'Contact', 'converted', '', true, 1, 'a', ${sunday},
      person_id, 250000, 'won', ${sunday}
    from leads where id = ${id}`.execute(api.db);

  await Promise.all([write(), write()]);
  await write();
  await until(() => expect(server.received).toHaveLength(1));
  expect(await api.db.selectFrom('mails').select('kind').execute()).toEqual([{ kind: 'weekly' }]);
  const [sent] = server.received;
  expect(sent).toMatchObject({
    to: ['olivia@upcurve.example'],
    headers: { subject: '1 new person last week' },
  });
  expect(sent?.text).toMatch(
    /New people: 1\nBooked or asked for a meeting: 0\nClients: 1, most by google › cpc › brand-search\nValue: £2,500\n/,
  );
  expect(sent?.text).toMatch(/\/admin\/eligibility\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d\n/);
  expect(sent?.text).not.toMatch(/anna/i);
});

test('mails nothing after a week without leads', async () => {
  await storedLead(api, { name: 'This Week' });
  await write();
  expect(await api.db.selectFrom('mails').select('kind').execute()).toEqual([]);
});

test.each([
  [
    'the Monday after the clocks went forward',
    '2026-03-30T07:00:00Z',
    '2026-03-23',
    '2026-03-29T23:00:00.000Z',
  ],
  ['the Sunday on which they did', '2026-03-29T22:59:59Z', '2026-03-16', '2026-03-23T00:00:00.000Z'],
  ['the Monday after they went back', '2026-10-26T08:00:00Z', '2026-10-19', '2026-10-26T00:00:00.000Z'],
])('weeks begin on Monday in London: %s', async (_, now, from, until) => {
  expect(await lastWeek(api.db, now)).toMatchObject({ from, until });
});
