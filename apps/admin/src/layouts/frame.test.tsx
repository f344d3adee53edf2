import { screen, waitFor, within } from '@testing-library/react';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { currentUser } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { emptyBlog } from '../test-support/blog.ts';
import { emptyInbox } from '../test-support/empty-answers.ts';
import { noneHeld, renderApp, signedIn } from '../test-support/render-app.tsx';

const network = mockNetwork(
  ...emptyInbox,
  ...emptyBlog,
  noneHeld,
  signedIn(),
  handle(submissions.listSubmissions, () => ({ items: [] })),
  handle(contacts.listContacts, () => ({ items: [] })),
  handle(questions.listQuestions, () => []),
);

test('links to all areas in the top bar', async () => {
  renderApp('/admin');
  const bar = await screen.findByRole('navigation', { name: 'Admin' });
  const links = within(bar).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Dashboard', '/admin'],
    ['Blog Posts', '/admin/blog'],
    ['Eligibility Analytics', '/admin/eligibility'],
  ]);
  expect(within(bar).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
});

test('closes the menu of small screens by Escape', async () => {
  const { user } = renderApp('/admin');
  const menu = await screen.findByRole('button', { name: 'Menu' });
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  // A screen that loaded in the meantime may have taken the focus.
  menu.blur();
  await user.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('shows the username in the account menu and links to the settings', async () => {
  const app = renderApp('/admin');
  await app.user.click(await screen.findByRole('button', { name: 'My Account' }));
  const menu = await screen.findByRole('menu');
  expect(menu).toHaveTextContent('olivia');
  expect(within(menu).getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/admin');
  expect(within(menu).getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '/admin/help');
  await app.user.click(within(menu).getByRole('menuitem', { name: 'Settings' }));
  expect(await screen.findByRole('radio', { name: 'Automatic' })).toBeChecked();
  expect(app.location()).toBe('/admin/settings');
});

test('shows the username on the dashboard and gives each tab an address in the history', async () => {
  const app = renderApp('/admin/dashboard');
  expect(await screen.findByText('Logged in as')).toHaveTextContent('Logged in as olivia');
  expect(screen.getByRole('link', { name: 'Testimonials' })).toHaveAttribute('href', '/admin/testimonials');
  expect(screen.getByRole('link', { name: 'Website' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Eligibility Submissions', selected: true })).toBeInTheDocument();

  await app.user.click(screen.getByRole('tab', { name: 'Contact Submissions' }));
  expect(await screen.findByText('No submissions found.')).toBeInTheDocument();
  expect(app.location()).toBe('/admin/eligibility/contacts');

  await app.user.click(screen.getByRole('tab', { name: 'Blog' }));
  expect(await screen.findByRole('heading', { name: 'No Posts Yet' })).toBeInTheDocument();
  expect(app.location()).toBe('/admin/blog');
  await app.router.navigate(-1);
  expect(await screen.findByRole('tab', { name: 'Contact Submissions', selected: true })).toBeInTheDocument();
});

test('hides forbidden screens and answers a direct visit with 403', async () => {
  network.use(signedIn(currentUser('sales')));
  renderApp('/admin/eligibility/webhook');
  expect(await screen.findByRole('heading', { name: '403 Not Allowed' })).toBeInTheDocument();
  const tabs = within(screen.getByRole('tablist', { name: 'Eligibility Analyzer' })).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Inbox',
    'Eligibility Submissions',
    'Contact Submissions',
  ]);
});

test('opens the questions for an editor', async () => {
  network.use(signedIn(currentUser('editor')));
  const app = renderApp('/admin');
  await screen.findByRole('tab', { name: 'Manage Questions', selected: true });
  expect(app.location()).toBe('/admin/eligibility/questions');
});

test('opens the member’s last tab', async () => {
  const olivia = currentUser();
  network.use(signedIn(olivia));
  const app = renderApp('/admin');
  await screen.findByRole('tab', { name: 'Inbox', selected: true });
  await app.user.click(screen.getByRole('tab', { name: 'Contact Submissions' }));
  await screen.findByText('No submissions found.');
  await app.router.navigate('/admin/help');
  await app.router.navigate('/admin');
  await waitFor(() => expect(app.location()).toBe('/admin/eligibility/contacts'));

  await app.router.navigate('/admin/dashboard');
  await screen.findByRole('heading', { name: 'Eligibility Submissions' });
  expect(app.location()).toBe('/admin/dashboard');
  await app.router.navigate('/admin?search=hart');
  await waitFor(() => expect(app.location()).toBe('/admin/eligibility/submissions?search=hart'));
});

test('opens the inbox if the last tab is no longer permitted', async () => {
  const sam = currentUser('sales');
  localStorage.setItem(`upcurve-last-place:${sam.id}`, '"/admin/eligibility/webhook"');
  network.use(signedIn(sam));
  const app = renderApp('/admin');
  await screen.findByRole('tab', { name: 'Inbox', selected: true });
  expect(app.location()).toBe('/admin/inbox');
});

test('switches the colour scheme and stores it', async () => {
  const { user } = renderApp('/admin/help');
  await user.click(await screen.findByRole('button', { name: 'Switch to dark colours' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
});

test('redirects / to the inbox and answers unknown addresses with 404', async () => {
  const app = renderApp('/');
  await screen.findByRole('heading', { name: 'Inbox' });
  expect(app.location()).toBe('/admin/inbox');
  await app.router.navigate('/admin/nowhere');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  await app.router.navigate('/nowhere');
  expect(await screen.findByRole('main')).toHaveTextContent('404 Page Not Found');
});
