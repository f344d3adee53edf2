import { screen, within } from '@testing-library/react';
import { type QuestionChange, questions } from '@upcurve/contracts/quiz/questions';
import { newId, question, storedQuestion } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const crm = storedQuestion({ id: 5, text: 'Do you use a CRM system?', order: 1 });
const options = [
  { value: 'a', label: 'Pabau', points: 3 },
  { value: 'b', label: 'Zenoti' },
];
const before = question({ id: 6, text: 'Which is it?', inputType: 'multipleChoice', options, order: 2 });
const after = {
  ...before,
  text: 'Which one is it?',
  options: [
    { value: 'a', label: 'Pabau', points: 5, qualifies: true },
    { value: 'c', label: 'Another' },
  ],
  showIf: { questionId: 5, values: ['yes'] },
};
const at = { actorName: 'olivia', createdAt: '2026-11-20T14:05:00.000Z' };
const change: QuestionChange = { id: newId(), questionId: 6, kind: 'changed', before, after, ...at };
const gone: QuestionChange = { ...change, id: newId(), kind: 'deleted', before: after, after: null };
let asked: unknown[] = [];
let undone: string[] = [];
beforeEach(() => {
  asked = [];
  undone = [];
});

const network = mockNetwork(
  signedIn(),
  handle(questions.listQuestions, () => [crm]),
  handle(questions.listQuestionChanges, ({ query }) => {
    asked.push(query.questionId);
    return { items: [gone, change], total: 2 };
  }),
  handle(questions.undoQuestionChange, ({ params }) => {
    undone.push(params.changeId);
    return storedQuestion(before);
  }),
);

async function open() {
  const app = renderApp('/admin/eligibility/questions');
  await screen.findByText('1 question');
  await app.user.click(await screen.findByRole('button', { name: 'History of the questions' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'History of the questions' })) };
}

test('lists each change with its author and the fields that differ', async () => {
  const { dialog } = await open();
  expect(await dialog.findByText('Changed ‘Which one is it?’')).toBeVisible();
  expect(dialog.getAllByText(/^olivia,/)).toHaveLength(2);
  for (const line of [
    'Question: ‘Which is it?’ → ‘Which one is it?’',
    'Shown: always → if ‘Do you use a CRM system?’ is ‘Yes’',
    'Option ‘Pabau’, points: 3 → 5',
    'Option ‘Pabau’, counts as qualifying: no → yes',
    'Option ‘Zenoti’ removed',
    'Option ‘Another’ added',
  ])
    expect(dialog.getByText(line)).toBeVisible();
});

test('restores the previous version of a changed question and a deleted question', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByText('Restore previous version'));
  expect(
    await screen.findByText('‘Which is it?’ was restored to its state before the change.'),
  ).toBeVisible();
  await user.click(dialog.getByText('Restore question'));
  expect(undone).toEqual([change.id, gone.id]);
});

test('shows the history of one question and returns the focus', async () => {
  const { user } = renderApp('/admin/eligibility/questions');
  await user.click(await screen.findByRole('button', { name: `Actions for ${crm.text}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  await screen.findByRole('dialog', { name: `History of ‘${crm.text}’` });
  expect(await screen.findByText('Changed ‘Which one is it?’')).toBeVisible();
  expect(asked).toEqual([5]);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: `Actions for ${crm.text}` })).toHaveFocus();
});

test('explains why a change cannot be undone', async () => {
  network.use(refused(questions.undoQuestionChange, 409, 'Choose an earlier question.'));
  const { user, dialog } = await open();
  await user.click(await dialog.findByText('Restore question'));
  expect(await screen.findByText('Choose an earlier question.')).toBeVisible();
});
