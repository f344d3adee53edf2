import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BULK_MAX } from '@upcurve/contracts/leads/lead-words';
import { leads } from '@upcurve/contracts/leads/leads';
import { type SubmissionBulk, SubmissionStatus, submissions } from '@upcurve/contracts/leads/submissions';
import { questions } from '@upcurve/contracts/quiz/questions';
import { agencySettings } from '@upcurve/contracts/settings/agency-settings';
import {
  activity,
  currentUser,
  inboxLead,
  leadDesk,
  newId,
  submission,
  submissionDetail,
} from '@upcurve/testing/factories';
import { handle, Refusal, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNDO_MS } from '../../../../kit/feedback/use-undoable.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../../../test-support/render-app.tsx';
import { BULK_LASTING_MAX, bulkRequests } from '../../bulk/use-lead-bulk.ts';

const me = currentUser();
let stored = [submission()];
let sent: SubmissionBulk[] = [];
beforeEach(() => {
  stored = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name) => submission({ name }));
  sent = [];
});
afterEach(() => vi.useRealTimers());

function store(id: string, part: object) {
  stored = stored.map((each) => (each.id === id ? { ...each, ...part, version: each.version + 1 } : each));
  return stored.find((each) => each.id === id) ?? submission();
}
const staleStatus = (message = '') => new Refusal(412, 'Look again.', [{ path: 'status', message }]);

const network = mockNetwork(
  emptyQuarantine,
  signedIn(me),
  handle(submissions.listSubmissions, () => ({ items: stored })),
  handle(questions.listQuestions, () => []),
  handle(submissions.setSubmissionStatus, ({ params, body }) => {
    const lead = stored.find(({ id }) => id === params.id);
    if (lead?.status !== body.seen) throw staleStatus(lead?.status);
    return store(params.id, { status: body.status });
  }),
  handle(leads.changeLead, ({ params, body, headers }) => {
    const lead = stored.find(({ id }) => id === params.id);
    if (headers['if-match'] !== `"${lead?.version}"`) throw new Refusal(412, 'Look again.');
    return leadDesk('eligibility', store(params.id, body));
  }),
  handle(leads.listActivity, () => ({ items: [activity({ actorName: 'Mia Manager' })] })),
  handle(submissions.getSubmission, ({ params }) =>
    submissionDetail(stored.find(({ id }) => id === params.id)),
  ),
  handle(submissions.bulkSubmissions, ({ body }) => {
    sent.push(body);
    const isNamed = ({ id }: { id: string }) => body.ids.includes(id);
    const changed = stored.filter(isNamed).length;
    if (body.action === 'delete') stored = stored.filter((each) => !isNamed(each));
    for (const { id } of stored.filter(isNamed)) {
      if (body.action === 'status') store(id, { status: body.status });
      if (body.action === 'assign') store(id, { assigneeId: body.assigneeId });
      if (body.action === 'followUp') store(id, { followUpAt: body.followUpAt });
    }
    return { changed, missing: body.ids.length - changed, stale: 0 };
  }),
);

async function open(address = '/admin/eligibility/submissions') {
  const app = renderApp(address);
  await screen.findByText(/^Showing/);
  return app;
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
const idsOf = (...wanted: string[]) => stored.filter(({ name }) => wanted.includes(name)).map(({ id }) => id);
const link = (name: string) => screen.getByRole('link', { name });
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const bar = async () => within(await screen.findByRole('region', { name: 'Selection' }));

/** Advances the timers until Undo expires. */
function waitOutUndo() {
  vi.advanceTimersByTime(UNDO_MS);
}

test('selects by x, checkbox, Shift range or all at once, and clears the selection by Escape', async () => {
  const { user } = await open();
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  await user.keyboard('jx');
  expect(box('Bea')).toBeChecked();
  expect((await bar()).getByRole('status')).toHaveTextContent('1 selected');
  await user.click(box('Bea'));
  await user.click(box('Ada'));
  await user.keyboard('{Shift>}');
  await user.click(box('Cleo'));
  await user.keyboard('{/Shift}');
  expect((await bar()).getByRole('status')).toHaveTextContent('3 selected');
  const all = screen.getByRole('checkbox', { name: 'Select all shown rows' });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect((await bar()).getByRole('status')).toHaveTextContent('4 selected');
  expect(all).not.toBePartiallyChecked();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
});

test('sends a bulk status at once, and z undoes it long after its notification has closed', async () => {
  stored = stored.map((each) => (each.name === 'Bea' ? { ...each, status: 'contacted' } : each));
  const { user } = await open();
  await user.click(box('Ada'));
  await user.click(box('Bea'));
  await user.click((await bar()).getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Qualified' }));
  expect(screen.getByText('2 leads set to Qualified.')).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getAllByText('Qualified')).toHaveLength(2);
  expect(document.body).not.toHaveFocus();
  await waitFor(() => expect(sent).toHaveLength(2));

  await user.click(screen.getByRole('button', { name: 'Close notification: Status Updated' }));
  await user.keyboard('z');
  expect(await screen.findByText('2 leads set back.')).toBeInTheDocument();
  expect(stored.slice(0, 2).map(({ status }) => status)).toEqual(['new', 'contacted']);
  await user.keyboard('z');
  expect(await screen.findByText('Nothing to undo')).toBeInTheDocument();
});

test.each([
  ['f', { followUpAt: '2026-12-24T09:00:00.000Z' }],
  ['2', { status: 'qualified' }],
])('z after %s keeps what a colleague has set since', async (key, theirs) => {
  const { user } = await open();
  await user.click(box('Ada'));
  await user.click(box('Bea'));
  await user.keyboard(key);
  await waitFor(() => expect(sent).toHaveLength(1));
  store(idsOf('Ada')[0] ?? '', theirs);
  await user.keyboard('z');
  expect(await screen.findByText('1 set back, 1 changed by Mia Manager.')).toBeInTheDocument();
  expect(stored[0]).toMatchObject(theirs);
  expect(stored[1]).toMatchObject({ status: 'new', followUpAt: null });
  expect(link('Ada')).toHaveFocus();
});

test('leaves out leads that are won or have a value, and says so', async () => {
  stored = stored.map((each) => (each.name === 'Bea' ? { ...each, valuePence: 450_000 } : each));
  const { user } = await open();
  await user.click(box('Ada'));
  await user.click(box('Bea'));
  await user.keyboard('2');
  const words = '1 lead set to Contacted. 1 left out, because it is won or has a value.';
  expect(await screen.findByText(words)).toBeInTheDocument();
  await waitFor(() => expect(sent.map(({ ids }) => ids)).toEqual([idsOf('Ada')]));
});

test('Undo cancels a deletion before anything is sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user } = await open();
  await user.click(box('Bea'));
  await user.click((await bar()).getByRole('button', { name: 'Delete selected' }));
  expect(names()).toEqual(['Ada', 'Cleo', 'Dora']);
  expect(screen.getByText('Showing 3 of 3')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Ada', 'Bea', 'Cleo', 'Dora']);
  waitOutUndo();
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([]);
});

test('sends a pending action before the next one, on leaving the screen and on closing the page', async () => {
  const { user } = await open();
  const [bea, cleo, dora] = [idsOf('Bea'), idsOf('Cleo'), idsOf('Dora')];
  const remove = async (name: string) => {
    await user.click(box(name));
    await user.click((await bar()).getByRole('button', { name: 'Delete selected' }));
  };
  await remove('Bea');
  await remove('Cleo');
  await waitFor(() => expect(sent).toEqual([{ action: 'delete', ids: bea }]));
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(sent.at(-1)).toEqual({ action: 'delete', ids: cleo }));
  await remove('Dora');
  await user.click(screen.getByRole('tab', { name: 'Manage Questions' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ action: 'delete', ids: dora }));
  expect(sent).toHaveLength(3);
});

test('reports a failed action and restores its rows', async () => {
  network.use(refused(submissions.bulkSubmissions, 503, 'Later.'));
  const { user } = await open();
  await user.click(box('Ada'));
  await user.click((await bar()).getByRole('button', { name: 'Delete selected' }));
  expect(names()).not.toContain('Ada');
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText('Delete Failed')).toBeInTheDocument();
  await waitFor(() => expect(names()).toContain('Ada'));
});

test('splits large actions into several requests', () => {
  const leads = Array.from({ length: BULK_MAX + 1 }, () => inboxLead());
  const parts = bulkRequests({ action: 'delete' }, leads).map(({ body }) => body.ids);
  expect(parts.map((ids) => ids.length)).toEqual([BULK_MAX, 1]);
  expect(parts.flat()).toEqual(leads.map(({ id }) => id));
});

test('keeps the largest pending action below the size limit for requests of a closing page', () => {
  const statuses = SubmissionStatus.options;
  const leads = Array.from({ length: BULK_LASTING_MAX }, (_, i) =>
    inboxLead({ status: statuses[i % statuses.length] ?? 'new' }),
  );
  const parts = bulkRequests({ action: 'status', status: 'disqualified' }, leads);
  const bodies = parts.map(({ body }) => JSON.stringify(body));
  expect(new Blob(bodies).size).toBeLessThan(64 * 1024);
});

test('sends the previous status of each lead and reports leads that colleagues have changed', async () => {
  network.use(
    handle(submissions.bulkSubmissions, ({ body }) => {
      sent.push(body);
      const isStale = body.action === 'status' && body.seen === 'contacted';
      return { changed: body.ids.length - Number(isStale), missing: 0, stale: Number(isStale) };
    }),
  );
  stored = stored.map((each) => (each.name === 'Bea' ? { ...each, status: 'contacted' } : each));
  const { user } = await open();
  for (const name of ['Ada', 'Bea', 'Cleo']) await user.click(box(name));
  await user.click((await bar()).getByRole('button', { name: 'Set status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Qualified' }));
  expect(
    await screen.findByText('2 changed, 1 skipped because a colleague changed it first.'),
  ).toBeInTheDocument();
  const set = { action: 'status', status: 'qualified' };
  // Both requests are sent at once, so either may arrive first.
  expect(sent).toHaveLength(2);
  expect(sent).toContainEqual({ ...set, seen: 'new', ids: idsOf('Ada', 'Cleo') });
  expect(sent).toContainEqual({ ...set, seen: 'contacted', ids: idsOf('Bea') });
});

test('4 on a selection asks once why all of them were lost', async () => {
  network.use(handle(agencySettings.getLostReasons, () => ({ reasons: ['No budget', 'Duplicate'] })));
  const { user } = await open();
  await user.click(box('Ada'));
  await user.click(box('Bea'));
  await user.keyboard('4');
  await screen.findByRole('dialog', { name: 'Mark 2 leads as lost' });
  await user.keyboard('2');
  expect(await screen.findByText('2 leads set to Lost: Duplicate.')).toBeInTheDocument();
  const ids = idsOf('Ada', 'Bea');
  expect(sent).toEqual([{ action: 'outcome', outcome: 'lost', lostReason: 'Duplicate', ids }]);
});

test('assigns several leads at once', async () => {
  const sam = { id: newId(), name: 'Sam Okoro' };
  network.use(handle(leads.listAssignees, () => [sam]));
  const { user } = await open();
  await user.click(box('Ada'));
  await user.click(box('Bea'));
  await user.click((await bar()).getByRole('button', { name: 'Assign to…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sam Okoro' }));
  expect(await screen.findByText('2 leads assigned to Sam Okoro.')).toBeInTheDocument();
  expect(within(screen.getByRole('table')).getAllByText('Sam Okoro')).toHaveLength(2);
  const ids = idsOf('Ada', 'Bea');
  await waitFor(() => expect(sent).toEqual([{ action: 'assign', assigneeId: sam.id, ids }]));
});

test('sends the action when its toast is closed', async () => {
  const { user } = await open();
  const ids = idsOf('Bea');
  await user.click(box('Bea'));
  await user.click((await bar()).getByRole('button', { name: 'Delete selected' }));
  await user.click(screen.getByRole('button', { name: 'Close notification: Will Be Deleted' }));
  await waitFor(() => expect(sent).toEqual([{ action: 'delete', ids }]));
});

test('selects cards of the grid by x and checkbox too', async () => {
  const { user } = await open('/admin/eligibility/submissions?view=grid');
  await screen.findByRole('list', { name: 'Eligibility submissions' });
  await user.keyboard('jx');
  expect(box('Bea')).toBeChecked();
  await user.click(box('Ada'));
  expect((await bar()).getByRole('status')).toHaveTextContent('2 selected');
  await user.keyboard('{Escape}');
  expect(box('Ada')).not.toBeChecked();
});

test('lets sales set a status but not delete', async () => {
  network.use(signedIn(currentUser('sales')));
  const { user } = await open();
  await user.click(box('Ada'));
  expect((await bar()).getByRole('button', { name: 'Set status' })).toBeInTheDocument();
  expect((await bar()).queryByRole('button', { name: 'Delete selected' })).not.toBeInTheDocument();
});
