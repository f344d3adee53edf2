import { contact } from '@upcurve/contracts/leads/contact';
import { contacts } from '@upcurve/contracts/leads/contacts';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { leads, NOTE_MAX } from '@upcurve/contracts/leads/leads';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../test/api.ts';
import { contactInput, storedLead } from '../../../test/samples/leads.ts';

const UNKNOWN = '0198a2f0-0000-7000-8000-000000000000';

const api = await apiForFile();
const owner = await api.signIn('owner');
const sales = await api.signIn('sales');
await api.signIn('editor');
const users = await api.db.selectFrom('users').select(['id', 'role']).execute();
const idOf = (role: string) => users.find((user) => user.role === role)?.id ?? '';
const editorId = idOf('editor');
const salesId = idOf('sales');

const desk = (headers = owner) => api.client(leads, headers);
const quizLead = async () => ({ kind: 'eligibility' as const, id: await storedLead(api, { name: 'Ada' }) });
const contactLead = async () => ({
  kind: 'contact' as const,
  id: (await api.client(contact).submitContact({ body: contactInput(api) })).id,
});
const both = { eligibility: quizLead, contact: contactLead };
const kinds: LeadKind[] = ['eligibility', 'contact'];
const seen = (version: number) => ({ 'if-match': `"${version}"` });
const activityOf = async (params: { kind: LeadKind; id: string }) =>
  (await desk().listActivity({ params, query: {} })).items;

test.for(kinds)(
  'logs changes of assignee, follow-up, value and reason with the member who made them: %s',
  async (kind) => {
    const params = await both[kind]();
    const followUpAt = '2026-12-01T09:00:00Z';
    const changed = await desk(sales).changeLead({
      params,
      headers: seen(1),
      body: { assigneeId: salesId, followUpAt, valuePence: 450_000, reason: 'No budget' },
    });
    expect(changed).toMatchObject({
      ...params,
      assigneeId: salesId,
      followUpAt: '2026-12-01T09:00:00.000Z',
      valuePence: 450_000,
      reason: 'No budget',
      isUnread: true,
      version: 2,
    });
    const cleared = { assigneeId: null, valuePence: null };
    await desk().changeLead({ params, headers: seen(2), body: cleared });

    const activity = await activityOf(params);
    const by = ['owner', 'sales'].map((name) => activity.filter(({ actorName }) => actorName.includes(name)));
    const told = (some = activity) => some.map(({ type, before, after }) => [type, before, after]).toSorted();
    const name = activity.find(({ type }) => type === 'assignee')?.before;
    expect(name).toMatch(/sales/);
    expect(told(by[0])).toEqual([
      ['assignee', name, null],
      ['value', '450000', null],
    ]);
    expect(told(by[1])).toEqual([
      ['assignee', null, name],
      ['followUp', null, '2026-12-01T09:00:00.000Z'],
      ['reason', null, 'No budget'],
      ['value', null, '450000'],
    ]);
  },
);

test('returns 412 to all but one of several concurrent changes; repeating the stored value succeeds', async () => {
  const params = await quizLead();
  const change = (valuePence: number, version: number) =>
    desk().changeLead({ params, headers: seen(version), body: { valuePence } });
  const results = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => change(n + 1, 1)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ statusCode: 412 });
  expect(await activityOf(params)).toHaveLength(1);

  const { valuePence } = await desk().changeLead({ params, body: {} });
  expect((await change(valuePence ?? 0, 1)).version).toBe(2);
});

test('marking as read needs no version and is not logged; any other change needs a version', async () => {
  const params = await contactLead();
  const read = await desk(sales).changeLead({ params, body: { isUnread: false } });
  expect(read).toMatchObject({ isUnread: false, version: 1 });
  expect(await activityOf(params)).toEqual([]);
  expect(await refusedWith(desk().changeLead({ params, body: { valuePence: 1 } }))).toBe(400);
});

test.for([
  ['an editor, who answers no leads', () => ({ assigneeId: editorId })],
  ['nobody known', () => ({ assigneeId: UNKNOWN })],
  ['less than nothing', () => ({ valuePence: -1 })],
  ['more than the column holds', () => ({ valuePence: 3_000_000_000 })],
  ['no moment', () => ({ followUpAt: 'tomorrow' })],
  ['a reason of a page', () => ({ reason: 'x'.repeat(301) })],
] as const)('refuses %s', async ([, body]) => {
  const params = await quizLead();
  expect(await refusedWith(desk().changeLead({ params, headers: seen(1), body: body() }))).toBe(400);
});

test('lists only members who may answer leads as assignees', async () => {
  const listed = await desk(sales).listAssignees();
  expect(listed.map(({ id }) => id)).toContain(salesId);
  expect(listed.map(({ id }) => id)).not.toContain(editorId);
});

test.for(kinds)('lets authors and members who may delete leads delete a note: %s', async (kind) => {
  const params = await both[kind]();
  const note = await desk(sales).addNote({
    params,
    body: { text: 'Rang twice.\nShe is away until Monday.' },
  });
  const own = await desk().addNote({ params, body: { text: '  Budget is fine  ' } });
  expect(own).toMatchObject({ type: 'note', text: 'Budget is fine', before: null, after: null });
  const notes = async () => (await desk().listNotes({ params, query: {} })).items.map(({ id }) => id);
  expect(await notes()).toEqual([own.id, note.id]);

  expect(await refusedWith(desk(sales).deleteNote({ params: { ...params, noteId: own.id } }))).toBe(403);
  await desk(sales).deleteNote({ params: { ...params, noteId: note.id } });
  expect(await refusedWith(desk(sales).deleteNote({ params: { ...params, noteId: note.id } }))).toBe(404);
  await desk().deleteNote({ params: { ...params, noteId: own.id } });
  expect(await notes()).toEqual([]);
});

test('refuses an empty or too long note, and a note of a missing or different lead', async () => {
  const params = await quizLead();
  for (const text of ['   ', 'x'.repeat(NOTE_MAX + 1), 'x'.repeat(100_000)])
    expect(await refusedWith(desk().addNote({ params, body: { text } }))).toBe(400);
  const elsewhere = { ...params, id: UNKNOWN };
  expect(await refusedWith(desk().addNote({ params: elsewhere, body: { text: 'x' } }))).toBe(404);
  const { id: noteId } = await desk().addNote({ params, body: { text: 'Here' } });
  const other = await quizLead();
  expect(await refusedWith(desk().deleteNote({ params: { ...other, noteId } }))).toBe(404);
});

test('logs status changes, single and in bulk, and marks the lead as read', async () => {
  const quiz = await quizLead();
  const form = await contactLead();
  await api
    .client(submissions, sales)
    .setSubmissionStatus({ params: { id: quiz.id }, body: { status: 'contacted' } });
  await api
    .client(contacts, owner)
    .bulkContacts({ body: { action: 'status', status: 'closed', ids: [form.id, UNKNOWN] } });
  await api
    .client(contacts, owner)
    .bulkContacts({ body: { action: 'assign', assigneeId: salesId, ids: [form.id, UNKNOWN] } });
  const told = async (params: typeof quiz | typeof form) =>
    (await activityOf(params)).map(({ type, after }) => [type, after]);
  expect(await told(quiz)).toEqual([['status', 'contacted']]);
  expect(await told(form)).toEqual([
    ['assignee', expect.stringMatching(/sales/)],
    ['status', 'closed'],
  ]);
  expect(await api.client(contacts, owner).getContact({ params: { id: form.id } })).toMatchObject({
    isUnread: false,
    assigneeId: salesId,
    version: 3,
  });
  for (const [assignee, count] of [
    [salesId, 1],
    ['none', 0],
  ] as const) {
    const found = await api.client(contacts, owner).listContacts({ query: { assignee, status: 'closed' } });
    expect(found.items).toHaveLength(count);
  }
});

test('returns 412 if the status of a form was changed by another member in the meantime', async () => {
  const { id } = await contactLead();
  const set = (status: 'contacted' | 'closed', headers: Record<string, string>) =>
    api.client(contacts, headers).setContactStatus({ params: { id }, body: { status, seen: 'new' } });
  await set('contacted', owner);
  await expect(set('closed', sales)).rejects.toMatchObject({
    statusCode: 412,
    issues: [{ path: 'status', message: 'contacted' }],
  });
  expect((await set('contacted', sales)).status).toBe('contacted');
});

test('keeps the activity of a lead when the account behind it is deleted, and deletes it with the lead', async () => {
  const params = await quizLead();
  const leaver = await api.signIn('admin');
  await desk(leaver).addNote({ params, body: { text: 'Kept' } });
  await api.db.deleteFrom('users').where('role', '=', 'admin').execute();
  expect(await activityOf(params)).toMatchObject([
    { actorId: null, actorName: expect.stringMatching(/admin/) },
  ]);
  await api.client(submissions, owner).deleteSubmission({ params: { id: params.id } });
  const left = await api.db
    .selectFrom('leadActivities')
    .select('id')
    .where('leadId', '=', params.id)
    .execute();
  expect(left).toEqual([]);
  expect(await refusedWith(activityOf(params))).toBe(404);
});
