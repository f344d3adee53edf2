import { screen, waitFor, within } from '@testing-library/react';
import { questions } from '@upcurve/contracts/quiz/questions';
import { storedQuestion } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const role = storedQuestion({
  id: 9,
  text: 'What is your role?',
  inputType: 'multipleChoice',
  options: [
    { value: 'owner', label: 'Owner', points: 8, qualifies: true },
    { value: 'nurse', label: 'Nurse', points: 3 },
  ],
  order: 1,
});
const crm = storedQuestion({ id: 5, text: 'Do you use a CRM system?', order: 2 });
const rooms = storedQuestion({ id: 7, text: 'How many rooms?', inputType: 'number', order: 3 });
let stored = [role, crm, rooms];
let sent: unknown[] = [];
beforeEach(() => {
  stored = [role, crm, rooms];
  sent = [];
});

const network = mockNetwork(
  signedIn(),
  handle(questions.listQuestions, () => stored),
  handle(questions.orderQuestions, ({ body }) => {
    sent.push(body);
    stored = body.ids.map((id, index) => ({ ...stored.find((each) => each.id === id)!, order: index + 1 }));
    return stored;
  }),
);

async function open() {
  const app = renderApp('/admin/eligibility/questions');
  await screen.findByText('3 questions');
  return app;
}
const texts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').slice(0, 2))
    .map(([place, text]) => `${place?.textContent} ${text?.firstChild?.textContent}`);

test('moves a question by Alt and an arrow key, announces its place and keeps the focus', async () => {
  const { user } = await open();
  const edit = () => screen.getByRole('button', { name: 'Edit How many rooms?' });
  edit().focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(texts()).toEqual(['1 What is your role?', '2 How many rooms?', '3 Do you use a CRM system?']);
  expect(screen.getByText('How many rooms? moved to place 2 of 3.')).toHaveAttribute('role', 'status');
  expect(edit()).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() =>
    expect(sent).toEqual([
      { ids: [9, 7, 5], seen: [9, 5, 7] },
      { ids: [7, 9, 5], seen: [9, 7, 5] },
    ]),
  );
  // The first question cannot be moved up.
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(texts()[0]).toBe('1 How many rooms?');
  expect(sent).toHaveLength(2);
});

test.each([
  [
    412,
    'Someone else has put the questions in another order in the meantime. They are shown as they are now.',
  ],
  [409, 'Someone else has added or deleted questions in the meantime. They are shown as they are now.'],
  [503, 'Failed to reorder questions'],
])('reports a failed reorder (%i) once and reverts the order', async (status, words) => {
  network.use(
    handle(questions.orderQuestions, () => {
      stored = [crm, role];
      throw new Refusal(status, 'No.');
    }),
  );
  const { user } = await open();
  screen.getByRole('button', { name: 'Edit How many rooms?' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByText('2 questions')).toBeVisible();
  expect(screen.getAllByText(words)).toHaveLength(1);
});

test('shows badges for points and for questions that decide eligibility', async () => {
  await open();
  const [first, second] = screen.getAllByRole('row').slice(1);
  expect(within(first!).getByText('Up to 8 points')).toBeVisible();
  expect(within(first!).getByTitle('Only eligible with: Owner')).toHaveTextContent('Decides eligibility');
  expect(within(second!).queryByText(/points|Decides/)).not.toBeInTheDocument();
});

test('warns in the dialog as soon as an option makes the question decide eligibility', async () => {
  stored = [{ ...role, options: [{ value: 'owner', label: 'Owner' }] }, crm, rooms];
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit What is your role?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Eligibility Question' }));
  expect(dialog.queryByText(/only visitors who answer/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('switch', { name: 'Counts as qualifying' }));
  expect(dialog.getByText(/For new leads, only visitors who answer ‘Owner’ can be eligible/)).toBeVisible();
});
