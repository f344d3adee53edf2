import { act, screen, waitFor } from '@testing-library/react';
import { type SubmissionFilter, submissions } from '@upcurve/contracts/leads/submissions';
import { currentUser, submission } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEWER_EVERY } from '../../../../kit/list/NewerPill.tsx';
import { noStepsLeft } from '../../../../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../../../test-support/render-app.tsx';

const ada = submission({ name: 'Ada', completedAt: '2026-11-20T14:05:00.000Z' });
const bea = submission({ name: 'Bea', completedAt: '2026-11-20T14:06:00.000Z' });
let stored = [ada];
let polls: SubmissionFilter[] = [];
beforeEach(() => {
  stored = [ada];
  polls = [];
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
});
afterEach(() => vi.useRealTimers());

const network = mockNetwork(
  emptyQuarantine,
  noStepsLeft,
  signedIn(),
  handle(submissions.listSubmissions, ({ query }) => {
    if (query.limit) polls.push(query);
    const items = stored.filter(({ completedAt }) => !query.from || completedAt >= query.from);
    return { items: items.slice(0, query.limit), total: items.length };
  }),
);

const wait = () => act(() => vi.advanceTimersByTimeAsync(NEWER_EVERY));

test.each(['/admin/eligibility/submissions', '/admin/eligibility/submissions?sort=name'])(
  '%s polls for newer leads and loads them on request',
  async (address) => {
    const { user } = renderApp(address);
    const link = await screen.findByRole('link', { name: 'Ada' });
    await waitFor(() => expect(document.title).toBe('Eligibility Submissions · Upcurve Admin'));
    link.focus();
    stored = [bea, ada];
    await wait();
    const pill = await screen.findByRole('button', { name: '1 new lead' });
    expect(polls.at(-1)).toMatchObject({ limit: 1, from: '2026-11-20T14:05:00.001Z' });
    expect(document.title).toBe('(1) Eligibility Submissions · Upcurve Admin');
    expect(screen.queryByRole('link', { name: 'Bea' })).not.toBeInTheDocument();
    expect(link).toHaveFocus();

    await user.click(pill);
    expect(await screen.findByRole('link', { name: 'Bea' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: /new lead/ })).not.toBeInTheDocument());
    expect(document.title).toBe('Eligibility Submissions · Upcurve Admin');
    expect(document.body).not.toHaveFocus();
  },
);

test('suggests first steps in an empty list and announces the first lead', async () => {
  stored = [];
  const { user } = renderApp('/admin/eligibility/submissions');
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
  stored = [ada];
  await wait();
  await user.click(await screen.findByRole('button', { name: '1 new lead' }));
  expect(await screen.findByRole('link', { name: 'Ada' })).toBeInTheDocument();
});

test('hides first steps from a search without matches, and forbidden ones from sales', async () => {
  stored = [];
  network.use(signedIn(currentUser('sales')));
  const app = renderApp('/admin/eligibility/submissions?search=zzz');
  await screen.findByRole('heading', { name: 'No Submissions Found' });
  expect(screen.queryByRole('link', { name: 'Take the quiz yourself' })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByRole('link', { name: 'Take the quiz yourself' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Invite a colleague' })).not.toBeInTheDocument();
});
