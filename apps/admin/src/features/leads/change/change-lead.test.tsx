import { screen, waitFor, within } from '@testing-library/react';
import { leads } from '@upcurve/contracts/leads/leads';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { currentUser, leadDesk, newId, submission, submissionDetail } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { emptyPanels } from '../../../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../../test-support/render-app.tsx';

const me = currentUser('sales');
const sam = { id: newId(), name: 'Sam Okoro' };
let stored = submissionDetail();
/** The requests that reached the API, with their version or status. */
let sent: string[] = [];
/** The resolve functions of pending responses. The tests call them. */
let held: (() => void)[] = [];
let failing = 0;

beforeEach(() => {
  stored = submissionDetail({ name: 'Ada', status: 'contacted', isUnread: false, version: 5 });
  sent = [];
  held = [];
  failing = 0;
});

/** Simulates a slow API: it processes a request on arrival and responds when the test allows it. */
async function answerLate<Answer>(act: () => Answer | Refusal): Promise<Answer> {
  const answer = failing-- > 0 ? new Refusal(503, 'Later.') : act();
  await new Promise<void>((resolve) => held.push(resolve));
  if (answer instanceof Refusal) throw answer;
  return answer;
}
async function answerOne() {
  await waitFor(() => expect(held).toHaveLength(1));
  held.shift()?.();
}
const change = (part: Partial<typeof stored>) => {
  stored = { ...stored, ...part, version: stored.version + 1 };
};
function rowOf(lead: typeof stored) {
  const row = submission({ name: lead.name });
  const { id, status, assigneeId, followUpAt, isUnread, version, valuePence, reason } = lead;
  return { ...row, id, status, assigneeId, followUpAt, isUnread, version, valuePence, reason };
}

mockNetwork(
  emptyQuarantine,
  signedIn(me),
  ...emptyPanels(submissions.getSubmission),
  handle(leads.listAssignees, () => [sam, { id: me.id, name: 'Olivia Reid' }]),
  handle(submissions.getSubmission, () => stored),
  handle(submissions.listSubmissions, () => ({ items: [rowOf(stored)] })),
  handle(submissions.setSubmissionStatus, ({ body }) => {
    sent.push(`${body.status} after ${body.seen}`);
    return answerLate(() => {
      if (body.seen !== stored.status)
        return new Refusal(412, 'Look again.', [{ path: 'status', message: stored.status }]);
      change({ status: body.status });
      return rowOf(stored);
    });
  }),
  handle(leads.changeLead, ({ params, body, headers }) => {
    sent.push(`${Object.keys(body)} at ${headers['if-match']}`);
    return answerLate(() => {
      if (headers['if-match'] !== `"${stored.version}"`) return new Refusal(412, 'Look again.');
      change(body);
      return leadDesk(params.kind, stored);
    });
  }),
);

async function open() {
  const app = renderApp(paths.submission(stored.id));
  await screen.findByRole('heading', { level: 1, name: 'Ada' });
  return { ...app, desk: within(screen.getByRole('region', { name: 'Handling' })) };
}

test('sends changes one after another, each with the version from the previous response', async () => {
  const { user, desk } = await open();
  await user.click(desk.getByRole('button', { name: 'Assign to me' }));
  await user.click(desk.getByRole('button', { name: 'Tomorrow' }));
  await waitFor(() => expect(sent).toEqual(['assigneeId at "5"']));
  await answerOne();
  await waitFor(() => expect(sent).toEqual(['assigneeId at "5"', 'followUpAt at "6"']));
  // The first response has no follow-up but must not clear the one on screen.
  expect(desk.getByText(/^Due (tomorrow|in [23] days)$/)).toBeInTheDocument();
  await answerOne();
  expect(await screen.findByText(/^The follow-up of Ada is/)).toBeInTheDocument();
  expect(stored).toMatchObject({ assigneeId: me.id, version: 7 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('reports no conflict between quick changes by the same member', async () => {
  const { user } = await open();
  await user.keyboard('12a');
  await answerOne();
  await answerOne();
  await answerOne();
  expect(await screen.findByText('The assignee of Ada is Olivia Reid.')).toBeInTheDocument();
  expect(sent).toEqual(['new after contacted', 'contacted after new', 'assigneeId at "7"']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('also queues changes made by keys in a list', async () => {
  const { user } = renderApp(paths.submissions());
  await screen.findByText(/^Showing/);
  await user.keyboard('12');
  await answerOne();
  await answerOne();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual(['new after contacted', 'contacted after new']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('sends the second change even if the first one failed', async () => {
  failing = 1;
  stored = { ...stored, status: 'qualified' };
  const { user } = await open();
  await user.keyboard('12');
  await answerOne();
  await answerOne();
  await waitFor(() => expect(sent).toEqual(['new after qualified', 'contacted after qualified']));
  expect(await screen.findByText('Ada is Contacted.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await answerOne();
  expect(await screen.findByText('Ada is back to Qualified.')).toBeInTheDocument();
});

test('asks before it overwrites a colleague’s change made while a change was queued', async () => {
  const { user, desk } = await open();
  await user.click(desk.getByRole('button', { name: 'Tomorrow' }));
  await waitFor(() => expect(held).toHaveLength(1));
  await user.keyboard('a');
  change({ assigneeId: sam.id });
  await answerOne();
  await answerOne();
  const dialog = await screen.findByRole('dialog', { name: 'Changed by a colleague' });
  expect(dialog).toHaveTextContent('A colleague has set it to Sam Okoro in the meantime.');
  expect(stored.assigneeId).toBe(sam.id);
});

test('reports a conflict with a colleague’s change that the previous change met', async () => {
  const { user, desk } = await open();
  change({ assigneeId: sam.id });
  await user.click(desk.getByRole('button', { name: 'Tomorrow' }));
  await user.keyboard('a');
  // The first change is rejected because of its version and retried with the colleague's version.
  await answerOne();
  await answerOne();
  await screen.findByRole('dialog', { name: 'Changed by a colleague' });
  expect(sent).toEqual(['followUpAt at "5"', 'followUpAt at "6"']);
  expect(stored.assigneeId).toBe(sam.id);
});
