import { screen, waitFor, within } from '@testing-library/react';
import { blog } from '@upcurve/contracts/blog/blog';
import { currentUser } from '@upcurve/testing/factories';
import { refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { blogCategory, post } from '@upcurve/testing/post-factories';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { blogApi } from '../../../test-support/blog.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const api = blogApi();
const { state } = api;
const network = mockNetwork(signedIn(), ...api.handlers);

const january = post({
  title: 'Fill a quiet January',
  slug: 'fill-a-quiet-january',
  status: 'published',
  publishedAt: '2026-11-03T10:00:00.000Z',
  hasChanges: true,
  categoryName: 'Retention',
  authorName: 'Nadia Rahman',
});
const later = post({
  title: 'A later one',
  slug: 'a-later-one',
  status: 'scheduled',
  publishAt: '2027-07-01T08:30:00.000Z',
  hasChanges: true,
});
const nameless = post({ title: '', slug: 'post-3' });

beforeEach(() => {
  state.posts = [january, later, nameless];
  state.categories = [blogCategory({ name: 'Retention' })];
  state.asked = [];
  state.calls = [];
});

async function open(address = paths.blog()) {
  const app = renderApp(address);
  await screen.findByText(/^Showing/);
  return app;
}
const row = (name: string) => {
  const found = screen.getByRole('link', { name }).closest('tr');
  if (!found) throw new Error('not in a row');
  return within(found);
};
async function choose(user: ReturnType<typeof renderApp>['user'], post: string, action: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${post}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the list of posts', () => {
  test('shows title, slug, status, category, author and date, with placeholders for missing values', async () => {
    await open();
    expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
      'Title',
      'Status',
      'Category',
      'Author',
      'Date',
      'Actions',
    ]);
    for (const text of [
      '/blog/fill-a-quiet-january',
      'Published',
      'Unpublished changes',
      'Retention',
      'Nadia Rahman',
      'Nov 3, 2026',
    ])
      expect(row('Fill a quiet January').getByText(text)).toBeInTheDocument();
    expect(row('A later one').getByText('1 Jul 2027, 09:30 BST')).toBeInTheDocument();
    for (const text of ['Draft', 'Uncategorized', 'Unknown', 'Nov 20, 2026'])
      expect(row('Unnamed').getByText(text)).toBeInTheDocument();
  });

  test.each([
    ['Preview', paths.postPreview(january.id)],
    ['Edit', paths.postEdit(january.id)],
    ['Visual Editor', paths.postBuilder(january.id)],
  ])('%s in the menu of a row opens %s', async (name, path) => {
    const { user, location } = await open();
    await choose(user, 'Fill a quiet January', name);
    await waitFor(() => expect(location()).toBe(path));
  });

  test('opens the editor by a click on the row', async () => {
    const { user, location } = await open();
    await user.click(row('Fill a quiet January').getByText('Nov 3, 2026'));
    await waitFor(() => expect(location()).toBe(paths.postBuilder(january.id)));
  });

  test('searches and filters on the server from page 1 and keeps the filters in the address', async () => {
    state.posts = Array.from({ length: 23 }, (_, i) =>
      post({ title: `Post ${i + 1}`, slug: `post-${i + 1}` }),
    );
    const { user, location } = await open(`${paths.blog()}?page=3`);
    expect(state.asked).toEqual([{ page: 3, limit: 10 }]);
    expect(screen.getByText('Showing 21–23 of 23')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Draft' }));
    await waitFor(() => expect(state.asked.at(-1)).toEqual({ page: 1, limit: 10, status: 'draft' }));
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Retention' }));
    expect(await screen.findByRole('heading', { name: 'No Posts Found' })).toBeInTheDocument();
    expect(location()).toBe(`${paths.blog()}?status=draft&category=${state.categories[0]?.id}`);
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await user.click(screen.getByRole('searchbox', { name: 'Search posts' }));
    await user.paste('Post 7');
    await waitFor(() => expect(screen.getByText('Showing 1 of 1')).toBeInTheDocument());
  });

  test('links to the first, last, current and neighbouring pages', async () => {
    state.posts = Array.from({ length: 95 }, (_, i) =>
      post({ title: `Post ${i + 1}`, slug: `post-${i + 1}` }),
    );
    const { user } = await open(`${paths.blog()}?page=5`);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    const numbers = pages.getAllByRole('link').map(({ textContent }) => Number(textContent));
    expect(numbers.filter(Boolean)).toEqual([1, 4, 5, 6, 10]);
    expect(pages.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await user.click(pages.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('Showing 51–60 of 95')).toBeInTheDocument();
  });

  test('shows the last page if the requested page does not exist', async () => {
    const { location } = await open(`${paths.blog()}?page=9`);
    expect(location()).toBe(paths.blog());
    expect(screen.getByText('Showing 1–3 of 3')).toBeInTheDocument();
  });

  test('links to a new post if there are no posts', async () => {
    state.posts = [];
    renderApp(paths.blog());
    expect(await screen.findByRole('link', { name: 'Write Your First Post' })).toHaveAttribute(
      'href',
      paths.newPost(),
    );
  });

  test('shows an error if the posts cannot be loaded', async () => {
    network.use(unreachable(blog.listPosts));
    renderApp(paths.blog());
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading blog posts. Please try again.');
  });
});

describe('keyboard shortcuts', () => {
  test.each([
    ['p', paths.postPreview(january.id)],
    ['e', paths.postEdit(january.id)],
  ])('%s opens %s from a row', async (key, path) => {
    const { user, location } = await open();
    screen.getByRole('link', { name: 'Fill a quiet January' }).focus();
    await user.keyboard(key);
    await waitFor(() => expect(location()).toBe(path));
  });

  test('/ focuses the search, and n creates a post', async () => {
    const { user, location } = await open();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search posts' })).toHaveFocus();
    screen.getByRole('link', { name: 'Unnamed' }).focus();
    await user.keyboard('n');
    await waitFor(() => expect(location()).toBe(paths.newPost()));
  });
});

describe('deleting a post', () => {
  test('reports a failure', async () => {
    network.use(refused(blog.deletePost, 500, ''));
    const { user } = await open();
    await choose(user, 'A later one', 'Delete');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete Post' }));
    expect(await screen.findByText('Failed to delete the blog post.')).toBeInTheDocument();
  });

  test('deletes a post in the trash permanently after a confirmation that names it', async () => {
    state.posts = [post({ title: 'Old', slug: 'old', deletedAt: '2026-11-22T09:00:00.000Z' })];
    const { user } = await open(`${paths.blog()}?status=trash`);
    expect(screen.queryByRole('link', { name: 'Old' })).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Deleted' })).toBeInTheDocument();
    await choose(user, 'Old', 'Delete for good');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete post permanently' }));
    expect(dialog.getByText('Old')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('heading', { name: 'The Trash Is Empty' })).toBeInTheDocument();
    expect(state.calls).toEqual(['delete Old']);
  });

  test('restores a post from the trash', async () => {
    state.posts = [post({ title: 'Old', slug: 'old', deletedAt: '2026-11-22T09:00:00.000Z' })];
    const { user } = await open(`${paths.blog()}?status=trash`);
    await choose(user, 'Old', 'Restore');
    expect(await screen.findByText('Post Restored')).toBeInTheDocument();
    expect(state.calls).toEqual(['restore Old']);
  });
});

test('hides editing from a member who may only read', async () => {
  network.use(signedIn(currentUser('sales')));
  const { user } = await open();
  expect(screen.getByRole('link', { name: 'Fill a quiet January' })).toHaveAttribute(
    'href',
    paths.postPreview(january.id),
  );
  expect(screen.queryByRole('link', { name: /New Post/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions for Fill a quiet January' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Preview']);
});
