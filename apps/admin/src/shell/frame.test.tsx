import { screen, waitFor, within } from '@testing-library/react';
import { account } from '@upcurve/contracts/account/account';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { inbox } from '@upcurve/contracts/leads/inbox';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { currentUser, inboxCounts, quarantinedLead } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test, vi } from 'vitest';
import { paths } from '../paths.ts';
import { emptyBlog } from '../test-support/blog.ts';
import { emptyAccount, emptyInbox } from '../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, renderAppWithCounts, signedIn } from '../test-support/render-app.tsx';

const network = mockNetwork(
  ...emptyInbox,
  ...emptyBlog,
  emptyQuarantine,
  signedIn(),
  handle(submissions.listSubmissions, () => ({ items: [] })),
  handle(contacts.listContacts, () => ({ items: [] })),
  handle(questions.listQuestions, () => []),
  ...emptyAccount,
);

const sidebar = () => screen.findByRole('navigation', { name: 'Admin' });
const tab = (name: string) => screen.getByRole('tab', { name });

/** A window of this width in em. */
function givenWidth(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const max = Number(/max-width: ([\d.]+)em/.exec(query)?.[1]);
    const min = Number(/min-width: ([\d.]+)em/.exec(query)?.[1]);
    return Object.assign(new EventTarget(), {
      ...{ matches: width <= max || width >= min, media: query, onchange: null },
      ...{ addListener() {}, removeListener() {} },
    });
  });
}

test('says on every screen which connections fail, until they work', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let failing: ('mail' | 'webhook')[] | undefined = ['mail', 'webhook'];
  network.use(handle(account.getUser, () => ({ ...currentUser(), failing })));
  renderApp('/admin/blog');
  const bar = within(await sidebar());
  expect(await bar.findByText(/Email does not work/)).toBeInTheDocument();
  expect(bar.getAllByRole('link', { name: 'Check it' }).map((link) => link.getAttribute('href'))).toEqual([
    paths.mailSettings(),
    paths.webhook(),
  ]);
  failing = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  await waitFor(() => expect(bar.queryByText(/does not work/)).not.toBeInTheDocument());
  vi.useRealTimers();
});

test('shows every place once, with the account at the foot', async () => {
  renderApp('/admin');
  const bar = within(await sidebar());
  const links = bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Dashboard', '/admin'],
    ['Inbox', '/admin/inbox'],
    ['Eligibility Submissions', '/admin/eligibility/submissions'],
    ['Contact Submissions', '/admin/eligibility/contacts'],
    ['People', '/admin/people'],
    ['Calendar', '/admin/bookings'],
    ['Eligibility Analytics', '/admin/eligibility'],
    ['Home', '/'],
    ['Blog Posts', '/admin/blog'],
    ['Questions', '/admin/eligibility/questions'],
    ['Testimonials', '/admin/testimonials'],
    ['Media', '/admin/media'],
    ['Settings', '/admin/settings/company'],
    ['Website', '/'],
  ]);
  expect(within(bar.getByRole('group', { name: 'Leads' })).getAllByRole('link')).toHaveLength(2);
  expect(bar.getByText('Logged in as')).toHaveTextContent('Logged in as olivia');
  expect(bar.getAllByRole('button', { name: /log ?out/i })).toHaveLength(1);
});

test('shows the tabs of the dashboard above its screens, with those of the selected one', async () => {
  const app = renderApp('/admin');
  await screen.findByRole('heading', { name: 'Inbox' });
  const tabs = () => screen.getAllByRole('tab').map((each) => each.textContent);
  const top = ['Eligibility Analyzer', 'Blog', 'Testimonials'];
  expect(tabs()).toEqual([
    ...top,
    ...['Inbox', 'Eligibility Submissions', 'Contact Submissions', 'Manage Questions', 'Webhook Settings'],
  ]);
  await app.user.click(tab('Blog'));
  await screen.findByRole('tab', { name: 'Posts', selected: true });
  expect(tabs()).toEqual([...top, 'Posts', 'Categories', 'Authors']);
});

test('marks the tabs and links of the current screen', async () => {
  const app = renderApp('/admin/eligibility/contacts');
  expect(await screen.findByRole('tabpanel', { name: 'Contact Submissions' })).toBeVisible();
  const selected = screen.getAllByRole('tab', { selected: true });
  expect(selected.map((each) => each.textContent)).toEqual(['Eligibility Analyzer', 'Contact Submissions']);
  expect(screen.getByRole('link', { name: 'Contact Submissions' })).toHaveAttribute('aria-current', 'page');

  await app.router.navigate('/admin/help');
  await screen.findByRole('heading', { name: 'Help' });
  expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
  expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  await app.router.navigate('/admin/settings');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page'),
  );
});

test('gives each tab an address in the history', async () => {
  const app = renderApp('/admin/dashboard');
  expect(
    await screen.findByRole('tab', { name: 'Eligibility Submissions', selected: true }),
  ).toBeInTheDocument();

  await app.user.click(tab('Contact Submissions'));
  expect(await screen.findByText('No submissions found.')).toBeInTheDocument();
  expect(app.location()).toBe('/admin/eligibility/contacts');

  await app.user.click(tab('Blog'));
  expect(await screen.findByRole('heading', { name: 'No Posts Yet' })).toBeInTheDocument();
  expect(app.location()).toBe('/admin/blog');
  await app.router.navigate(-1);
  expect(await screen.findByRole('tab', { name: 'Contact Submissions', selected: true })).toBeInTheDocument();
});

test('shows how many leads wait, without changing the names of the links', async () => {
  const counts = inboxCounts(7);
  network.use(
    handle(inbox.countInbox, () => ({ ...counts, views: { ...counts.views, todo: 1000, waiting: 0 } })),
  );
  renderAppWithCounts('/admin/nowhere');
  const link = (name: string) => screen.getByRole('link', { name });
  await sidebar();
  await waitFor(() => expect(link('Inbox')).toHaveTextContent('999+'));
  expect(link('Inbox')).toHaveAccessibleDescription('999+ to do');
  expect(link('Contact Submissions')).toHaveAccessibleDescription('7 new');
});

test('shows no count of zero', async () => {
  renderAppWithCounts('/admin/inbox');
  await screen.findByText('No leads yet');
  expect(screen.getByRole('link', { name: 'Inbox' })).toHaveTextContent(/^Inbox$/);
});

test('offers the quarantine as a view of the inbox', async () => {
  network.use(handle(quarantine.listQuarantine, () => ({ items: [quarantinedLead()], total: 12_345 })));
  renderApp('/admin/inbox');
  const link = await screen.findByRole('link', { name: 'Quarantine 12,345' });
  expect(link).toHaveAttribute('href', '/admin/eligibility/quarantine');
});

test('shows only icons in small windows', async () => {
  givenWidth(60);
  renderApp('/admin/help');
  expect(await screen.findByRole('button', { name: 'Expand the sidebar' })).toBeInTheDocument();
});

test('shows the username in the account menu and links to the settings', async () => {
  const app = renderApp('/admin');
  await app.user.click(await screen.findByRole('button', { name: 'My Account' }));
  const menu = await screen.findByRole('menu');
  expect(menu).toHaveTextContent('olivia');
  expect(within(menu).getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/admin');
  expect(within(menu).getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '/admin/help');
  await app.user.click(within(menu).getByRole('menuitem', { name: 'Settings' }));
  await screen.findByRole('heading', { name: 'Settings' });
  expect(app.location()).toBe('/admin/settings');
});

test('opens the blog for an editor, and the questions as the only tab of the analyzer', async () => {
  network.use(signedIn(currentUser('editor')));
  const app = renderApp('/admin');
  await screen.findByRole('tab', { name: 'Posts', selected: true });
  expect(app.location()).toBe('/admin/blog');
  expect(screen.queryByRole('link', { name: 'Quarantine' })).not.toBeInTheDocument();
  // Their own settings are in My Account.
  expect(screen.queryByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
  await app.user.click(tab('Eligibility Analyzer'));
  expect(await screen.findByRole('heading', { name: 'Eligibility Question Manager' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Eligibility Analyzer', selected: true })).toBeVisible();
  await app.router.navigate('/admin/dashboard');
  await waitFor(() => expect(app.location()).toBe('/admin/blog'));
});

test('shows the submissions at the dashboard’s other address, and old links to them', async () => {
  const app = renderApp('/admin/dashboard');
  await screen.findByRole('heading', { name: 'Eligibility Submissions' });
  expect(app.location()).toBe('/admin/dashboard');
  await app.router.navigate('/admin?search=hart');
  await waitFor(() => expect(app.location()).toBe('/admin/eligibility/submissions?search=hart'));
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
