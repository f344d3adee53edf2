import { screen, waitFor, within } from '@testing-library/react';
import { ConnectionError } from '@upcurve/api-client/api-error';
import { type SubmissionFilter, submissions } from '@upcurve/contracts/leads/submissions';
import { currentUser, submission, submissionDetail } from '@upcurve/testing/factories';
import { handle, refused, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { delay } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { today } from '../../../../kit/time/zone.ts';
import { emptyPanels, noStepsLeft } from '../../../../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../../../test-support/render-app.tsx';

const amelia = submission({ name: 'Amelia Hart', completedAt: '2026-11-20T14:05:00.000Z' });
const nobody = submission({
  name: ' ',
  businessName: null,
  status: 'disqualified',
  answers: { 1: true, 2: null },
});
let asked: SubmissionFilter[] = [];

const network = mockNetwork(
  emptyQuarantine,
  noStepsLeft,
  signedIn(),
  ...emptyPanels(submissions.getSubmission),
  handle(submissions.listSubmissions, ({ query }) => {
    // Ignores polls for newer leads.
    if (query.limit !== 1) asked.push(query);
    return { items: [amelia, nobody] };
  }),
  handle(submissions.getSubmission, ({ params }) => submissionDetail({ ...amelia, id: params.id })),
);

async function open(address = '/admin/eligibility/submissions') {
  asked = [];
  const app = renderApp(address);
  await screen.findByText(/^Showing/);
  return app;
}

const rowOf = (name: string) => {
  const row = screen.getByRole('link', { name }).closest('tr');
  if (!row) throw new Error('not in a row');
  return within(row);
};

describe('the list of quiz leads', () => {
  test('shows name, business, date and status', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Eligibility Submissions' })).toBeInTheDocument();
    expect(screen.getByText('Manage and track eligibility assessment submissions')).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'User',
      'Score',
      'Source',
      'Submission Date',
      'Assigned',
      'Status',
      'Actions',
    ]);

    const row = rowOf('Amelia Hart');
    expect(row.getByText('AM')).toBeInTheDocument();
    expect(row.getByText('Hart Aesthetics')).toBeInTheDocument();
    expect(row.getByRole('cell', { name: 'Nov 20, 2026 2:05 PM' })).toBeInTheDocument();
    expect(row.getByText('New')).toBeInTheDocument();

    const other = rowOf('Unnamed');
    expect(other.getByText('NA')).toBeInTheDocument();
    expect(other.getByText('No business name')).toBeInTheDocument();
    expect(other.getByText('Disqualified')).toBeInTheDocument();
  });

  test.each([undefined, null, 'soon'])('shows N/A if the submission date is %j', async (completedAt) => {
    network.use(
      handle(submissions.listSubmissions, () => Response.json([{ ...amelia, completedAt }])),
      handle(submissions.getSubmission, () => Response.json({ ...submissionDetail(amelia), completedAt })),
    );
    const { user } = await open();
    const column = screen
      .getAllByRole('columnheader')
      .findIndex((cell) => cell.textContent === 'Submission Date');
    // The first cell of a row selects it.
    expect(rowOf('Amelia Hart').getAllByRole('cell')[column + 1]).toHaveTextContent(/^N\/A$/);
    await user.click(screen.getByRole('button', { name: 'Grid view' }));
    const details = await screen.findByRole('button', { name: 'View Details of Amelia Hart' });
    expect(details.closest('li')).toHaveTextContent('N/A');
    await user.click(details);
    expect(await screen.findByText('Submitted on N/A')).toBeInTheDocument();
  });

  test('shows cards in the grid view and keeps the view in the address', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Grid view' }));
    const cards = within(await screen.findByRole('list', { name: 'Eligibility submissions' })).getAllByRole(
      'listitem',
    );
    expect(cards).toHaveLength(2);
    expect(cards[1]).toHaveTextContent('2 responses');
    expect(cards[0]).toHaveTextContent('amelia@hartclinic.example');
    expect(app.location()).toBe('/admin/eligibility/submissions?view=grid');
    await app.user.click(screen.getByRole('button', { name: 'View Details of Amelia Hart' }));
    expect(await screen.findByRole('heading', { name: 'Submission Details' })).toBeInTheDocument();
  });

  test('shows four skeleton cards while the first page loads', async () => {
    network.use(handle(submissions.listSubmissions, async () => delay('infinite') as never));
    renderApp('/admin/eligibility/submissions?view=grid');
    expect(await screen.findAllByTestId('card-skeleton')).toHaveLength(4);
  });

  test('shows an approximate total and loads more', async () => {
    network.use(
      handle(submissions.listSubmissions, ({ query }) =>
        query.cursor
          ? { items: [nobody], total: 5000, totalKind: 'at-least' as const }
          : { items: [amelia], total: 5000, totalKind: 'at-least' as const, next: 'page2' },
      ),
    );
    const { user } = await open();
    expect(screen.getByText('Showing 1 of 5,000+')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Showing 2 of 5,000+')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Results' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('shows an error if the list cannot be loaded, and can retry', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    network.use(unreachable(submissions.listSubmissions));
    const { user } = renderApp('/admin/eligibility/submissions');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ErrorFailed to load submissions. Please try again later.',
    );
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(ConnectionError));
    network.use(handle(submissions.listSubmissions, () => ({ items: [amelia] })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Amelia Hart' })).toBeInTheDocument();
  });
});

describe('filters', () => {
  test('debounces the search and keeps it in the address', async () => {
    const app = await open();
    await app.user.type(screen.getByPlaceholderText('Search submissions...'), 'hart ');
    await waitFor(() => expect(app.location()).toBe('/admin/eligibility/submissions?search=hart'));
    await waitFor(() => expect(asked.map(({ search }) => search)).toEqual([undefined, 'hart']));
  });

  test('sends status, sort and days to the server', async () => {
    const app = await open('/admin/eligibility/submissions?from=2026-07-01&to=2026-11-21');
    // British Summer Time: in July the day starts at 23:00 UTC. The last day is included.
    expect(asked.at(-1)).toMatchObject({ from: '2026-06-30T23:00:00.000Z', to: '2026-11-22T00:00:00.000Z' });

    await app.user.click(screen.getByRole('combobox', { name: 'Status' }));
    await app.user.click(await screen.findByRole('option', { name: 'Qualified' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'qualified' }));

    await app.user.click(screen.getByRole('button', { name: 'User' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'name' }));
    expect(screen.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'ascending');

    await app.user.click(screen.getByRole('button', { name: 'Score' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: '-score' }));
  });

  test('has preset periods', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'More filters' }));
    await app.user.click(screen.getByRole('combobox', { name: 'Period' }));
    await app.user.click(await screen.findByRole('option', { name: 'Today' }));
    await waitFor(() => expect(app.location()).toBe(`/admin/eligibility/submissions?from=${today()}`));
    await app.user.click(screen.getByRole('combobox', { name: 'Period' }));
    await app.user.click(await screen.findByRole('option', { name: 'Any time' }));
    await waitFor(() => expect(app.location()).toBe('/admin/eligibility/submissions'));
  });

  test('shows the filters of a link from analytics, and can clear them', async () => {
    const app = await open(
      '/admin/eligibility/submissions?campaign=spring-open-day&medium=cpc&from=2026-07-01&zone=Europe%2FLondon',
    );
    expect(asked.at(-1)).toEqual({
      campaign: 'spring-open-day',
      medium: 'cpc',
      from: '2026-06-30T23:00:00.000Z',
    });
    screen.getByRole('button', { name: 'More filters, 4 in use' });
    expect(screen.queryByRole('combobox', { name: 'Tier' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Campaign' })).toHaveValue('spring-open-day');
    await app.user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(screen.queryByRole('combobox', { name: 'Campaign' })).not.toBeInTheDocument();
    await waitFor(() => expect(asked.at(-1)).toEqual({}));
  });
});

async function choose(user: Awaited<ReturnType<typeof open>>['user'], item: string) {
  await user.click(screen.getByRole('button', { name: 'Actions for Amelia Hart' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog');
}

describe('the status dialog', () => {
  test('saves one of four statuses and refreshes the list', async () => {
    let status = amelia.status;
    network.use(
      handle(submissions.setSubmissionStatus, ({ body }) => {
        status = body.status;
        return { ...amelia, status };
      }),
      handle(submissions.listSubmissions, () => ({ items: [{ ...amelia, status }] })),
    );
    const { user } = await open();
    const dialog = await choose(user, 'Update Status');
    expect(within(dialog).getAllByRole('radio')).toHaveLength(4);
    await user.click(within(dialog).getByRole('radio', { name: 'Qualified' }));
    await user.click(within(dialog).getByRole('button', { name: 'Update Status' }));

    expect(await screen.findByText('Status Updated')).toBeInTheDocument();
    expect(screen.getByText('The submission status has been updated successfully.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await rowOf('Amelia Hart').findByText('Qualified')).toBeInTheDocument();
  });

  test('keeps the dialog open after a failed save', async () => {
    network.use(refused(submissions.setSubmissionStatus, 503, 'Later.'));
    const { user } = await open();
    const dialog = await choose(user, 'Update Status');
    await user.click(within(dialog).getByRole('radio', { name: 'Contacted' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to update submission status. Please try again.')).toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
  });
});

describe('deleting a submission', () => {
  test('names the submission in the dialog and confirms its deletion', async () => {
    let items = [amelia];
    network.use(
      handle(submissions.listSubmissions, () => ({ items })),
      handle(submissions.deleteSubmission, async () => {
        await delay(50);
        items = [];
        return {};
      }),
    );
    const { user } = await open();
    const dialog = await choose(user, 'Delete');
    expect(within(dialog).getByText('Confirm Deletion')).toBeInTheDocument();
    expect(dialog).toHaveTextContent(
      'Are you sure you want to delete this submission? This action cannot be undone.',
    );
    for (const fact of ['Amelia Hart', amelia.email, 'Hart Aesthetics', 'Nov 20, 2026 2:05 PM']) {
      expect(dialog).toHaveTextContent(fact);
    }
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Delete Submission' }));
    expect(within(dialog).getByRole('button', { name: 'Deleting...' })).toBeDisabled();

    expect(await screen.findByText('Submission Deleted')).toBeInTheDocument();
    expect(screen.getByText('The eligibility submission has been permanently deleted.')).toBeInTheDocument();
    expect(await screen.findByText('No Submissions Found')).toBeInTheDocument();
  });

  test('reports a failure', async () => {
    network.use(refused(submissions.deleteSubmission, 503, 'Later.'));
    const { user } = await open();
    const dialog = await choose(user, 'Delete');
    await user.click(within(dialog).getByRole('button', { name: 'Delete Submission' }));
    expect(await screen.findByText('Delete Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to delete submission. Please try again.')).toBeInTheDocument();
  });
});

test('returns the focus to the row’s button after Cancel, and to the heading after a deletion', async () => {
  let items = [amelia, nobody];
  network.use(
    handle(submissions.listSubmissions, () => ({ items })),
    handle(submissions.deleteSubmission, () => {
      items = [nobody];
      return {};
    }),
  );
  const { user } = await open();
  await choose(user, 'Update Status');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Actions for Amelia Hart' })).toHaveFocus();

  await choose(user, 'Delete');
  await user.click(screen.getByRole('button', { name: 'Delete Submission' }));
  await screen.findByText('Showing 1 of 1');
  expect(screen.getByRole('heading', { name: 'Eligibility Submissions' })).toHaveFocus();
});

const empty = handle(submissions.listSubmissions, () => ({ items: [] }));

test('suggests first steps in an empty list', async () => {
  network.use(empty);
  renderApp('/admin/eligibility/submissions');
  expect(await screen.findByRole('heading', { name: 'No Submissions Found' })).toBeInTheDocument();
  expect(
    screen.getByText('There are no eligibility submissions matching your search criteria.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Take the quiz yourself' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/eligibility\/welcome$/),
  );
  expect(screen.getByRole('link', { name: 'connect your CRM' })).toHaveAttribute(
    'href',
    '/admin/eligibility/webhook',
  );
  expect(screen.getByRole('link', { name: 'Invite a colleague' })).toHaveAttribute(
    'href',
    '/admin/settings/team',
  );
});

test('hides first steps from a search without matches, and forbidden ones from sales', async () => {
  network.use(empty, signedIn(currentUser('sales')));
  const app = renderApp('/admin/eligibility/submissions?search=zzz');
  await screen.findByRole('heading', { name: 'No Submissions Found' });
  expect(screen.queryByRole('link', { name: 'Take the quiz yourself' })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByRole('link', { name: 'Take the quiz yourself' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Invite a colleague' })).not.toBeInTheDocument();
});
