import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { SCREENS } from '../screens.ts';
import { emptyBlog } from '../test-support/blog.ts';
import { emptyInbox } from '../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, renderAppWithCounts, signedIn } from '../test-support/render-app.tsx';

const network = mockNetwork(
  ...emptyInbox,
  ...emptyBlog,
  emptyQuarantine,
  signedIn(),
  handle(submissions.listSubmissions, () => ({ items: [] })),
  handle(contacts.listContacts, () => ({ items: [] })),
  handle(questions.listQuestions, () => []),
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
  expect(bar.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    ...['Eligibility Analyzer', 'Blog', 'Testimonials'],
    ...['Inbox', 'Eligibility Submissions', 'Contact Submissions', 'Manage Questions', 'Webhook Settings'],
    ...['Posts', 'Categories', 'Authors'],
  ]);
  for (const list of bar.getAllByRole('tablist'))
    expect(list).toHaveAttribute('aria-orientation', 'vertical');
  const links = bar
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Dashboard', '/admin'],
    ['Blog Posts', '/admin/blog'],
    ['Testimonials', '/admin/testimonials'],
    // Every new feature adds one.
    ...SCREENS.filter(({ Icon, tab }) => Icon && !tab).map(({ label, path }) => [label, path]),
    ['Website', '/'],
    ['Home', '/'],
  ]);
  expect(links).toContainEqual(['Quarantine', '/admin/eligibility/quarantine']);
  expect(new Set(links.map(([name]) => name)).size).toBe(links.length);
  expect(bar.getByText('Logged in as')).toHaveTextContent('Logged in as olivia');
  expect(bar.getAllByRole('button', { name: /log ?out/i })).toHaveLength(1);
});

test('marks the tabs and links of the current screen', async () => {
  const app = renderApp('/admin/eligibility/contacts');
  expect(await screen.findByRole('tabpanel')).toHaveAccessibleName(
    'Eligibility Analyzer Contact Submissions',
  );
  const selected = screen.getAllByRole('tab', { selected: true });
  expect(selected.map((each) => each.textContent)).toEqual(['Eligibility Analyzer', 'Contact Submissions']);
  for (const each of selected) expect(each).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);

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

test('moves between tabs with the arrow keys and opens one with Space', async () => {
  const app = renderApp('/admin/eligibility/submissions');
  await sidebar();
  const { user } = app;
  const current = tab('Eligibility Submissions');
  expect(current).toHaveAttribute('tabindex', '0');
  current.focus();
  await user.keyboard('{ArrowDown}');
  expect(tab('Contact Submissions')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(tab('Webhook Settings')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(tab('Inbox')).toHaveFocus();
  await user.keyboard('{End}{Home}');
  expect(tab('Inbox')).toHaveFocus();
  expect(app.location()).toBe('/admin/eligibility/submissions');
  await user.keyboard(' ');
  await waitFor(() => expect(app.location()).toBe('/admin/inbox'));
});

test('shows how many leads wait, without changing the names of the tabs', async () => {
  const counts = inboxCounts(7);
  network.use(
    handle(inbox.countInbox, () => ({ ...counts, views: { ...counts.views, todo: 1000, waiting: 0 } })),
    handle(quarantine.listQuarantine, () => ({ items: [quarantinedLead()], total: 12_345 })),
  );
  renderAppWithCounts('/admin/help');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Inbox' })).toHaveTextContent('999+'));
  expect(tab('Inbox')).toHaveAccessibleDescription('999+ to do');
  expect(tab('Contact Submissions')).toHaveAccessibleDescription('7 new');
  const held = within(await sidebar()).getByRole('link', { name: 'Quarantine' });
  await waitFor(() => expect(held).toHaveAccessibleDescription('12,345 held as spam'));
});

test('shows no count of zero', async () => {
  renderAppWithCounts('/admin/inbox');
  await screen.findByText('No leads yet');
  expect(tab('Inbox')).toHaveTextContent(/^Inbox$/);
  expect(screen.getByRole('link', { name: 'Quarantine' })).toHaveTextContent(/^Quarantine$/);
});

test('collapses to icons by button and key, and the browser remembers it', async () => {
  const { user } = renderApp('/admin/help');
  await user.click(await screen.findByRole('button', { name: 'Collapse the sidebar' }));
  expect(localStorage.getItem('upcurve-sidebar-collapsed')).toBe('true');
  const expand = screen.getByRole('button', { name: 'Expand the sidebar' });
  expect(expand).toHaveFocus();
  // The rail hides the links Home and Blog Posts, so the menu must offer them.
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByRole('link', { name: 'Home' })).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'Blog Posts' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(tab('Inbox')).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: '[' });
  await screen.findByRole('button', { name: 'Collapse the sidebar' });
  fireEvent.keyDown(document.body, { key: '[' });
  await screen.findByRole('button', { name: 'Expand the sidebar' });
  expect(localStorage.getItem('upcurve-sidebar-collapsed')).toBe('true');
});

test('starts collapsed if the browser remembers it', async () => {
  localStorage.setItem('upcurve-sidebar-collapsed', 'true');
  renderApp('/admin/help');
  expect(await screen.findByRole('button', { name: 'Expand the sidebar' })).toBeInTheDocument();
});

test.each([
  ['phones', 24],
  ['small windows', 60],
])('opens all places as a drawer on %s', async (_, width) => {
  givenWidth(width);
  const app = renderApp('/admin/eligibility/contacts');
  const menu = await screen.findByRole('button', { name: 'Menu' });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  const open = async () => {
    await app.user.click(menu);
    return within(await screen.findByRole('dialog', { name: 'Menu' }));
  };
  const drawer = await open();
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(drawer.getByText('Logged in as')).toBeInTheDocument();
  for (let presses = 0; presses < 30; presses++) await app.user.tab();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(menu).toHaveFocus();

  await app.user.click((await open()).getByRole('tab', { name: 'Inbox' }));
  await screen.findByRole('heading', { name: 'Inbox' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(menu).toHaveFocus();
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

test('hides forbidden screens and answers a direct visit with 403', async () => {
  network.use(signedIn(currentUser('sales')));
  renderApp('/admin/eligibility/webhook');
  expect(await screen.findByRole('heading', { name: '403 Not Allowed' })).toBeInTheDocument();
  const tabs = within(screen.getByRole('tablist', { name: 'Eligibility Analyzer' })).getAllByRole('tab');
  expect(tabs.map((each) => each.textContent)).toEqual([
    'Inbox',
    'Eligibility Submissions',
    'Contact Submissions',
  ]);
});

test('opens the blog for an editor, and the questions as the only tab of the analyzer', async () => {
  network.use(signedIn(currentUser('editor')));
  const app = renderApp('/admin');
  await screen.findByRole('tab', { name: 'Posts', selected: true });
  expect(app.location()).toBe('/admin/blog');
  expect(screen.queryByRole('link', { name: 'Quarantine' })).not.toBeInTheDocument();
  await app.user.click(tab('Eligibility Analyzer'));
  await screen.findByRole('tab', { name: 'Manage Questions', selected: true });
  await app.router.navigate('/admin/dashboard');
  await waitFor(() => expect(app.location()).toBe('/admin/blog'));
});

test('opens the member’s last tab', async () => {
  const olivia = currentUser();
  network.use(signedIn(olivia));
  const app = renderApp('/admin');
  await screen.findByRole('tab', { name: 'Inbox', selected: true });
  await app.user.click(tab('Contact Submissions'));
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
