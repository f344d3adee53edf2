import { screen, within } from '@testing-library/react';
import { questions } from '@upcurve/contracts/quiz/questions';
import { storedQuestion } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const crm = storedQuestion({ id: 5, text: 'Do you use a CRM system?', order: 1 });
const words = storedQuestion({ id: 6, text: 'What bothers you?', inputType: 'freeText', order: 2 });
const which = storedQuestion({ id: 7, text: 'Which one is it?', inputType: 'text', order: 3 });
let stored = [crm, words, which];
let sent: unknown[] = [];
beforeEach(() => {
  stored = [crm, words, which];
  sent = [];
});

const network = mockNetwork(
  signedIn(),
  handle(questions.listQuestions, () => stored),
  handle(questions.updateQuestion, ({ body }) => {
    sent.push(body);
    return which;
  }),
);

async function edit(text = which.text) {
  const app = renderApp('/admin/eligibility/questions');
  await app.user.click(await screen.findByRole('button', { name: `Edit ${text}` }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Edit Eligibility Question' })) };
}

test('offers earlier questions with options as a condition and sends the chosen answers', async () => {
  const { user, dialog } = await edit();
  await user.click(dialog.getByRole('combobox', { name: 'Show this question' }));
  const offered = await dialog.findAllByRole('option');
  expect(offered.map((option) => option.textContent)).toEqual(['Always', 'If 1: Do you use a CRM system?']);
  await user.click(offered[1]!);
  await user.click(dialog.getByRole('button', { name: 'Update Question' }));
  expect(await dialog.findAllByText('Choose at least one answer.', { exact: false })).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Yes' }));
  await user.click(dialog.getByRole('button', { name: 'Update Question' }));
  expect(await screen.findByText('Question Updated')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ showIf: { questionId: 5, values: ['yes'] } })]);
});

test('shows a condition in the list and can remove it in the dialog', async () => {
  stored = [crm, words, { ...which, showIf: { questionId: 5, values: ['no'] } }];
  const { user, dialog } = await edit();
  expect(screen.getByText('Shown if ‘Do you use a CRM system?’ is ‘No’')).toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: 'No' })).toBeChecked();
  await user.click(dialog.getByRole('combobox', { name: 'Show this question' }));
  await user.click(await dialog.findByRole('option', { name: 'Always' }));
  await user.click(dialog.getByRole('button', { name: 'Update Question' }));
  expect(await screen.findByText('Question Updated')).toBeVisible();
  expect(sent[0]).not.toHaveProperty('showIf');
});

test('explains why a question cannot be deleted if others depend on it', async () => {
  const why = '‘Which one is it?’ depends on an answer to an earlier question and could no longer be shown.';
  network.use(refused(questions.deleteQuestion, 409, why));
  const { user } = renderApp('/admin/eligibility/questions');
  await user.click(await screen.findByRole('button', { name: `Delete ${crm.text}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Question' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(why)).toBeVisible();
});
