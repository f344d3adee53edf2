import { contacts } from '@upcurve/contracts/leads/contacts';
import { inbox } from '@upcurve/contracts/leads/inbox';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { leads } from '@upcurve/contracts/leads/leads';
import { people } from '@upcurve/contracts/leads/people';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { agencySettings } from '@upcurve/contracts/settings/agency-settings';
import { WebhookEvent, webhook } from '@upcurve/contracts/webhooks/webhook';
import { LostPayload, WonPayload } from '@upcurve/contracts/webhooks/webhook-payload';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../test/api.ts';
import { type LeadRef, leadOf } from '../../../test/samples/leads.ts';

const api = await apiForFile({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' } });
const owner = await api.signIn('owner');
const sales = await api.signIn('sales');
const body = { webhookUrl: 'http://127.0.0.1:9', isEnabled: true, events: WebhookEvent.options };
await api.client(webhook, owner).saveSettings({ body });

const kinds: LeadKind[] = ['eligibility', 'contact'];
const desk = () => api.client(leads, sales);
type Change = NonNullable<Parameters<ReturnType<typeof desk>['changeLead']>[0]['body']>;
const versionOf = async (params: LeadRef) => (await desk().changeLead({ params, body: {} })).version;
const change = async (params: LeadRef, body: Change) =>
  desk().changeLead({ params, headers: { 'if-match': `"${await versionOf(params)}"` }, body });
const setStatus = ({ kind, id }: LeadRef, status: string) =>
  kind === 'eligibility'
    ? api
        .client(submissions, sales)
        .setSubmissionStatus({ params: { id }, body: { status: status as 'qualified' } })
    : api.client(contacts, sales).setContactStatus({ params: { id }, body: { status: status as 'closed' } });
const activityOf = async (params: LeadRef) =>
  (await desk().listActivity({ params, query: {} })).items.map(({ type, before, after }) => [
    type,
    before,
    after,
  ]);
const eventsOf = async ({ id }: LeadRef) => {
  const rows = await api.db
    .selectFrom('webhookDeliveries')
    .select(['event', 'body'])
    .where('leadId', '=', id)
    .orderBy('createdAt')
    .execute();
  return rows.filter(({ event }) => event !== 'contact.created');
};
async function today(): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (now() at time zone 'Europe/London')::date as day`.execute(api.db);
  return rows[0]?.day ?? '';
}

describe.for(kinds)('a lead of the kind %s', (kind) => {
  const wonStatus = kind === 'eligibility' ? 'qualified' : 'converted';

  test('is won with its value, today by default, and says so in its timeline and to webhooks', async () => {
    const params = await leadOf(api, kind);
    await change(params, { followUpAt: '2026-12-01T09:00:00.000Z' });
    const won = await change(params, { outcome: 'won', valuePence: 450_000 });
    expect(won).toMatchObject({
      ...{ outcome: 'won', status: wonStatus, wonOn: await today(), valuePence: 450_000 },
      ...{ lostOn: null, lostReason: null, followUpAt: null, isUnread: false, version: 3 },
    });
    expect((await activityOf(params)).toSorted()).toEqual([
      ['followUp', null, '2026-12-01T09:00:00.000Z'],
      ['outcome', 'open', 'won'],
      ['status', 'new', wonStatus],
      ['value', null, '450000'],
    ]);
    const events = await eventsOf(params);
    expect(events.map(({ event }) => event).toSorted()).toEqual(['lead.status_changed', 'lead.won']);
    const told = WonPayload.parse(JSON.parse(events.find(({ event }) => event === 'lead.won')?.body ?? ''));
    expect(told).toMatchObject({ kind, lead_id: params.id, value_pence: 450_000, won_on: await today() });

    expect(await change(params, { wonOn: '2026-10-31' })).toMatchObject({ wonOn: '2026-10-31', version: 4 });
    expect(await change(params, { outcome: 'won' })).toMatchObject({ wonOn: '2026-10-31', version: 4 });
    expect(await activityOf(params)).toHaveLength(5);
  });

  test('is lost with a reason from the list and keeps its status; reopening clears the reason', async () => {
    const params = await leadOf(api, kind);
    await setStatus(params, 'contacted');
    const lost = await change(params, { outcome: 'lost', lostReason: 'No budget' });
    expect(lost).toMatchObject({
      ...{
        outcome: 'lost',
        status: 'contacted',
        lostReason: 'No budget',
        lostOn: await today(),
        wonOn: null,
      },
    });
    const [told] = (await eventsOf(params)).filter(({ event }) => event === 'lead.lost');
    expect(LostPayload.parse(JSON.parse(told?.body ?? ''))).toMatchObject({ lost_reason: 'No budget' });
    expect(await change(params, { lostReason: 'Duplicate' })).toMatchObject({ lostReason: 'Duplicate' });
    expect(await change(params, { lostReason: null })).toMatchObject({ lostReason: null, outcome: 'lost' });
    await change(params, { lostReason: 'Duplicate' });

    const open = await change(params, { outcome: 'open' });
    expect(open).toMatchObject({ outcome: 'open', status: 'contacted', lostReason: null, lostOn: null });
    expect((await activityOf(params))[0]).toEqual(['outcome', 'lost', 'open']);
  });

  test.each<[string, Change, string]>([
    ['a day for a lead that is not won', { wonOn: '2026-11-01' }, 'wonOn'],
    ['a day for a lost lead', { outcome: 'lost', wonOn: '2026-11-01' }, 'wonOn'],
    ['a reason for a won lead', { outcome: 'won', lostReason: 'No budget' }, 'lostReason'],
    ['a reason for an open lead', { lostReason: 'No budget' }, 'lostReason'],
    ['a reason that is not on the list', { outcome: 'lost', lostReason: 'Whatever' }, 'lostReason'],
    ['an unknown outcome', { outcome: 'drawn' as never }, 'outcome'],
  ])('refuses %s', async (_, body, path) => {
    await expect(change(await leadOf(api, kind), body)).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path }],
    });
  });

  test('needs the version that the member saw', async () => {
    const params = await leadOf(api, kind);
    await expect(desk().changeLead({ params, body: { outcome: 'won' } })).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path: 'if-match' }],
    });
    const stale = desk().changeLead({ params, headers: { 'if-match': '"7"' }, body: { outcome: 'won' } });
    expect(await refusedWith(stale)).toBe(412);
  });

  test('can be filtered by its outcome in the inbox and its list, and is exported with it', async () => {
    const params = await leadOf(api, kind);
    await change(params, { outcome: 'won', valuePence: 120_000 });
    const client = kind === 'eligibility' ? api.client(submissions, owner) : api.client(contacts, owner);
    const list = 'listSubmissions' in client ? client.listSubmissions : client.listContacts;
    const sorts =
      kind === 'eligibility' ? (['-completedAt', 'name', '-score'] as const) : (['name'] as const);
    for (const sort of sorts)
      expect((await list({ query: { outcome: 'won', sort: sort as 'name' } })).items).toContainEqual(
        expect.objectContaining({ id: params.id, outcome: 'won', valuePence: 120_000 }),
      );
    const idsIn = async (query: object) =>
      (await api.client(inbox, sales).listInbox({ query })).items.map(({ id }) => id);
    expect(await idsIn({ outcome: 'won' })).toContain(params.id);
    expect(await idsIn({ outcome: 'open' })).not.toContain(params.id);
    const rows = 'exportSubmissions' in client ? client.exportSubmissions : client.exportContacts;
    const csv = await (await rows({ query: { outcome: 'won' } })).text();
    expect(csv).toMatch(/^[^\n]*outcome[^\n]*valuePence[^\n]*wonOn/);
    expect(csv).toContain(`"won",120000,"${await today()}"`);
  });
});

test.each([
  ['contact', 'converted', 'won'],
  ['contact', 'closed', 'lost'],
  ['eligibility', 'disqualified', 'lost'],
] as const)(
  'a %s lead set to %s is %s, and open again once it leaves that status',
  async (kind, status, outcome) => {
    const params = await leadOf(api, kind);
    expect(await setStatus(params, status)).toMatchObject({ status, outcome });
    expect((await eventsOf(params)).map(({ event }) => event)).toContain(`lead.${outcome}`);
    expect(await setStatus(params, 'new')).toMatchObject({ outcome: 'open', wonOn: null, lostOn: null });
  },
);

test('a lead that reached its last status leaves it if the outcome contradicts it', async () => {
  const params = await leadOf(api, 'contact');
  await setStatus(params, 'converted');
  expect(await change(params, { outcome: 'lost' })).toMatchObject({ status: 'closed' });
  expect(await change(params, { outcome: 'open' })).toMatchObject({ status: 'contacted' });
  const quiz = await leadOf(api, 'eligibility');
  await setStatus(quiz, 'disqualified');
  expect(await change(quiz, { outcome: 'won' })).toMatchObject({ status: 'qualified' });
  expect(await setStatus(quiz, 'contacted')).toMatchObject({ status: 'contacted', outcome: 'won' });
});

test('bulk actions set outcome and follow-up of several leads', async () => {
  const some = [await leadOf(api, 'contact'), await leadOf(api, 'contact')];
  const ids = some.map(({ id }) => id);
  const bulk = api.client(contacts, sales).bulkContacts;
  const outcome = { action: 'outcome', outcome: 'lost', lostReason: 'Duplicate' } as const;
  expect(await bulk({ body: { ...outcome, ids } })).toEqual({ changed: 2, missing: 0, stale: 0 });
  const followUpAt = '2026-12-01T09:00:00Z';
  await bulk({ body: { action: 'followUp', ids, followUpAt } });
  const { items } = await api.client(contacts, sales).listContacts({ query: { outcome: 'lost' } });
  for (const id of ids)
    expect(items.find((each) => each.id === id)).toMatchObject({
      ...{ lostReason: 'Duplicate', followUpAt: '2026-12-01T09:00:00.000Z', status: 'new', version: 3 },
    });
  await bulk({ body: { action: 'outcome', ids, outcome: 'won' } });
  const won = await api.client(contacts, sales).listContacts({ query: { outcome: 'won' } });
  expect(won.items.filter(({ id }) => ids.includes(id))).toMatchObject([
    { status: 'converted', valuePence: null },
    { status: 'converted' },
  ]);
  const unlisted = { ...outcome, ids, lostReason: 'Whatever' };
  expect(await refusedWith(bulk({ body: unlisted }))).toBe(400);
});

test('the person’s leads have outcome and value', async () => {
  const params = await leadOf(api, 'contact');
  await change(params, { outcome: 'won', valuePence: 99 });
  const { personId } = await desk().changeLead({ params, body: {} });
  const { leads } = await api.client(people, sales).getPerson({ params: { id: personId } });
  expect(leads).toContainEqual(expect.objectContaining({ id: params.id, outcome: 'won', valuePence: 99 }));
});

test('the owner edits the reasons, and lost leads keep theirs', async () => {
  const params = await leadOf(api, 'eligibility');
  await change(params, { outcome: 'lost', lostReason: 'Duplicate' });
  const settings = api.client(agencySettings, owner);
  const { reasons } = await api.client(agencySettings, sales).getLostReasons();
  expect(reasons).toContain('No budget');
  for (const wrong of [[], ['Same', 'same'], [''], Array.from({ length: 21 }, (_, i) => `Reason ${i}`)])
    expect(await refusedWith(settings.saveLostReasons({ body: { reasons: wrong } }))).toBe(400);
  await settings.saveLostReasons({ body: { reasons: ['Too small'] } });
  expect(await api.lastAudit()).toMatchObject({ action: 'agency.changed' });
  expect(await settings.getAgencySettings()).toMatchObject({ name: 'Upcurve' });
  expect(await change(params, { valuePence: 1 })).toMatchObject({ lostReason: 'Duplicate' });
  expect(await change(params, { lostReason: 'Too small' })).toMatchObject({ lostReason: 'Too small' });
  await settings.saveLostReasons({ body: { reasons } });
});
