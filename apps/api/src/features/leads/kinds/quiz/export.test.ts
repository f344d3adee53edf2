import { type SubmissionFilter, submissions } from '@upcurve/contracts/leads/submissions';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { expect, test } from 'vitest';
import { apiForFile, apiForTest } from '../../../../../test/api.ts';
import { leadInput, multiplyLeads, storedLead } from '../../../../../test/samples/leads.ts';
import { seedQuestions } from '../../../questions/seed.ts';

const api = await apiForFile();
await api.db.transaction().execute(seedQuestions);
const headers = await api.signIn('owner');

async function exported(query: Omit<SubmissionFilter, 'limit' | 'cursor'> = {}) {
  const file = await api.client(submissions, headers).exportSubmissions({ query });
  const text = Buffer.from(await file.arrayBuffer()).toString();
  expect(text.startsWith('\uFEFF"id",')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  return text.slice(1, -2).split('\r\n');
}

test('exports the filtered list, with a column per question as asked, and times in UTC and in London', async () => {
  const [first] = await api.client(questions, headers).listQuestions();
  await api.client(quiz).submit({
    body: leadInput(api, { name: 'Zoë "Z" Bell', attribution: { source: 'google', medium: 'cpc' } }),
  });
  if (!first) throw new Error('There is a first question.');
  await api.db
    .updateTable('questions')
    .set({ text: 'Who are you at the clinic?' })
    .where('id', '=', first.id)
    .execute();
  await api.client(quiz).submit({ body: leadInput(api, { name: 'Second' }) });
  await storedLead(api, { name: 'Summer', completedAt: '2026-07-01T13:05:00.000Z' });

  const [head = '', ...rows] = await exported({ sort: 'name' });
  expect(head).toContain('Who are you at the clinic?');
  for (const { text } of DEFAULT_QUESTIONS) expect(head).toContain(text.replaceAll('"', '""'));
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain('"2026-07-01T13:05:00.000Z","2026-07-01 14:05:00"');
  expect(rows[2]).toContain('"Zoë ""Z"" Bell"');
  expect(rows[2]).toContain(',"google",');
  expect(rows[2]).toContain('Too few enquiries');
  expect(await exported({ source: 'google' })).toHaveLength(2);
});

test('exports each of thousands of leads once', async () => {
  const own = await apiForTest();
  await storedLead(own, { name: 'Many' });
  await multiplyLeads(own, 2600);
  const answer = await own.client(submissions, await own.signIn('admin')).exportSubmissions({ query: {} });
  const ids = (await answer.text())
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]);
  expect(new Set(ids).size).toBe(2601);
  expect(ids).toHaveLength(2601);
});
