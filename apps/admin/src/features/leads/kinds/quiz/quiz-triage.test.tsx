import { screen, waitFor, within } from '@testing-library/react';
import {
  type SubmissionFilter,
  type SubmissionStatus,
  submissions,
} from '@upcurve/contracts/leads/submissions';
import { currentUser, submission, submissionDetail } from '@upcurve/testing/factories';
import { handle, Refusal, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../../paths.ts';
import { emptyPanels } from '../../../../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../../../test-support/render-app.tsx';

let stored = [submission()];
let sent: { status: SubmissionStatus; seen?: SubmissionStatus }[] = [];
let asked: SubmissionFilter[] = [];
beforeEach(() => {
  stored = ['Ada', 'Bea', 'Cleo'].map((name) => submission({ name }));
  sent = [];
  asked = [];
});

const network = mockNetwork(
  emptyQuarantine,
  signedIn(),
  ...emptyPanels(submissions.getSubmission),
  handle(submissions.listSources, () => ['direct', 'google']),
  handle(submissions.listSubmissions, ({ query }) => {
    asked.push(query);
    return { items: stored.filter(({ status }) => !query.status || status === query.status) };
  }),
  handle(submissions.getSubmission, ({ params }) =>
    submissionDetail(stored.find(({ id }) => id === params.id)),
  ),
  handle(submissions.setSubmissionStatus, ({ params, body }) => {
    sent.push(body);
    const found = stored.find(({ id }) => id === params.id);
    if (!found) throw new Refusal(404, 'Gone.');
    if (body.seen && found.status !== body.seen) {
      throw new Refusal(412, 'Changed by a colleague.', [{ path: 'status', message: found.status }]);
    }
    stored = stored.map((each) => (each.id === params.id ? { ...each, status: body.status } : each));
    return { ...found, status: body.status };
  }),
);

async function open(address = paths.submissions()) {
  const app = renderApp(address);
  await screen.findByText(/^Showing/);
  return app;
}

const link = (name: string) => screen.getByRole('link', { name });
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const colleagueSets = (name: string, status: SubmissionStatus) => {
  stored = stored.map((each) => (each.name === name ? { ...each, status } : each));
};

test('shows score, tier, eligibility and source in a row', async () => {
  await open();
  const ada = row('Ada');
  for (const text of ['72', 'Ready to scale', 'Eligible'])
    expect(ada.getAllByText(text).length).toBeGreaterThan(0);
  expect(ada.getByText('google')).toBeInTheDocument();
});

test('sets a status by the badge’s menu and reverts it by Undo', async () => {
  const { user } = await open();
  await user.click(row('Bea').getByRole('button', { name: 'New: change the status of Bea' }));
  await user.click(await screen.findByRole('menuitem', { name: /Qualified/ }));
  expect(await screen.findByText('Bea is Qualified.')).toBeInTheDocument();
  expect(sent).toEqual([{ status: 'qualified', seen: 'new' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Bea is back to New.')).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ status: 'new', seen: 'qualified' });
  expect(screen.queryByText('Status Updated')).not.toBeInTheDocument();
});

test('sets the status of an open lead and of a card by keys', async () => {
  const app = await open(`${paths.submissions()}?view=grid`);
  await screen.findByRole('list', { name: 'Eligibility submissions' });
  await app.user.keyboard('2');
  expect(await screen.findByText('Ada is Contacted.')).toBeInTheDocument();
  await app.user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Submission Details' });
  await app.user.keyboard('1');
  expect(await screen.findByText('Ada is New.')).toBeInTheDocument();
});

test('/ focuses the search, and ? lists the keys until Escape returns the focus', async () => {
  const { user } = await open();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.click(screen.getByRole('heading', { name: 'Eligibility Submissions' }));
  await user.keyboard('j');
  const row = document.activeElement;
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keys' })).toHaveTextContent(
    'Go to the list’s search box',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(row).toHaveAttribute('href');
  expect(row).toHaveFocus();
});

test('sends tier, eligibility and source to the server and keeps them in the address', async () => {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'More filters' }));
  for (const [filter, option] of [
    ['Eligible', 'Not eligible'],
    ['Tier', 'Growing'],
    ['Source', 'google'],
  ] as const) {
    await app.user.click(screen.getByRole('combobox', { name: filter }));
    await app.user.click(await screen.findByRole('option', { name: option }));
  }
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ eligible: 'false', tier: 'Growing', source: 'google' }),
  );
  expect(app.location()).toBe(`${paths.submissions()}?eligible=false&tier=Growing&source=google`);
  expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
    'href',
    '/api/eligibility/submissions/export.csv?tier=Growing&eligible=false&source=google',
  );
});

test('reports a colleague’s conflicting change and can keep or overwrite it', async () => {
  const { user } = await open();
  colleagueSets('Ada', 'qualified');
  await user.keyboard('2');
  const dialog = await screen.findByRole('dialog', { name: 'Changed by a colleague' });
  expect(dialog).toHaveTextContent(
    'Ada was New when you looked. A colleague has set it to Qualified in the meantime.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Keep Qualified' }));
  expect(await row('Ada').findByText('Qualified')).toBeInTheDocument();
  expect(link('Ada')).toHaveFocus();

  colleagueSets('Ada', 'disqualified');
  await user.keyboard('2');
  await user.click(await screen.findByRole('button', { name: 'Set Contacted' }));
  expect(await screen.findByText('Ada is Contacted.')).toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ status: 'contacted', seen: 'disqualified' });
});

test('replaces the toast of an earlier success and its Undo after a failure', async () => {
  const { user } = await open();
  const setTo = async (lead: string, was: string, status: RegExp) => {
    await user.click(row(lead).getByRole('button', { name: `${was}: change the status of ${lead}` }));
    await user.click(await screen.findByRole('menuitem', { name: status }));
  };
  await setTo('Bea', 'New', /Qualified/);
  await screen.findByText('Bea is Qualified.');
  network.use(refused(submissions.setSubmissionStatus, 503, 'Later.'));
  await setTo('Bea', 'Qualified', /Contacted/);
  expect(await screen.findByText('Update Failed')).toBeInTheDocument();
  expect(screen.queryByText('Bea is Qualified.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('reports a lead deleted meanwhile and removes it from the list', async () => {
  const { user } = await open();
  stored = stored.filter(({ name }) => name !== 'Ada');
  await user.keyboard('2');
  expect(await screen.findByText('Ada has been deleted in the meantime.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada' })).not.toBeInTheDocument());
  expect(link('Bea')).toHaveFocus();
});

test('hides status and export from a read-only role', async () => {
  network.use(signedIn({ ...currentUser('sales'), permissions: ['leads:read'] }));
  const { user } = await open();
  expect(screen.queryByRole('link', { name: 'Export' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /change the status/ })).not.toBeInTheDocument();
  await user.keyboard('2');
  expect(sent).toEqual([]);
});
