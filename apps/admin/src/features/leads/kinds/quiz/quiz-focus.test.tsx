import { screen, waitFor, within } from '@testing-library/react';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { submission, submissionDetail } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../../paths.ts';
import { emptyPanels } from '../../../../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../../../test-support/render-app.tsx';

const all = ['Ada', 'Bea', 'Cleo'].map((name) => submission({ name }));
let stored = all;
beforeEach(() => {
  stored = all;
});

mockNetwork(
  emptyQuarantine,
  signedIn(),
  ...emptyPanels(submissions.getSubmission),
  handle(submissions.listSubmissions, ({ query }) => {
    const items = stored.filter(({ status }) => !query.status || status === query.status);
    return query.cursor ? { items: items.slice(2) } : { items: items.slice(0, 2), next: items[2] && 'more' };
  }),
  handle(submissions.getSubmission, ({ params }) => submissionDetail(all.find(({ id }) => id === params.id))),
  handle(submissions.setSubmissionStatus, ({ params, body }) => {
    stored = stored.map((each) => (each.id === params.id ? { ...each, status: body.status } : each));
    return { ...submission(), status: body.status };
  }),
  handle(submissions.deleteSubmission, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id);
    return {};
  }),
);

test('keeps the focus within the results after Load more', async () => {
  const { user } = renderApp('/admin/eligibility/submissions');
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByRole('link', { name: 'Cleo' });
  expect(document.body).not.toHaveFocus();
  expect(screen.getByRole('region', { name: 'Results' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('focuses the row that replaces one removed by its new status', async () => {
  const { user } = renderApp('/admin/eligibility/submissions?status=new');
  await user.click(await screen.findByRole('button', { name: 'Actions for Ada' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Update Status' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: 'Contacted' }));
  await user.click(within(dialog).getByRole('button', { name: 'Update Status' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Bea' })).toHaveFocus();
});

test('focuses the list’s heading after deleting a lead that was opened by a link', async () => {
  const app = renderApp(paths.submission(all[0]?.id ?? ''));
  await app.user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await app.user.click(await screen.findByRole('button', { name: 'Delete Submission' }));
  const heading = await screen.findByRole('heading', { name: 'Eligibility Submissions' });
  await waitFor(() => expect(app.location()).toBe(paths.submissions()));
  await waitFor(() => expect(heading).toHaveFocus());
});
