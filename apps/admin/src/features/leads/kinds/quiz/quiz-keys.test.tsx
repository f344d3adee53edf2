import { screen, waitFor } from '@testing-library/react';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { submission, submissionDetail } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { emptyPanels, noStepsLeft } from '../../../../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../../../test-support/render-app.tsx';

const [ada, bea, cleo] = ['Ada', 'Bea', 'Cleo'].map((name) => submission({ name }));
let asked: object[] = [];

mockNetwork(
  noStepsLeft,
  emptyQuarantine,
  signedIn(),
  ...emptyPanels(submissions.getSubmission),
  handle(submissions.listSubmissions, ({ query }) => {
    asked.push(query);
    return { items: [ada, bea, cleo].filter((each) => each !== undefined) };
  }),
  handle(submissions.getSubmission, ({ params }) => submissionDetail({ ...ada, id: params.id })),
  handle(questions.listQuestions, () => []),
);

async function open(address = '/admin/eligibility/submissions') {
  asked = [];
  const app = renderApp(address);
  await screen.findByText(/^Showing/);
  return app;
}

const link = (name: string) => screen.getByRole('link', { name });

test('moves between rows by j, k and, within the list, arrow keys, and opens a lead by Enter', async () => {
  const { user } = await open();
  // The keys of rows work at once.
  expect(link('Ada')).toHaveFocus();
  await user.keyboard('j');
  expect(link('Bea')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('Cleo')).toHaveFocus();
  await user.keyboard('j');
  expect(link('Cleo')).toHaveFocus();
  await user.keyboard('{ArrowUp}k');
  expect(link('Ada')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Submission Details' })).toBeInTheDocument();
});

test('ignores shortcuts while typing, in a dialog or with a modifier key', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'j');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('heading', { name: 'Eligibility Submissions' }));
  await user.keyboard('{Control>}j{/Control}');
  expect(link('Ada')).not.toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Actions for Bea' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('dialog');
  await user.keyboard('j');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('can switch off letter keys without affecting other keys', async () => {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'My Account' }));
  const letters = await screen.findByRole('menuitemcheckbox', { name: 'Single-letter keys' });
  expect(letters).toBeChecked();
  await app.user.click(letters);
  await app.user.keyboard('{Escape}');
  await app.user.keyboard('j');
  expect(link('Ada')).not.toHaveFocus();
  link('Ada').focus();
  await app.user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Select Ada' })).not.toBeChecked();
  await app.user.keyboard('{ArrowDown}');
  expect(link('Bea')).toHaveFocus();
});

test('restores search and sort order after a visit to another screen', async () => {
  const app = await open('/admin/eligibility/submissions?search=clinic&sort=name');
  await app.user.click(screen.getByRole('tab', { name: 'Manage Questions' }));
  await waitFor(() => expect(app.location()).toBe('/admin/eligibility/questions'));
  asked = [];
  await app.user.click(screen.getByRole('tab', { name: 'Eligibility Submissions' }));
  await screen.findByText(/^Showing/);
  expect(screen.getByRole('searchbox')).toHaveValue('clinic');
  expect(asked).not.toContainEqual({});

  await app.user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(app.location()).toBe('/admin/eligibility/submissions?sort=name'));
});
