import { screen, waitFor, within } from '@testing-library/react';
import { questions } from '@upcurve/contracts/quiz/questions';
import { currentUser } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';
import { GUIDES } from './guides.ts';

const network = mockNetwork(
  signedIn(),
  handle(questions.listQuestions, () => []),
);
const index = () => screen.findByRole('heading', { level: 1, name: 'Help' });

test('lists all guides by area, and the keyboard shortcuts', async () => {
  renderApp(paths.help());
  await index();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['Leads', 'Website', 'Settings', 'Keys']);
  const links = headings
    .slice(0, -1)
    .flatMap((name) => within(screen.getByRole('region', { name })).getAllByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toHaveLength(GUIDES.size);
  expect(within(screen.getByRole('region', { name: 'Keys' })).getByText('Show these keys')).toBeVisible();
});

test.each([...GUIDES])('the guide %s shows its headings, tasks and keys', async (name, guide) => {
  renderApp(paths.helpGuide(name));
  await screen.findByRole('heading', { level: 1, name: guide.title });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe(`Help: ${guide.title} · Upcurve Admin`);
  const main = within(screen.getByRole('main'));
  const headings = main.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual([...guide.sections.map(({ title }) => title), 'Keys']);
  expect(headings[0]).toBe('Tasks');
  expect(main.getByText(guide.purpose)).toBeVisible();
  expect(within(main.getByRole('region', { name: 'Keys' })).getAllByRole('term')).not.toHaveLength(0);
});

test('hides guides to screens that the member may not open', async () => {
  network.use(signedIn(currentUser('editor')));
  const app = renderApp(paths.help());
  await index();
  expect(screen.queryByRole('link', { name: 'Inbox' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Leads' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Questions' })).toBeVisible();

  await app.router.navigate(paths.helpGuide('inbox'));
  await waitFor(() => expect(app.location()).toBe(paths.help()));
  await app.router.navigate(paths.helpFor(paths.inbox()));
  await index();
});

test.each(['nothing', 'toString', '%00'])('shows the index, because no guide is called %s', async (name) => {
  const { location } = renderApp(paths.helpGuide(name));
  await index();
  expect(location()).toBe(paths.help());
});

test.each(['https://evil.example/admin/inbox', '//evil.example', '/admin/%zz', 'x'.repeat(5000), ''])(
  'shows the index for the unknown address %.40j',
  async (address) => {
    const { location } = renderApp(paths.helpFor(address));
    await index();
    expect(location()).toBe(paths.helpFor(address));
  },
);

test('opens the guide of the current screen from the ? dialog and returns with Back', async () => {
  const app = renderApp(paths.questions());
  await screen.findByRole('heading', { name: 'Eligibility Question Manager' });
  await app.user.keyboard('?');
  const keys = within(await screen.findByRole('dialog', { name: 'Keys' }));
  await app.user.click(keys.getByRole('link', { name: 'Help for this screen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  expect(app.location()).toBe(paths.helpGuide('questions'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.router.navigate(-1);
  await waitFor(() => expect(app.location()).toBe(paths.questions()));
});

test('opens the guide from the account menu, except within the help', async () => {
  const app = renderApp(paths.questions());
  await screen.findByRole('heading', { name: 'Eligibility Question Manager' });
  await app.user.click(screen.getByRole('button', { name: 'My Account' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Help for this screen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await app.user.click(screen.getByRole('button', { name: 'My Account' }));
  await screen.findByRole('menuitem', { name: 'Help' });
  expect(screen.queryByRole('menuitem', { name: 'Help for this screen' })).not.toBeInTheDocument();
});
