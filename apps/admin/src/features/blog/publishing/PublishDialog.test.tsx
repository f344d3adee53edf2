import { screen, waitFor, within } from '@testing-library/react';
import { blog } from '@upcurve/contracts/blog/blog';
import type { Post } from '@upcurve/contracts/blog/posts';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { post, postPage } from '@upcurve/testing/post-factories';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

let stored: Post;
let sent: unknown[] = [];
beforeEach(() => {
  stored = post({ version: 7 });
  sent = [];
});

const network = mockNetwork(
  signedIn(),
  handle(blog.listPosts, () => postPage([])),
  handle(blog.listCategories, () => []),
  handle(blog.listAuthors, () => []),
  handle(blog.getPost, () => stored),
  handle(blog.publishPost, ({ headers, body }) => {
    sent.push([headers['if-match'], body.publishAt]);
    const { publishAt = null } = body;
    stored = { ...stored, status: publishAt ? 'scheduled' : 'published', publishAt, version: 8 };
    return stored;
  }),
);

async function openDialog() {
  const app = renderApp(paths.postEdit(stored.id));
  await app.user.click(await screen.findByRole('button', { name: 'Publish' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Publish Post' })) };
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
  await user.click(dialog.getByRole('button', { name: 'Publish Now' }));
  expect(await screen.findByText('Post Published')).toBeInTheDocument();
  expect(sent).toEqual([['"7"', undefined]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('schedules in London time and shows the time in UTC', async () => {
  const { user, dialog } = await openDialog();
  await enter(user, '25/07/2035', '09:30');
  expect(
    await dialog.findByText('Goes public 25 Jul 2035, 09:30 BST, which is 08:30 UTC.'),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Post Scheduled')).toBeInTheDocument();
  expect(sent).toEqual([['"7"', '2035-07-25T08:30:00.000Z']]);
});

test('rejects a time that the clocks skip and suggests the next valid one', async () => {
  const { user, dialog } = await openDialog();
  await enter(user, '25/03/2035', '01:30');
  expect(await dialog.findByText(/01:30 does not exist on this day/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Use 02:30' }));
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('Post Scheduled');
  expect(sent).toEqual([['"7"', '2035-03-25T01:30:00.000Z']]);
});

test('asks which of the two is meant if a time occurs twice', async () => {
  const { user, dialog } = await openDialog();
  await enter(user, '28/10/2035', '01:30');
  await user.click(await dialog.findByRole('radio', { name: /^The second: .* GMT \(01:30 UTC\)$/ }));
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('Post Scheduled');
  expect(sent).toEqual([['"7"', '2035-10-28T01:30:00.000Z']]);
});

test('lists the problems to fix and links to each', async () => {
  network.use(
    handle(blog.publishPost, () => {
      throw new Refusal(409, 'Mend this first.', undefined, {
        findings: [
          { message: 'Write an excerpt.', field: 'excerpt' },
          { message: 'Say what the picture shows.', blockId: 'b1' },
        ],
      });
    }),
  );
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Publish Now' }));
  const found = within(await dialog.findByRole('alert'));
  expect(found.getByRole('link', { name: 'Write an excerpt.' })).toHaveAttribute(
    'href',
    `${paths.postEdit(stored.id)}#excerpt`,
  );
  expect(found.getByRole('link', { name: 'Say what the picture shows.' })).toHaveAttribute(
    'href',
    `${paths.postBuilder(stored.id)}#block-b1`,
  );
});

test('reports a version conflict if another member has just saved the post', async () => {
  network.use(
    handle(blog.publishPost, () => {
      throw new Refusal(412, 'Stale.');
    }),
  );
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Publish Now' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Someone else has saved this post');
});
