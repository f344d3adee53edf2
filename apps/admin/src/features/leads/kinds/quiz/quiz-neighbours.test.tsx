import { screen, waitFor, within } from '@testing-library/react';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { submission, submissionDetail } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../../paths.ts';
import { emptyPanels } from '../../../../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../../../test-support/render-app.tsx';

const leads = ['Ada', 'Bea', 'Cleo'].map((name) => submission({ name }));
const [ada, bea, cleo] = leads as [(typeof leads)[0], (typeof leads)[0], (typeof leads)[0]];
let rest = leads;
beforeEach(() => {
  rest = leads;
});

mockNetwork(
  emptyQuarantine,
  signedIn(),
  ...emptyPanels(submissions.getSubmission),
  // Returns two submissions per page.
  handle(submissions.listSubmissions, ({ query }) =>
    query.cursor
      ? { items: rest.slice(2), total: rest.length }
      : { items: rest.slice(0, 2), total: rest.length, ...(rest.length > 2 && { next: 'more' }) },
  ),
  handle(submissions.getSubmission, ({ params }) =>
    submissionDetail(leads.find(({ id }) => id === params.id)),
  ),
  handle(submissions.setSubmissionStatus, ({ params, body }) => {
    rest = rest.filter(({ id }) => id !== params.id);
    return { ...ada, status: body.status };
  }),
);

async function openFromList(name: string) {
  const app = renderApp('/admin/eligibility/submissions?status=new');
  await app.user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('heading', { name: 'Submission Details' });
  return app;
}

const way = (name: string) => screen.getByRole('button', { name: `${name} submission` });
const shown = async (name: string) =>
  within(await screen.findByRole('region', { name: 'Contact Information' })).findByText(name);

test('moves by Next, Previous, j and k across pages, and returns to the list by Back to List', async () => {
  const app = await openFromList('Ada');
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(way('Previous')).toHaveAttribute('aria-disabled', 'true');

  await app.user.click(way('Next'));
  await shown('Bea');
  expect(way('Next')).toHaveFocus();
  await waitFor(() => expect(way('Next')).toHaveAttribute('aria-disabled', 'false'));
  await app.user.keyboard('j');
  await shown('Cleo');
  expect(app.location()).toBe(paths.submission(cleo.id));
  expect(way('Next')).toHaveAttribute('aria-disabled', 'true');
  await app.user.keyboard('k');
  await shown('Bea');

  await app.user.click(screen.getByRole('button', { name: 'Back to List' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Bea' })).toHaveFocus());
  expect(app.location()).toBe('/admin/eligibility/submissions?status=new');
});

test('keeps the neighbours of a lead that its new status removes from the list', async () => {
  const { user } = await openFromList('Bea');
  await waitFor(() => expect(way('Next')).toHaveAttribute('aria-disabled', 'false'));
  await user.click(screen.getByRole('button', { name: 'Update Status' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: 'Contacted' }));
  await user.click(within(dialog).getByRole('button', { name: 'Update Status' }));
  expect(await screen.findByText('No longer in the list')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Update Status' })).toHaveFocus();
  await user.click(way('Next'));
  await shown('Cleo');
});

test('hides Next and Previous for a lead opened by a link', async () => {
  renderApp(paths.submission(bea.id));
  await shown('Bea');
  expect(screen.queryByRole('button', { name: 'Next submission' })).not.toBeInTheDocument();
});

test('has Next only in the bar at the bottom on a phone', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ matches: media === '(max-width: 47.99em)', media, onchange: null },
      ...{ addListener() {}, removeListener() {} },
    }),
  );
  const { user } = await openFromList('Ada');
  expect(screen.queryByRole('button', { name: 'Next submission' })).not.toBeInTheDocument();
  await user.click(
    within(screen.getByRole('region', { name: 'Answer' })).getByRole('button', { name: 'Next lead' }),
  );
  await shown('Bea');
});
