import { screen, waitFor } from '@testing-library/react';
import { blog } from '@upcurve/contracts/blog/blog';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { media } from '@upcurve/contracts/media/media';
import { questions } from '@upcurve/contracts/quiz/questions';
import { submissionDetail } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { post } from '@upcurve/testing/post-factories';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { handleAnalytics } from '../test-support/analytics.ts';
import { emptyBlog } from '../test-support/blog.ts';
import { emptyAccount, emptyInbox, emptyPanels } from '../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, signedIn } from '../test-support/render-app.tsx';

const POST = '0198a2f0-0000-7000-8000-000000000002';
const network = mockNetwork(
  signedIn(),
  ...emptyInbox,
  handleAnalytics,
  emptyQuarantine,
  ...emptyPanels(submissions.getSubmission),
  handle(submissions.listSubmissions, () => ({ items: [] })),
  handle(submissions.getSubmission, () => submissionDetail({ name: 'Amelia Hart' })),
  handle(contacts.listContacts, () => ({ items: [] })),
  handle(media.listMedia, () => ({ items: [] })),
  handle(questions.listQuestions, () => []),
  ...emptyAccount,
  ...emptyBlog,
  handle(blog.getPost, ({ params }) => post({ id: params.idOrSlug, title: 'Fill a quiet January' })),
  handle(blog.listRevisions, () => []),
);

test.each([
  [paths.dashboardAlias(), 'Eligibility Submissions'],
  [paths.inbox(), 'Inbox'],
  [paths.submission('0198a2f0-0000-7000-8000-000000000001'), 'Amelia Hart'],
  [paths.questions(), 'Eligibility Question Manager'],
  [paths.contacts(), 'Contact Submissions'],
  [paths.media(), 'Media'],
  [paths.blog(), 'Blog Posts'],
  [paths.blogCategories(), 'Blog Categories'],
  [paths.blogAuthors(), 'Blog Authors'],
  [paths.blogTransfer(), 'Import and export'],
  [paths.postEdit(POST), 'Fill a quiet January: edit'],
  [paths.postPreview(POST), 'Fill a quiet January: preview'],
  [paths.postRevisions(POST), 'Fill a quiet January: revisions'],
  [paths.analytics(), 'Eligibility Analytics'],
  [paths.settings(), 'Settings: Me'],
  [paths.help(), 'Help'],
  ['/admin/nowhere', 'Page not found'],
])('%s has the document title %s', async (address, title) => {
  renderApp(address);
  await waitFor(() => expect(document.title).toBe(`${title} · Upcurve Admin`));
});

test('the login has a document title', async () => {
  network.use(signedIn(null));
  renderApp(paths.login());
  await screen.findByLabelText('Username');
  expect(document.title).toBe('Log in · Upcurve Admin');
});
