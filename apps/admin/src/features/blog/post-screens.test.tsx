import { screen, within } from '@testing-library/react';
import { blog } from '@upcurve/contracts/blog/blog';
import type { RevisionSummary } from '@upcurve/contracts/blog/post-revisions';
import { currentUser } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { post, revision, revisionSummary } from '@upcurve/testing/post-factories';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { blogApi } from '../../test-support/blog.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const text = (words: string) => ({
  version: 1,
  blocks: [{ id: 'p1', type: 'richText', nodes: [{ type: 'paragraph', text: words }] }],
});
const now = post({
  title: 'Fill a quiet January',
  content: text('Four weeks and **three** offers.'),
  status: 'published',
  publicSlug: 'fill-a-quiet-january',
  version: 9,
});
const api = blogApi();
let revisions: RevisionSummary[] = [];
let sent: unknown[] = [];
beforeEach(() => {
  api.state.posts = [now];
  revisions = [
    revisionSummary({ number: 2, kind: 'published', isPublic: true }),
    revisionSummary({ number: 1 }),
  ];
  sent = [];
});
const network = mockNetwork(
  signedIn(),
  ...api.handlers,
  handle(blog.listRevisions, () => revisions),
  handle(blog.getRevision, ({ params: { number } }) =>
    revision({
      ...(revisions.find((each) => each.number === number) ?? {}),
      excerpt: number === 1 ? 'An older one.' : now.excerpt,
      content: text(number === 1 ? 'Four weeks and two offers.' : 'Four weeks and **three** offers.'),
    }),
  ),
  handle(blog.restoreRevision, ({ params, headers }) => {
    sent.push([params.number, headers['if-match']]);
    return api.put(now);
  }),
  handle(blog.createPreviewLink, ({ body }) => {
    sent.push(body.hours);
    return { url: 'https://upcurve.example/blog/preview/abc', expiresAt: '2035-11-25T09:00:00.000Z' };
  }),
  handle(blog.revokePreviewLink, () => {
    sent.push('revoked');
    return {};
  }),
);

describe('the revisions of a post', () => {
  test('shows the newest revision, or the chosen one', async () => {
    const { user, location } = renderApp(paths.postRevisions(now.id));
    const list = within(await screen.findByRole('navigation', { name: 'Revisions' }));
    expect(list.getAllByRole('link')).toHaveLength(2);
    expect(list.getByText('Public')).toBeInTheDocument();
    expect(await screen.findByText('three')).toBeInTheDocument();
    await user.click(list.getByRole('link', { name: /^1\. Saved/ }));
    expect(location()).toBe(`${paths.postRevisions(now.id)}?revision=1`);
    expect(await screen.findByText('Four weeks and two offers.')).toBeInTheDocument();
    expect(screen.getByText('An older one.')).toBeInTheDocument();
  });

  test('restores a revision, but does not overwrite another member’s save', async () => {
    const { user } = renderApp(`${paths.postRevisions(now.id)}?revision=1`);
    await user.click(await screen.findByRole('button', { name: 'Restore this revision' }));
    expect(await screen.findByText(/You continue from revision 1\./)).toBeInTheDocument();
    expect(sent).toEqual([[1, '"9"']]);
    network.use(refused(blog.restoreRevision, 412, 'Someone has saved this post meanwhile.'));
    await user.click(screen.getByRole('button', { name: 'Restore this revision' }));
    expect(await screen.findByText('Someone has saved this post meanwhile.')).toBeInTheDocument();
  });

  test('shows an explanation if the post has no revisions', async () => {
    revisions = [];
    renderApp(paths.postRevisions(now.id));
    expect(await screen.findByRole('heading', { name: 'No revisions yet' })).toBeInTheDocument();
  });
});

describe('the preview of a post', () => {
  test('shows the post as the website does and links to the published post', async () => {
    renderApp(paths.postPreview(now.id));
    const paper = within(await screen.findByRole('article', { name: 'Fill a quiet January' }));
    expect(paper.getByText('three').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'View on the website' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/blog\/fill-a-quiet-january$/),
    );
  });

  test('creates a link, and ends all links after a confirmation', async () => {
    api.state.posts = [{ ...now, previewExpiresAt: '2035-11-25T09:00:00.000Z' }];
    const { user } = renderApp(paths.postPreview(now.id));
    await user.click(await screen.findByRole('button', { name: 'Create link' }));
    expect(await screen.findByLabelText('Link')).toHaveValue('https://upcurve.example/blog/preview/abc');
    await user.click(screen.getByRole('button', { name: 'End all links' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End preview links' }));
    await user.click(dialog.getByRole('button', { name: 'End all links' }));
    expect(await screen.findByText('Preview Links Ended')).toBeInTheDocument();
    expect(sent).toEqual([undefined, 'revoked']);
    expect(screen.queryByLabelText('Link')).not.toBeInTheDocument();
  });

  test('hides editing from a member who may only read', async () => {
    network.use(signedIn(currentUser('sales')));
    renderApp(paths.postPreview(now.id));
    await screen.findByRole('article', { name: 'Fill a quiet January' });
    for (const name of [/Create link/, /Publish/, /More actions/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Edit|Visual Editor/ })).not.toBeInTheDocument();
  });
});

test('shows a post in the trash with a button to restore it', async () => {
  api.state.posts = [{ ...now, status: 'draft', deletedAt: '2026-11-22T09:00:00.000Z' }];
  const { user } = renderApp(paths.postPreview(now.id));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('article', { name: 'Fill a quiet January' })).toBeInTheDocument();
});
