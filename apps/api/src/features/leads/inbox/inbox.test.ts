import { account } from '@upcurve/contracts/account/account';
import type { CallResult } from '@upcurve/contracts/leads/calls';
import { type InboxFilter, type InboxView, inbox } from '@upcurve/contracts/leads/inbox';
import type { InboxSort } from '@upcurve/contracts/leads/inbox-views';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { leads } from '@upcurve/contracts/leads/leads';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../../test/api.ts';
import { leadInput, storedLead } from '../../../../test/samples/leads.ts';
import { insertContact } from '../kinds/contact/service.ts';

const api = await apiForFile();
const sales = await api.signIn('sales');
await api.signIn('owner');
const users = await api.db.selectFrom('users').select(['id', 'role']).execute();
const idOf = (role: string) => users.find((user) => user.role === role)?.id ?? '';
const salesId = idOf('sales');
const ownerId = idOf('owner');
beforeEach(async () => {
  await api.db.deleteFrom('allLeads').execute();
});

interface Stored {
  kind?: LeadKind;
  /** The time of arrival, as SQL. */
  at?: string;
  status?: string;
  isUnread?: boolean;
  isEligible?: boolean;
  assigneeId?: string;
  /** SQL. */
  followUpAt?: string;
  company?: string;
}

async function store(name: string, lead: Stored = {}): Promise<string> {
  const { kind = 'eligibility', at = 'now()', status = 'new', isUnread = true, company } = lead;
  const email = `${name.toLowerCase()}@example.com`;
  let id: string;
  if (kind === 'eligibility') {
    id = await storedLead(api, { name, email, isEligible: lead.isEligible, businessName: company });
  } else {
    id = uuidv7();
    const createdAt = new Date().toISOString();
    await insertContact(api.db, {
      ...{ id, name, email, company: company ?? null, phone: null, formType: 'Contact', source: '/' },
      ...{ message: null, details: [], attribution: null, consent: false, consentVersion: 'test', createdAt },
    });
  }
  await sql`
    update leads set created_at = ${sql.raw(at)}, status = ${status}, is_unread = ${isUnread},
      assignee_id = ${lead.assigneeId ?? null}, follow_up_at = ${sql.raw(lead.followUpAt ?? 'null')}
    where id = ${id}`.execute(api.db);
  return id;
}

/** Stores a meeting of a lead. Times are SQL. */
const book = (leadId: string, startsAt: string, status = 'booked') =>
  sql`
    insert into bookings (id, type_id, host_name, lead_id, starts_at, ends_at, status, zone, place_kind, place_text,
      source, manage_token_hash)
    select gen_random_uuid(), id, 'Sam', ${leadId}::uuid, ${sql.raw(startsAt)}, ${sql.raw(startsAt)} + interval '1 hour',
      ${status}, 'Europe/London', 'phone', '', '', ${Buffer.from(`${leadId} ${startsAt}`)}
    from meeting_types limit 1`.execute(api.db);

const list = (query: InboxFilter = {}, headers: Record<string, string> = sales) =>
  api.client(inbox, headers).listInbox({ query: query as { view?: InboxView } });
const namesIn = async (query: InboxFilter = {}) => (await list(query)).items.map(({ name }) => name);
const counts = (since?: string) => api.client(inbox, sales).countInbox({ query: { since } });

test('lists leads of both kinds: those that are due, then new ones, then the others', async () => {
  const followUpAt = 'now()';
  await store('Due', { at: `now() - interval '9 days'`, status: 'contacted', isUnread: false, followUpAt });
  await store('Planned', { followUpAt: `now() + interval '3 days'` });
  await store('Answered', { status: 'contacted', at: `now() - interval '4 hours'` });
  await store('Oldest', { at: `now() - interval '3 hours'` });
  await store('Form', { kind: 'contact', at: `now() - interval '2 hours'`, company: 'Bevan Skin' });
  await store('Read', { isUnread: false, at: `now() - interval '2 days'` });
  await store('Quiz', { at: `now() - interval '1 hour'`, company: 'Hart' });
  const { items, total, totalKind } = await list();
  expect(items.map(({ name }) => name)).toEqual([
    'Due',
    'Quiz',
    'Form',
    'Oldest',
    'Read',
    'Planned',
    'Answered',
  ]);
  expect({ total, totalKind }).toEqual({ total: 7, totalKind: 'exact' });
  expect(items[1]).toMatchObject({
    kind: 'eligibility',
    company: 'Hart',
    formType: null,
    score: 50,
    tier: 'Growing',
    isEligible: false,
    source: 'direct',
    isUnread: true,
    version: 1,
    said: null,
    lastContact: null,
    unanswered: 0,
    meetingAt: null,
  });
  expect(items[2]).toMatchObject({
    kind: 'contact',
    company: 'Bevan Skin',
    formType: 'Contact',
    score: null,
    tier: null,
    isEligible: null,
    status: 'new',
  });
  expect(await namesIn({ kind: 'contact' })).toEqual(['Form']);
  expect(await namesIn({ kind: 'eligibility', view: 'todo' })).toEqual(['Due', 'Quiz', 'Oldest', 'Read']);
});

test.for([1, 2, 3])(
  'pages of %i contain every lead once, even if many arrived at the same time',
  async (limit) => {
    const at = `timestamptz '2026-11-20T09:00:00Z'`;
    for (let i = 0; i < 9; i++)
      await store(`Lead${i}`, {
        kind: i % 2 ? 'contact' : 'eligibility',
        at,
        status: i < 5 ? 'new' : 'contacted',
      });
    const whole = (await list({ limit: 100 })).items;
    expect(whole.map(({ status }) => status)).toEqual([
      ...Array(5).fill('new'),
      ...Array(4).fill('contacted'),
    ]);
    const met: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit, cursor });
      met.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(met).toEqual(whole.map(({ id }) => id));
    expect(new Set(met).size).toBe(9);
  },
);

test('sorts by age and score, and pages through every order', async () => {
  await store('Low', { at: `now() - interval '3 hours'` });
  await store('Form', { kind: 'contact', at: `now() - interval '2 hours'`, followUpAt: 'now()' });
  await store('High', { at: `now() - interval '1 hour'` });
  await store('Other', { kind: 'contact', status: 'contacted' });
  await sql`update leads set score = case name when 'Low' then 0 else 90 end where kind = 'eligibility'`.execute(
    api.db,
  );
  const orders = {
    due: ['Form', 'High', 'Low', 'Other'],
    '-createdAt': ['Other', 'High', 'Form', 'Low'],
    createdAt: ['Low', 'Form', 'High', 'Other'],
    '-score': ['High', 'Low', 'Other', 'Form'],
    score: ['Low', 'High', 'Form', 'Other'],
  } as const;
  for (const [sort, names] of Object.entries(orders) as [InboxSort, readonly string[]][]) {
    expect(await namesIn({ sort }), sort).toEqual(names);
    const met: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ sort, limit: 1, cursor });
      met.push(...page.items.map(({ name }) => name));
      cursor = page.next;
    } while (cursor);
    expect(met, `${sort} by pages`).toEqual(names);
  }
  const { next } = await list({ sort: 'score', limit: 1 });
  expect(await refusedWith(list({ sort: '-score', cursor: next }))).toBe(400);
});

const LONDON = `at time zone 'Europe/London'`;
const TOMORROW = `((date_trunc('day', now() ${LONDON}) + interval '1 day') ${LONDON})`;

test('each view contains only matching leads, and its count is correct', async () => {
  const kinds = ['eligibility', 'contact'] as const;
  for (const kind of kinds) {
    await store(`${kind}-new`, { kind, assigneeId: ownerId });
    await store(`${kind}-late`, { kind, at: `now() - interval '24 hours 1 minute'` });
    await store(`${kind}-soon`, { kind, at: `now() - interval '23 hours 59 minutes'` });
    await store(`${kind}-late-contacted`, { kind, at: `now() - interval '2 days'`, status: 'contacted' });
    await store(`${kind}-mine`, { kind, status: 'contacted', assigneeId: salesId });
    await store(`${kind}-due`, { kind, status: 'contacted', followUpAt: `${TOMORROW} - interval '1 ms'` });
    await store(`${kind}-overdue`, { kind, status: 'contacted', followUpAt: `now() - interval '9 days'` });
    await store(`${kind}-tomorrow`, { kind, status: 'contacted', followUpAt: TOMORROW });
    await store(`${kind}-new-tomorrow`, { kind, at: `now() - interval '2 days'`, followUpAt: TOMORROW });
    // Leads have nothing to do before their meeting.
    const meets = { kind, at: `now() - interval '2 days'` };
    for (const id of [
      await store(`${kind}-new-meets`, meets),
      await store(`${kind}-due-meets`, { ...meets, status: 'contacted', followUpAt: 'now()' }),
    ])
      await book(id, `now() + interval '3 days'`);
    await book(await store(`${kind}-met`, { kind }), `now() - interval '3 days'`);
  }
  await store('lost', { isEligible: true, assigneeId: salesId, at: `now() - interval '2 days'` });
  await sql`update leads set outcome = 'lost', lost_on = now() where name = 'lost'`.execute(api.db);
  await store('qualified-mine', { status: 'qualified', assigneeId: salesId });
  await store('disqualified-mine', { status: 'disqualified', assigneeId: salesId });
  await store('converted-mine', { kind: 'contact', status: 'converted', assigneeId: salesId });
  await store('closed-mine', { kind: 'contact', status: 'closed', assigneeId: salesId });
  await sql`update leads set outcome = 'won', won_on = now() where status = 'converted'`.execute(api.db);
  await sql`update leads set outcome = 'lost', lost_on = now() where status in ('closed', 'disqualified')`.execute(
    api.db,
  );
  await store('eligible', { isEligible: true });
  await store('eligible-contacted', { isEligible: true, status: 'contacted' });

  const of = (...names: string[]) => kinds.flatMap((kind) => names.map((name) => `${kind}-${name}`));
  const expected: Record<InboxView, string[]> = {
    todo: [...of('new', 'late', 'soon', 'due', 'overdue', 'met'), 'eligible'],
    all: (await list({ limit: 100 })).items.map(({ name }) => name),
    new: [...of('new', 'late', 'soon', 'met'), 'eligible'],
    eligible: ['eligible'],
    mine: [...of('mine'), 'qualified-mine'],
    // Tested with the notes.
    // Tested with the bookings.
    meeting: [],
    due: of('due', 'overdue'),
    waiting: of('late'),
  };
  expect(expected.all).toHaveLength(31);
  const { views, kinds: ofKinds } = await counts();
  for (const [view, names] of Object.entries(expected) as [InboxView, string[]][]) {
    const found = await list({ view, limit: 100 });
    expect(found.items.map(({ name }) => name).sort(), view).toEqual(names.sort());
    expect(found.total, view).toBe(names.length);
    expect(views[view], view).toBe(names.length);
    for (const kind of kinds) {
      const some = await list({ view, kind, limit: 100 });
      expect(some.items.every((lead) => lead.kind === kind)).toBe(true);
      expect(ofKinds[kind][view], `${view} ${kind}`).toBe(some.items.length);
    }
  }
});

test('returns the arrival of the newest lead and the number of leads since a given time', async () => {
  expect(await counts()).toMatchObject({ newestAt: null, arrived: 0 });
  await store('First', { at: `'2026-11-20T09:00:00.000Z'` });
  await store('Second', { kind: 'contact', at: `'2026-11-20T09:00:00.001Z'` });
  expect(await counts()).toMatchObject({ newestAt: '2026-11-20T09:00:00.001Z', arrived: 0 });
  expect((await counts('2026-11-20T08:59:59Z')).arrived).toBe(2);
  expect((await counts('2026-11-20T09:00:00.000Z')).arrived).toBe(1);
  expect((await counts('2026-11-20T09:00:00.001Z')).arrived).toBe(0);
});

test('stops counting at a thousand and reports the total as a minimum', async () => {
  const id = await store('Many', { kind: 'contact' });
  await sql`
    insert into leads (id, kind, person_id, name, name_key, email, form_type, source, consent, consent_version, search_text)
    select gen_random_uuid(), kind, person_id, name, name_key, email, form_type, source, consent, consent_version,
      search_text
    from leads, generate_series(1, 1100) where id = ${id}`.execute(api.db);
  expect((await counts()).views).toMatchObject({ all: 1000, new: 1000, due: 0 });
  expect(await list({ limit: 1 })).toMatchObject({ total: 1000, totalKind: 'at-least' });
});

test('searches both kinds, combined with views, kinds and paging', async () => {
  await store('Amelia', { company: 'Nowa Skóra' });
  await store('Bea', { kind: 'contact', company: 'Skóra & Co' });
  await store('Cleo', { kind: 'contact', company: 'Skóra', status: 'closed', isUnread: false });
  await store('Dan');
  const found = await list({ search: 'skóra', limit: 2 });
  expect(found).toMatchObject({ total: 3, totalKind: 'exact' });
  expect(found.items.map(({ name }) => name)).toEqual(['Bea', 'Amelia']);
  expect(await namesIn({ search: 'skóra', cursor: found.next })).toEqual(['Cleo']);
  expect(await namesIn({ search: 'SKÓRA', view: 'new' })).toEqual(['Bea', 'Amelia']);
  expect(await namesIn({ search: 'skóra', kind: 'eligibility' })).toEqual(['Amelia']);
  expect(await namesIn({ search: '&' })).toEqual(['Bea']);
  expect(await namesIn({ search: 'nobody' })).toEqual([]);
  expect(await namesIn({ search: '   ' })).toHaveLength(4);
});

test('pages through a search with thousands of matches in the usual order', async () => {
  const id = await store('Plenty', { kind: 'contact', at: `now() - interval '1 day'` });
  await sql`
    insert into leads (id, kind, person_id, name, name_key, email, form_type, source, consent, consent_version, search_text,
      created_at, status, is_unread)
    select gen_random_uuid(), kind, person_id, name || n, name_key, email, form_type, source, consent, consent_version,
      search_text, created_at - make_interval(secs => n), case n % 2 when 0 then 'new' else 'contacted' end, false
    from leads, generate_series(1, 2100) n where id = ${id}`.execute(api.db);
  await store('PlentyQuiz', { at: `now() - interval '2 days'` });
  const first = await list({ search: 'plenty', limit: 100 });
  expect(first.totalKind).toBe('at-least');
  expect(first.items.slice(0, 3).map(({ name }) => name)).toEqual(['Plenty', 'Plenty2', 'Plenty4']);
  const met = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await list({ search: 'plenty', limit: 100, cursor });
    for (const { id: each } of page.items) met.add(each);
    cursor = page.next;
  } while (cursor);
  expect(met.size).toBe(2102);
});

test('tells what a lead said and what has happened since', async () => {
  const id = await store('Ada', { kind: 'contact' });
  await sql`update contact_details set message = ${'We lose calls. '.repeat(30)} where lead_id = ${id}`.execute(
    api.db,
  );
  const desk = api.client(leads, sales);
  const params = { kind: 'contact', id } as const;
  const call = (result: CallResult, hour: number) =>
    desk.logCall({ params, body: { result, calledAt: `2026-11-20T${hour}:00:00.000Z` } });
  await call('spoke', 10);
  await call('no_answer', 11);
  await call('left_message', 12);
  await book(id, `timestamptz '2026-12-01T10:00Z'`);
  await book(id, `timestamptz '2026-12-02T10:00Z'`, 'cancelled');
  const { items } = await list();
  expect(items[0]).toMatchObject({
    lastContact: 'left_message',
    unanswered: 2,
    meetingAt: '2026-12-01T10:00:00.000Z',
  });
  expect(items[0]?.said).toHaveLength(200);

  const quizId = await store('Bea');
  await sql`
    update quiz_details set answers = jsonb_build_object(free_text_id, 'The phone rings out')
    from question_sets where hash = question_set and lead_id = ${quizId}`.execute(api.db);
  const quizzes = await list({ kind: 'eligibility' });
  expect(quizzes.items[0]).toMatchObject({ said: 'The phone rings out', lastContact: null, meetingAt: null });
});

const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const ID = '0198a2f0-0000-7000-8000-000000000000';

test.for([
  ['a view that there is none of', { view: 'spam' }],
  ['a sort order that there is none of', { sort: 'name' }],
  ['a kind that there is none of', { kind: 'person' }],
  ['a search of 200 letters', { search: 'x'.repeat(200) }],
  ['too much at once', { limit: '101' }],
  ['no cursor at all', { cursor: 'bm90IGpzb24' }],
  ['a cursor of another list', { cursor: cursorOf('-createdAt', '2026-11-20T09:00:00.000Z', ID) }],
  ['a cursor without the rank', { cursor: cursorOf('-due', '2026-11-20T09:00:00.000Z', ID) }],
  ['a cursor of no moment', { cursor: cursorOf('-due', 2, 'yesterday', ID) }],
  ['a cursor with SQL', { cursor: cursorOf('-due', 2, `2026-11-20T09:00:00Z'; drop table users`, ID) }],
  ['a cursor of no id', { cursor: cursorOf('-due', 2, '2026-11-20T09:00:00.000Z', 'x') }],
] as const)('refuses %s', async ([, query]) => {
  const address = `/api/inbox?${new URLSearchParams(query as Record<string, string>)}`;
  expect((await api.app.inject({ url: address, headers: sales })).statusCode).toBe(400);
});

test('refuses to count since an invalid time', async () => {
  const answer = await api.app.inject({ url: '/api/inbox/counts?since=yesterday', headers: sales });
  expect(answer.statusCode).toBe(400);
});

test('tells owners which first steps are done', async () => {
  const owner = await api.signIn('owner');
  const read = () => api.client(inbox, owner).getFirstSteps();
  expect(await read()).toEqual({ address: false, lead: false, connection: false, team: true });
  await api.db
    .updateTable('users')
    .set({ email: 'owner@upcurve.example' })
    .where('role', '=', 'owner')
    .execute();
  expect(await read()).toMatchObject({ address: true });
  await store('First', { kind: 'contact' });
  expect(await read()).toMatchObject({ lead: true });
  const save = (webhookUrl: string) =>
    api.client(webhook, owner).saveSettings({ body: { webhookUrl, isEnabled: true } });
  // Addresses that no event can be sent to.
  for (const address of [
    '',
    'not a url',
    'crm.example/leads',
    'ftp://crm.example',
    'mailto:crm@crm.example',
  ]) {
    await save(address);
    expect([address, await read()]).toMatchObject([address, { connection: false }]);
  }
  await save('https://crm.example/leads');
  // A webhook that has not delivered anything is not done.
  expect(await read()).toMatchObject({ connection: false });
  await api.client(quiz).submit({ body: leadInput(api) });
  const deliveries = api.db.updateTable('webhookDeliveries');
  await deliveries.set({ attemptCount: 1 }).execute();
  expect(await read()).toMatchObject({ connection: false });
  await deliveries.set({ status: 'delivered' }).execute();
  expect(await read()).toMatchObject({ connection: true });
  const settings = api.db.updateTable('webhookSettings');
  await settings.set({ failingSince: new Date() }).execute();
  expect(await read()).toMatchObject({ connection: false });
  const failing = async () => (await api.client(account, owner).getUser()).failing ?? [];
  await settings.set({ failingSince: null }).execute();
  expect(await failing()).toEqual([]);
  // An endpoint whose last event was given up stays broken, although nothing is left to send.
  await deliveries.set({ status: 'dead' }).execute();
  expect(await failing()).toEqual(['webhook']);
});
