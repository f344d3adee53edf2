import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { blog } from '@upcurve/contracts/blog/blog';
import type { Post } from '@upcurve/contracts/blog/posts';
import { media } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { blogAuthor, blogCategory, post } from '@upcurve/testing/post-factories';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { blogApi } from '../../../test-support/blog.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const { state, handlers } = blogApi();
const words = (text: string) => ({
  version: 1,
  blocks: [{ id: 'p1', type: 'richText', nodes: [{ type: 'paragraph', text }] }],
});
let stored: Post;
let sent: unknown[] = [];
beforeEach(() => {
  stored = post({ version: 7, content: words('Some words.') });
  state.posts = [stored];
  state.categories = [];
  state.authors = [];
  state.calls = [];
  sent = [];
});

const network = mockNetwork(
  signedIn(),
  ...handlers,
  handle(blog.publishPost, ({ headers, body }) => {
    sent.push([headers['if-match'], body.publishAt]);
    const { publishAt = null } = body;
    const status = publishAt ? 'scheduled' : 'published';
    return { ...stored, status, publishAt, version: 8 } satisfies Post;
  }),
);

async function openDialog(path = paths.postPreview, before?: (user: UserEvent) => Promise<void>) {
  const app = renderApp(path(stored.id));
  await before?.(app.user);
  await app.user.click(await screen.findByRole('button', { name: 'Publish' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Publish post' })) };
}

async function enter(user: Awaited<ReturnType<typeof openDialog>>['user'], day: string, time: string) {
  await user.click(screen.getByRole('radio', { name: 'At a date and time' }));
  const days = await screen.findByLabelText(/^Day/);
  await user.clear(days);
  await user.type(days, `${day}{Tab}`);
  const times = screen.getByLabelText('Time in London');
  await user.clear(times);
  await user.type(times, time);
}

test('publishes the version on screen and confirms it', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Post Published')).toBeInTheDocument();
  expect(sent).toEqual([['"7"', undefined]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('schedules in London time', async () => {
  const { user, dialog } = await openDialog();
  await enter(user, '25/07/2035', '09:30');
  expect(await dialog.findByText('Goes public 25 Jul 2035, 09:30 BST.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Post Scheduled')).toBeInTheDocument();
  expect(sent).toEqual([['"7"', '2035-07-25T08:30:00.000Z']]);
});

test('updates a scheduled post that was edited, and keeps its time', async () => {
  const publishAt = '2035-07-25T08:30:00.000Z';
  stored = { ...stored, status: 'scheduled', publishAt, hasChanges: true };
  state.posts = [stored];
  const { user } = renderApp(paths.postPreview(stored.id));
  expect(await screen.findByText('Changes not scheduled')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Update the scheduled version' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish post' }));
  expect(dialog.getByText(/Changes made since it was scheduled are not included/)).toBeInTheDocument();
  await user.click(await dialog.findByRole('button', { name: 'Update the scheduled version' }));
  expect(await screen.findByText('Post Scheduled')).toBeInTheDocument();
  expect(sent).toEqual([['"7"', publishAt]]);
});

test('lists the problems to fix and links to each', async () => {
  network.use(
    refused(blog.publishPost, 409, 'Mend this first.', undefined, {
      findings: [
        { message: 'Give the post a title.', field: 'title' },
        { message: 'Say what the picture shows.', blockId: 'b1' },
      ],
    }),
  );
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  const found = within(await dialog.findByRole('alert'));
  expect(found.getByRole('link', { name: 'Give the post a title.' })).toHaveAttribute(
    'href',
    `${paths.postEdit(stored.id)}#title`,
  );
  expect(found.getByRole('link', { name: 'Say what the picture shows.' })).toHaveAttribute(
    'href',
    `${paths.postBuilder(stored.id)}#block-b1`,
  );
});

test('says after each press that the post was not published, and why', async () => {
  state.posts = [{ ...stored, title: '' }];
  network.use(
    refused(blog.publishPost, 409, 'Mend this first.', undefined, {
      findings: [{ message: 'Give the post a title.', field: 'title' }],
    }),
  );
  const { user, dialog } = await openDialog();
  await dialog.findByText('Fix 1 problem before publishing');
  let before: HTMLElement | undefined;
  for (const _press of [1, 2]) {
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(dialog.getByRole('alert')).not.toBe(before));
    const alert = dialog.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Not published. Fix 1 problem first.'));
    expect(dialog.getByRole('alert')).toHaveFocus();
    before = dialog.getByRole('alert');
  }
});

test('reports a version conflict if another member has just saved the post', async () => {
  network.use(refused(blog.publishPost, 412, 'Stale.'));
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Someone else has saved this post');
});

describe('before publishing', () => {
  test('says that a complete post is ready', async () => {
    state.categories = [blogCategory()];
    state.authors = [blogAuthor()];
    const cover = media();
    state.posts = [
      {
        ...stored,
        cover,
        categoryId: state.categories[0]?.id ?? null,
        authorId: state.authors[0]?.id ?? null,
      },
    ];
    const { dialog } = await openDialog();
    expect(await dialog.findByText('Ready to publish.')).toBeInTheDocument();
    expect(dialog.queryByText(/^Missing/)).not.toBeInTheDocument();
  });

  test('lists the problems, with the same check as the server', async () => {
    state.posts = [{ ...stored, title: '', content: words('See [prices](/prices).') }];
    network.use(handle(blog.findBrokenLinks, ({ body }) => ({ broken: body.links })));
    const { dialog } = await openDialog();
    expect(await dialog.findByText('Fix 2 problems before publishing')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Give the post a title.' })).toBeInTheDocument();
    expect(dialog.queryByText('Ready to publish.')).not.toBeInTheDocument();
  });

  test('names the missing parts, but publishes without them', async () => {
    state.posts = [{ ...stored, excerpt: '' }];
    const { user, dialog } = await openDialog();
    await dialog.findByText('Missing: category, author, cover and excerpt. You can publish without.');
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Post Published')).toBeInTheDocument();
  });

  test('misses no excerpt if there is a description for search engines', async () => {
    state.posts = [{ ...stored, excerpt: '', seo: { title: '', description: 'How to fill it.' } }];
    const { dialog } = await openDialog();
    await dialog.findByText('Missing: category, author and cover. You can publish without.');
  });

  test('saves the draft of the editor', async () => {
    const { user, dialog } = await openDialog(paths.postEdit, async (user) => {
      await user.type(await screen.findByRole('textbox', { name: 'Excerpt' }), '!');
    });
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    await screen.findByText('Post Published');
    expect(state.calls).toEqual([`save ${JSON.stringify({ excerpt: `${stored.excerpt}!` })}`]);
    expect(sent).toEqual([['"8"', undefined]]);
  });
});
