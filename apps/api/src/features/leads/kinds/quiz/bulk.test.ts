import { BULK_MAX } from '@upcurve/contracts/leads/lead-words';
import { type SubmissionBulk, submissions } from '@upcurve/contracts/leads/submissions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../../../test/api.ts';
import { leadInput, storedLead } from '../../../../../test/samples/leads.ts';
import { seedQuestions } from '../../../questions/seed.ts';

const api = await apiForFile();
await api.db.transaction().execute(seedQuestions);
const owner = await api.signIn('owner');

const UNKNOWN = '0198a2f0-0000-7000-8000-000000000000';
const staff = (headers: Record<string, string> = owner) => api.client(submissions, headers);
const three = () => Promise.all(['A', 'B', 'C'].map((name) => storedLead(api, { name })));
const statusOf = async (id: string) => (await staff().getSubmission({ params: { id } })).status;

test('sets the status of each given lead once, and counts missing ones', async () => {
  const [a = '', b = '', other = ''] = await three();
  const body: SubmissionBulk = { action: 'status', status: 'qualified', ids: [a, b, a, UNKNOWN] };
  expect(await staff().bulkSubmissions({ body })).toEqual({ changed: 2, missing: 1, stale: 0 });
  expect(await Promise.all([a, b, other].map(statusOf))).toEqual(['qualified', 'qualified', 'new']);
});

test('skips and counts leads whose status was changed in the meantime', async () => {
  const [a = '', b = '', c = ''] = await three();
  await staff().setSubmissionStatus({ params: { id: a }, body: { status: 'disqualified' } });
  await staff().setSubmissionStatus({ params: { id: b }, body: { status: 'qualified' } });
  const ids = [a, b, c, UNKNOWN];
  const followUpAt = '2026-12-01T09:00:00.000Z';
  const body: SubmissionBulk = { action: 'status', status: 'qualified', seen: 'new', followUpAt, ids };
  // The second lead already has the new status, so it counts as changed.
  expect(await staff().bulkSubmissions({ body })).toEqual({ changed: 2, missing: 1, stale: 1 });
  expect(await Promise.all([a, b, c].map(statusOf))).toEqual(['disqualified', 'qualified', 'qualified']);
  const planned = await Promise.all([a, b, c].map((id) => staff().getSubmission({ params: { id } })));
  expect(planned.map((lead) => lead.followUpAt)).toEqual([null, followUpAt, followUpAt]);
});

test('deletes the given leads with all their data, and no others', async () => {
  const canary = 'canary-b1';
  const [question] = (await api.client(questions).listQuestions()).filter(
    ({ inputType }) => inputType === 'freeText',
  );
  const answers = { [question?.id ?? 0]: canary };
  const { id: sessionId } = await api.client(quiz).createSession({ body: { answers } });
  const { id } = await api
    .client(quiz)
    .submit({ body: leadInput(api, { answers, sessionId, name: canary }) });
  const [a = '', other = ''] = await three();
  // The submission keeps its answers. Its session only keeps the fact that it existed.
  const sessions = () => api.db.selectFrom('quizSessions').select('id').where('id', '=', sessionId).execute();
  const count = async (table: 'webhookDeliveries' | 'allLeads' | 'quizDetails') =>
    JSON.stringify(await api.db.selectFrom(table).selectAll().execute()).split(canary).length - 1;
  expect(await count('quizDetails')).toBeGreaterThan(0);
  expect(await sessions()).toHaveLength(1);

  const body: SubmissionBulk = { action: 'delete', ids: [id, a, UNKNOWN] };
  expect(await staff().bulkSubmissions({ body })).toEqual({ changed: 2, missing: 1, stale: 0 });
  expect(await api.lastAudit()).toMatchObject({ action: 'lead.deleted', before: { ids: [id, a] } });
  for (const table of ['allLeads', 'quizDetails', 'webhookDeliveries'] as const)
    expect(await count(table)).toBe(0);
  expect(await sessions()).toEqual([]);
  expect(await refusedWith(staff().getSubmission({ params: { id: a } }))).toBe(404);
  expect(await statusOf(other)).toBe('new');
});

test('sales can set the status but not delete; editors and visitors can do neither', async () => {
  const [a = ''] = await three();
  const sales = staff(await api.signIn('sales'));
  const status: SubmissionBulk = { action: 'status', status: 'contacted', ids: [a] };
  const removal: SubmissionBulk = { action: 'delete', ids: [a] };
  expect(await sales.bulkSubmissions({ body: status })).toEqual({ changed: 1, missing: 0, stale: 0 });
  expect(await refusedWith(sales.bulkSubmissions({ body: removal }))).toBe(403);
  const editor = staff(await api.signIn('editor'));
  expect(await refusedWith(editor.bulkSubmissions({ body: status }))).toBe(403);
  const { cookie: _, ...stranger } = owner;
  expect(await refusedWith(staff(stranger).bulkSubmissions({ body: status }))).toBe(401);
  expect(await statusOf(a)).toBe('contacted');
});

test.each([
  [{ action: 'status', ids: [UNKNOWN] }, 'status'],
  [{ action: 'status', ids: [UNKNOWN], status: 'lost' }, 'status'],
  [{ action: 'delete', ids: [] }, 'ids'],
  [{ action: 'delete', ids: Array(BULK_MAX + 1).fill(UNKNOWN) }, 'ids'],
  [{ action: 'delete', ids: ['1'] }, 'ids.0'],
  [{ action: 'delete', ids: [UNKNOWN], status: 'new' }, ''],
  [{ action: 'assign', ids: [UNKNOWN] }, 'assigneeId'],
])('rejects %j with the path of the error', async (body, path) => {
  await expect(staff().bulkSubmissions({ body: body as never })).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path }],
  });
});

test('accepts the maximum number of ids', async () => {
  const ids = Array.from(
    { length: BULK_MAX },
    (_, i) => `0198a2f0-0000-7000-8000-${i.toString(16).padStart(12, '0')}`,
  );
  expect(await staff().bulkSubmissions({ body: { action: 'delete', ids } })).toEqual({
    changed: 0,
    missing: BULK_MAX,
    stale: 0,
  });
});
