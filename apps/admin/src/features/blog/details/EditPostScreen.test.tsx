import { screen, waitFor, within } from '@testing-library/react';
import { account } from '@upcurve/contracts/account/account';
import { blog } from '@upcurve/contracts/blog/blog';
import { currentUser } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { blogAuthor, blogCategory, post } from '@upcurve/testing/post-factories';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { blogApi } from '../../../test-support/blog.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const { state, handlers, put } = blogApi();
const network = mockNetwork(signedIn(), ...handlers);

const draft = post({ title: 'Fill a quiet January', excerpt: 'Four weeks.', version: 3 });
beforeEach(() => {
  state.posts = [draft];
  state.categories = [blogCategory({ name: 'Retention' })];
  state.authors = [blogAuthor({ name: 'Nadia Rahman' })];
  state.calls = [];
});

async function open(hash = '') {
  const app = renderApp(paths.blog(), paths.postEdit(draft.id) + hash);
  await screen.findByRole('textbox', { name: 'Title' });
  return app;
}
const field = (name: string) => screen.getByRole('textbox', { name });

describe('saving a post', () => {
  test('sends only the changed fields, also with Ctrl+Enter', async () => {
    const { user } = await open();
    await user.type(field('Excerpt'), ' Three offers.');
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Retention' }));
    await user.click(field('Excerpt'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Post Saved')).toBeInTheDocument();
    const [category] = state.categories;
    expect(state.calls).toEqual([
      `save ${JSON.stringify({ excerpt: 'Four weeks. Three offers.', categoryId: category?.id })}`,
    ]);
  });

  test('reports an invalid or taken slug at its field', async () => {
    const { user } = await open();
    await user.clear(field('Slug'));
    await user.type(field('Slug'), 'Not a slug');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field('Slug')).toHaveAccessibleDescription(/Use lower case letters, digits and single hyphens\./);
    expect(field('Slug')).toHaveFocus();
    network.use(
      handle(blog.updatePost, () => {
        throw new Refusal(409, 'The post “Other” has this slug.');
      }),
    );
    await user.clear(field('Slug'));
    await user.type(field('Slug'), 'taken');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(field('Slug')).toHaveAccessibleDescription(/The post “Other” has this slug\./),
    );
  });

  test('keeps the entries until the next login if the session has ended', async () => {
    let isEnded = false;
    const refuse = () => {
      throw new Refusal(401, 'Please sign in.');
    };
    network.use(
      handle(blog.updatePost, () => {
        isEnded = true;
        return refuse();
      }),
      handle(account.login, () => {
        isEnded = false;
        return currentUser();
      }),
    );
    const { user } = await open();
    await user.type(field('Excerpt'), ' Three offers.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(await screen.findByLabelText('Username'), 'owner');
    await user.type(screen.getByLabelText('Password'), 'plum orchard lantern');
    expect(isEnded).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(field('Excerpt')).toHaveValue('Four weeks. Three offers.'));
    network.use(...handlers);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Post Saved')).toBeInTheDocument();
    expect(state.calls).toEqual([`save ${JSON.stringify({ excerpt: 'Four weeks. Three offers.' })}`]);
  });

  test('keeps the entries if the save fails', async () => {
    network.use(
      handle(blog.updatePost, () => {
        throw new Refusal(503, 'The database is away.');
      }),
    );
    const { user } = await open();
    await user.type(field('Title'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('What you entered is still here.');
    expect(field('Title')).toHaveValue('Fill a quiet January 2');
  });
});

describe('after a colleague has saved the same post', () => {
  test('keeps the colleague’s changes to other fields without asking', async () => {
    const { user } = await open();
    put({ ...draft, title: 'Theirs' });
    await user.type(field('Excerpt'), ' Mine.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Post Saved')).toBeInTheDocument();
    expect(state.posts[0]).toMatchObject({ title: 'Theirs', excerpt: 'Four weeks. Mine.' });
    expect(field('Title')).toHaveValue('Theirs');
  });

  test('asks about each field that both have changed', async () => {
    const { user } = await open();
    put({
      ...draft,
      title: 'Theirs',
      excerpt: 'Their excerpt.',
      seo: { title: 'Their SEO', description: '' },
    });
    await user.type(field('Title'), ', mine');
    await user.type(field('Excerpt'), ' Mine.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by a colleague' }));
    const title = within(dialog.getByRole('radiogroup', { name: 'Title' }));
    expect(title.getByRole('radio', { name: 'Yours' })).toBeChecked();
    expect(title.getByText('Fill a quiet January, mine')).toBeInTheDocument();
    const excerpt = within(dialog.getByRole('radiogroup', { name: 'Excerpt' }));
    await user.click(excerpt.getByRole('radio', { name: 'Theirs' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Post Saved')).toBeInTheDocument();
    expect(state.posts[0]).toMatchObject({
      title: 'Fill a quiet January, mine',
      excerpt: 'Their excerpt.',
      seo: { title: 'Their SEO' },
    });
  });
});

test('asks before leaving with unsaved changes', async () => {
  const { user, location } = await open();
  await user.type(field('Title'), '!');
  await user.click(screen.getByRole('link', { name: 'Preview' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have unsaved changes. Discard them?');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(location()).toBe(paths.postEdit(draft.id));
  expect(field('Title')).toHaveValue('Fill a quiet January!');
});

test('updates the previews of the search result and the shared link while typing', async () => {
  const { user } = await open();
  await user.type(field('Search title'), 'Quiet January?');
  const beside = within(screen.getByRole('complementary', { name: 'How the post looks elsewhere' }));
  expect(beside.getAllByText('Quiet January?').length).toBeGreaterThan(1);
  expect(beside.getAllByText('Four weeks.').length).toBe(2);
});

test('focuses the field that the address names', async () => {
  await open('#excerpt');
  expect(field('Excerpt')).toHaveFocus();
});
