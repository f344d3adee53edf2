import { screen, waitFor, within } from '@testing-library/react';
import { secondFactor } from '@upcurve/contracts/account/second-factor';
import { team } from '@upcurve/contracts/account/team';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { type Hit, search } from '@upcurve/contracts/shared/search';
import { currentUser, newId, submissionDetail } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { emptyAccount, emptyPanels, noStepsLeft } from '../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const amelia: Hit = { kind: 'submission', id: newId(), title: 'Amelia Hart', detail: 'Hart Clinic' };
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  localStorage.clear();
});

const network = mockNetwork(
  noStepsLeft,
  ...emptyAccount,
  signedIn(),
  handle(questions.listQuestions, () => []),
  ...emptyPanels(submissions.getSubmission),
  handle(submissions.getSubmission, () => submissionDetail({ id: amelia.id, name: 'Amelia Hart' })),
  handle(search.searchAll, ({ query }) => {
    asked.push(query.term);
    return [amelia];
  }),
);

async function open() {
  const app = renderApp('/admin/eligibility/questions');
  await screen.findByRole('heading', { name: 'Eligibility Question Manager' });
  screen.getByRole('searchbox').focus();
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Go to a screen/ });
  return { ...app, field, list: within(screen.getByRole('listbox', { name: 'Results' })) };
}
const chosen = () => screen.getByRole('option', { selected: true });

test('opens a screen by keyboard without a search request', async () => {
  const app = await open();
  expect(app.field).toHaveFocus();
  await app.user.keyboard('s');
  expect(asked).toEqual([]);
  await app.user.keyboard('et me');
  expect(chosen()).toHaveAccessibleName('Settings: me, Go to');
  expect(app.field).toHaveAttribute('aria-activedescendant', chosen().id);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.location()).toBe('/admin/settings'));
  expect(screen.queryByRole('combobox', { name: /^Go to a screen/ })).not.toBeInTheDocument();
});

test('shows search results of the server and opens one by Enter', async () => {
  const app = await open();
  await app.user.keyboard('amelia');
  const hit = await app.list.findByRole('option', { name: /Amelia Hart/ });
  expect(hit).toHaveAccessibleName('Amelia Hart, Hart Clinic, Eligibility submissions');
  expect(asked).toEqual(['amelia']);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.location()).toBe(`/admin/eligibility/submissions/${amelia.id}`));
});

test('wraps around with the arrow keys, and returns the focus on Escape', async () => {
  const app = await open();
  const all = app.list.getAllByRole('option');
  expect(chosen()).toBe(all[0]);
  await app.user.keyboard('{ArrowUp}');
  expect(chosen()).toBe(all.at(-1));
  await app.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe(all[1]);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Results' })).not.toBeInTheDocument());
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('lists recent screens first and stores no names of people in the browser', async () => {
  const app = await open();
  await app.user.keyboard('help{Enter}');
  await waitFor(() => expect(app.location()).toBe('/admin/help'));
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Go to a screen/ });
  expect(chosen()).toHaveAccessibleName('Help, Recent');
  expect(JSON.stringify(localStorage)).not.toContain('Amelia');
});

test('opens the invite form and focuses its first field', async () => {
  network.use(
    handle(team.listUsers, () => []),
    handle(team.listInvites, () => []),
    handle(secondFactor.listRoleRules, () => []),
  );
  const app = await open();
  await app.user.keyboard('invite{Enter}');
  // The screen loads separately.
  const role = await screen.findByRole('combobox', { name: 'Role of the new member' }, { timeout: 10_000 });
  await waitFor(() => expect(role).toHaveFocus());
});

test.each([
  ['holiday', 'Hours and kinds of meeting'],
  ['day off', 'Hours and kinds of meeting'],
  ['block', 'Hours and kinds of meeting'],
  ['calls last week', 'Calls of the last 7 days'],
  ["last week's calls", 'Calls of the last 7 days'],
  ['cost of campaign', 'Campaigns this month'],
  ['merge', 'People'],
  ['spam', 'Quarantine'],
  ['price', 'Prices and texts of the website'],
])('finds by %j: %s', async (term, label) => {
  const { user, list } = await open();
  await user.keyboard(term);
  expect(list.getByRole('option', { name: `${label}, Go to` })).toBeInTheDocument();
});

test('offers only permitted screens', async () => {
  network.use(signedIn(currentUser('editor')));
  const { list } = await open();
  expect(list.queryByRole('option', { name: /^Inbox/ })).not.toBeInTheDocument();
  expect(list.queryByRole('option', { name: /^Settings: team/ })).not.toBeInTheDocument();
  expect(list.getByRole('option', { name: /^Questions/ })).toBeInTheDocument();
});

test('still offers screens if the search fails', async () => {
  network.use(refused(search.searchAll, 403, 'No.'));
  const app = await open();
  await app.user.keyboard('help');
  expect(await screen.findByText('The search isn’t answering. Screens can still be opened.')).toBeVisible();
  expect(chosen()).toHaveAccessibleName('Help, Go to');
});

test('opens by the button in the header', async () => {
  const { user } = renderApp('/admin/eligibility/questions');
  await screen.findByRole('heading', { name: 'Eligibility Question Manager' });
  await user.click(screen.getByRole('button', { name: /^Find/ }));
  expect(await screen.findByRole('dialog', { name: 'Go to or find' })).toBeVisible();
});
