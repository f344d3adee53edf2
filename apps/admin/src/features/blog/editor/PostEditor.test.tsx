import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { account } from '@upcurve/contracts/account/account';
import { blog } from '@upcurve/contracts/blog/blog';
import type { Post } from '@upcurve/contracts/blog/posts';
import { VERSION } from '@upcurve/post-blocks/content';
import { makeBlock } from '@upcurve/post-blocks/fields';
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

let draft: Post;
beforeEach(() => {
  // A new id for each test, because the editor of the last one may still be saving.
  draft = post({ title: 'Fill a quiet January', excerpt: 'Four weeks.', version: 3 });
  state.posts = [draft];
  state.categories = [blogCategory({ name: 'Retention' })];
  state.authors = [blogAuthor({ name: 'Nadia Rahman' })];
  state.calls = [];
});

async function open(hash = '') {
  const app = renderApp(paths.blog(), paths.postEdit(draft.id) + hash);
  await screen.findByRole('textbox', { name: 'Post title' });
  // The focus arrives a moment after the fields, and would otherwise take what a test writes.
  if (!hash) await waitFor(() => expect(field('Post title')).toHaveFocus());
  return app;
}
const field = (name: string) => screen.getByRole('textbox', { name });
/** Pastes, because typing takes long enough to be saved in parts. */
async function write(user: UserEvent, name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}
const saved = () => screen.findByText(/^Saved \d/);
const stored = () => state.posts[0];

describe('the fields of a post', () => {
  test('are in front at the address of Edit, with the focus in the first', async () => {
    await open();
    await waitFor(() => expect(field('Post title')).toHaveFocus());
    expect(screen.getByRole('tab', { name: 'Post' })).toHaveAttribute('aria-selected', 'true');
  });

  test('are saved while they are edited, and only the changed ones', async () => {
    const { user } = await open();
    await write(user, 'Excerpt', ' Three offers.');
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Retention' }));
    await saved();
    const [category] = state.categories;
    expect(stored()).toMatchObject({ excerpt: 'Four weeks. Three offers.', categoryId: category?.id });
    for (const call of state.calls) expect(call).not.toMatch(/title|content|seo/);
  });

  test('keep their text when the canvas is brought to the front and back', async () => {
    const { user, location } = await open();
    await write(user, 'Post title', '!');
    const title = field('Title');
    for (const [item, path] of [
      ['Visual Editor', paths.postBuilder(draft.id)],
      ['Edit', paths.postEdit(draft.id)],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'More for this post' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
      expect(location()).toBe(path);
      // The same element, so the editor was not mounted again.
      expect(field('Title')).toBe(title);
      expect(title).toHaveValue('Fill a quiet January!');
    }
    await waitFor(() => expect(field('Post title')).toHaveFocus());
  });

  test('get the focus when the address names one', async () => {
    await open('#excerpt');
    await waitFor(() => expect(field('Excerpt')).toHaveFocus());
  });
});

describe('the address of a post', () => {
  test('reports at its field that it is malformed, or which post has it', async () => {
    const message = '“taken” is the address of the post “Other”. Choose another.';
    network.use(
      handle(blog.updatePost, ({ body }) => {
        if (body.slug === 'taken') throw new Refusal(409, message, [{ path: 'slug', message }]);
        return put({ ...draft, ...body } as never);
      }),
    );
    const { user } = await open();
    await user.clear(field('Address'));
    await write(user, 'Address', 'not a slug');
    expect(field('Address')).toHaveAccessibleDescription(
      /Use lower case letters, digits and single hyphens\./,
    );
    await user.clear(field('Address'));
    await write(user, 'Address', 'taken');
    await waitFor(() => expect(field('Address')).toHaveAccessibleDescription(new RegExp(message)));
    // The rest is saved without it, and nothing is published under the former address.
    await write(user, 'Excerpt', ' More.');
    await waitFor(() => expect(stored()?.excerpt).toBe('Four weeks. More.'));
    expect(field('Address')).toHaveAccessibleDescription(new RegExp(message));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish post' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
  });

  test('says that the old one of a public post redirects', async () => {
    state.posts = [{ ...draft, status: 'published', publicSlug: 'fill-a-quiet-january', hasChanges: true }];
    const { user } = await open();
    expect(field('Address')).toHaveAccessibleDescription(/^Readers find it at/);
    await write(user, 'Address', '-2');
    expect(field('Address')).toHaveAccessibleDescription(/The old address redirects there\.$/);
  });
});

describe('a link without https://', () => {
  const button = { ...makeBlock('callToAction', 'b'), title: 'Visit', href: '' };
  const blocks = () => stored()?.content.blocks;
  beforeEach(() => {
    state.posts = [{ ...draft, content: { version: VERSION, blocks: [button] } }];
  });

  test('is completed when its field in the panel is left', async () => {
    const { user } = renderApp(`${paths.postEdit(draft.id)}#block-b`);
    await screen.findByRole('textbox', { name: 'Link address' });
    await write(user, 'Link address', 'example.com/x');
    await user.tab();
    expect(field('Link address')).toHaveValue('https://example.com/x');
    await waitFor(() => expect(blocks()).toMatchObject([{ href: 'https://example.com/x' }]));
  });

  test('is completed in the link dialog of a text', async () => {
    const { user } = renderApp(`${paths.postEdit(draft.id)}#block-b`);
    await screen.findByText('Visit');
    await waitFor(() => expect(field('Text')).toHaveFocus());
    await user.keyboard('{Control>}k{/Control}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = dialog.getByRole('textbox', { name: 'Link address' });
    await user.type(address, 'javascript:alert(1){Enter}');
    expect(address).toBeInvalid();
    await user.clear(address);
    await user.type(address, 'ada@clinic.example{Enter}');
    await waitFor(() =>
      expect(JSON.stringify(blocks())).toContain('[mailto:ada@clinic.example](mailto:ada@clinic.example)'),
    );
  });
});

test('an added block is shown in the side panel, and the focus stays on the page', async () => {
  const { user } = await open();
  const panel = (name: string) => screen.getByRole('tab', { name });
  expect(panel('Post')).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: 'Questions' }));
  await waitFor(() => expect(panel('Block')).toHaveAttribute('aria-selected', 'true'));
  const settings = within(screen.getByRole('region', { name: 'Settings' }));
  expect(await settings.findByRole('heading', { name: 'Questions' })).toBeInTheDocument();
  expect(document.activeElement).toHaveClass('ProseMirror');
  // Also after another panel was chosen meanwhile.
  await user.click(panel('Post'));
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(await settings.findByRole('heading', { name: 'Table' })).toBeInTheDocument();
});

describe('after the same post was saved elsewhere', () => {
  async function meet() {
    const app = await open();
    put({ ...draft, title: 'Theirs' });
    await write(app.user, 'Excerpt', ' Mine.');
    const dialog = within(await screen.findByRole('dialog', { name: 'This post was saved elsewhere' }));
    return { ...app, dialog };
  }

  test('asks which version to keep, and returns the focus', async () => {
    const { user, dialog } = await meet();
    expect(dialog.getByRole('link', { name: 'other version' })).toHaveAttribute(
      'href',
      paths.postPreview(draft.id),
    );
    await user.click(dialog.getByRole('button', { name: 'Keep my text' }));
    await waitFor(() => expect(stored()).toMatchObject({ title: draft.title, excerpt: 'Four weeks. Mine.' }));
    expect(state.calls.at(-1)).toContain('"keepsPrevious":true');
    await waitFor(() => expect(field('Excerpt')).toHaveFocus());
  });

  test('opens the other version, and asks again after Later', async () => {
    const { user, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Later' }));
    await user.click(await screen.findByRole('button', { name: 'Resolve' }));
    await user.click(await screen.findByRole('button', { name: 'Open the other version' }));
    await waitFor(() => expect(field('Post title')).toHaveValue('Theirs'));
    expect(field('Excerpt')).toHaveValue('Four weeks.');
    await waitFor(() => expect(stored()).toMatchObject({ title: 'Theirs', excerpt: 'Four weeks.' }));
  });
});

test('keeps the text until the next login if the session has ended', async () => {
  let refused = 0;
  network.use(
    handle(blog.updatePost, () => {
      refused += 1;
      throw new Refusal(401, 'Please sign in.');
    }),
    handle(account.login, () => currentUser()),
  );
  const { user } = await open();
  await write(user, 'Excerpt', ' Three offers.');
  await user.type(await screen.findByLabelText('Username'), 'owner');
  await waitFor(() => expect(refused).toBeGreaterThan(0));
  network.use(...handlers);
  await user.type(screen.getByLabelText('Password'), 'plum orchard lantern');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(field('Excerpt')).toHaveValue('Four weeks. Three offers.'));
  await waitFor(() => expect(stored()?.excerpt).toBe('Four weeks. Three offers.'));
});

describe('Ctrl+Enter', () => {
  test('opens the publish dialog from any field and returns the focus there', async () => {
    const { user } = await open();
    await user.click(field('Excerpt'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Publish post' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(field('Excerpt')).toHaveFocus();
  });

  test('says that there is nothing to publish', async () => {
    state.posts = [{ ...draft, status: 'published', publicSlug: draft.slug }];
    const { user } = await open();
    await user.click(field('Excerpt'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Nothing to Publish')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test.each(['postEdit', 'postBuilder'] as const)(
  'shows that the post is in the trash at %s, and opens it once it is restored',
  async (name) => {
    state.posts = [{ ...draft, deletedAt: '2026-11-22T09:00:00.000Z' }];
    const { user } = renderApp(paths[name](draft.id));
    expect(await screen.findByRole('heading', { name: 'In the trash' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('textbox', { name: 'Post title' })).toBeInTheDocument();
  },
);

test('moves the post to the trash and returns to the list', async () => {
  const { user, location } = await open();
  await user.click(screen.getByRole('button', { name: 'More for this post' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Post' }));
  await user.click(dialog.getByRole('button', { name: 'Delete Post' }));
  await waitFor(() => expect(location()).toBe(paths.blog()));
  expect(await screen.findByText('Post Deleted')).toBeInTheDocument();
});
