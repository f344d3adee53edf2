import { contact } from '@upcurve/contracts/leads/contact';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { questions } from '@upcurve/contracts/quiz/questions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { search } from '@upcurve/contracts/shared/search';
import { expect, test } from 'vitest';
import { apiForFile, refusedWith, type TestApi } from '../../../test/api.ts';
import { contactInput, leadInput } from '../../../test/samples/leads.ts';
import { seedQuestions } from '../questions/seed.ts';

const api = await apiForFile();
await api.db.transaction().execute(seedQuestions);
const owner = await api.signIn('owner');
await api.client(questions, owner).createQuestion({
  body: { text: 'Who told you of Zebedee?', inputType: 'text', category: 'general' },
});
await api.client(quiz).submit({ body: leadInput(api, { name: 'Zebedee Quill', email: 'zq@example.com' }) });
for (let count = 0; count < 7; count++)
  await api.client(contact).submitContact({
    body: contactInput(api, { name: `Zebedee ${count}`, email: `z${count}@example.com` }),
  });

const found = async (role: Parameters<TestApi['signIn']>[0], term: string) =>
  api.client(search, await api.signIn(role)).searchAll({ query: { term } });
const kinds = (hits: readonly { kind: string }[]) => [...new Set(hits.map(({ kind }) => kind))].sort();

test('finds leads, their people and questions by one term, at most five of each', async () => {
  const hits = await found('owner', 'zebedee');
  expect(kinds(hits)).toEqual(['contact', 'person', 'question', 'submission']);
  expect(hits.filter(({ kind }) => kind === 'contact')).toHaveLength(5);
  expect(hits.filter(({ kind }) => kind === 'person')).toHaveLength(5);
  expect(hits[0]?.kind).toBe('person');
  expect(hits).toContainEqual(
    expect.objectContaining({ kind: 'submission', title: 'Zebedee Quill', detail: 'zq@example.com' }),
  );
  const [lead] = (await api.client(contacts, await api.signIn('owner')).listContacts({ query: {} })).items;
  expect(hits).toContainEqual(expect.objectContaining({ kind: 'person', id: lead?.personId }));
});

test('returns only the kinds that the role may read, and refuses visitors', async () => {
  expect(kinds(await found('editor', 'zebedee'))).toEqual(['question']);
  expect(kinds(await found('sales', 'zebedee'))).toEqual(['contact', 'person', 'submission']);
  expect(await refusedWith(api.client(search).searchAll({ query: { term: 'zebedee' } }))).toBe(401);
});

test.each(['z', '%', '_', "'; drop table questions; --", '\\', '🦓'])(
  'searches for the term %s literally',
  async (term) => {
    const hits = await found('owner', term);
    if (term !== 'z') expect(hits).toEqual([]);
  },
);

test.each(['', '   ', 'x'.repeat(101), '\u0000'])('rejects the term %j', async (term) => {
  expect(await refusedWith(found('owner', term))).toBe(400);
});
