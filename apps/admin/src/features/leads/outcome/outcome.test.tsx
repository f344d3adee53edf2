import { screen, waitFor, within } from '@testing-library/react';
import type { CallInput } from '@upcurve/contracts/leads/calls';
import { withOutcome, withStatus } from '@upcurve/contracts/leads/lead-status';
import { type LeadChange, leads } from '@upcurve/contracts/leads/leads';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { agencySettings } from '@upcurve/contracts/settings/agency-settings';
import { currentUser, leadDesk, loggedCall, submission } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, describe, expect, test } from 'vitest';
import { today } from '../../../kit/time/zone.ts';
import { paths } from '../../../paths.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../../test-support/render-app.tsx';
import { followUpIn } from '../desk/desk-words.ts';

let ada = submission();
let sent: LeadChange[] = [];
let calls: CallInput[] = [];
let deleted: string[] = [];
beforeEach(() => {
  ada = submission({ name: 'Ada' });
  sent = [];
  calls = [];
  deleted = [];
});
const store = (part: Partial<typeof ada>) => {
  ada = { ...ada, ...part, version: ada.version + 1 };
};

const network = mockNetwork(
  emptyQuarantine,
  signedIn(currentUser('sales')),
  handle(submissions.listSubmissions, () => ({ items: [ada] })),
  refused(submissions.getSubmission, 404, 'Not needed.'),
  handle(agencySettings.getLostReasons, () => ({ reasons: ['No budget', 'Duplicate'] })),
  handle(submissions.setSubmissionStatus, ({ body }) => {
    store({ ...withStatus(ada, body.status), status: body.status });
    return ada;
  }),
  handle(leads.changeLead, ({ params, body }) => {
    sent.push(body);
    const { outcome = ada.outcome, ...rest } = body;
    const status = outcome === ada.outcome ? ada.status : withOutcome('eligibility', ada, outcome).status;
    store({ ...rest, outcome, status: status as 'new', lostReason: body.lostReason ?? null });
    return leadDesk(params.kind, ada);
  }),
  handle(leads.logCall, ({ body }) => {
    calls.push(body);
    const { followUpAt = ada.followUpAt } = body;
    store({ followUpAt, status: 'contacted' });
    return loggedCall({ result: body.result });
  }),
  handle(leads.deleteCall, ({ params }) => {
    deleted.push(params.callId);
    return {};
  }),
);

async function open() {
  const app = renderApp(paths.submissions());
  await screen.findByRole('link', { name: 'Ada' });
  return app;
}

describe('an outcome', () => {
  test('w asks for the value and marks the lead as won today; Ctrl+Z restores outcome and status', async () => {
    const { user } = await open();
    await user.keyboard('w');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark Ada as won' }));
    await user.type(await dialog.findByLabelText('Value in pounds'), '4500{Enter}');
    expect(await screen.findByText('Won £4,500')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Qualified/ })).toBeInTheDocument();
    await waitFor(() =>
      expect(sent).toEqual([{ outcome: 'won', valuePence: 450_000, wonOn: today(AGENCY_ZONE) }]),
    );
    await screen.findByRole('button', { name: 'Undo' });
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByText('Won £4,500')).not.toBeInTheDocument());
    expect(sent.at(-1)).toEqual({ outcome: 'open', valuePence: null, wonOn: null });
    expect(await screen.findByRole('button', { name: /^New: change the status/ })).toBeInTheDocument();
  });

  test('l and a number mark the lead as lost with that reason', async () => {
    const { user } = await open();
    await user.keyboard('l');
    await screen.findByRole('dialog', { name: 'Mark Ada as lost' });
    await waitFor(() => expect(screen.getByRole('button', { name: /^No budget/ })).toHaveFocus());
    await user.keyboard('2');
    expect(await screen.findByText('Lost: Duplicate')).toBeInTheDocument();
    expect(sent).toEqual([{ outcome: 'lost', lostReason: 'Duplicate' }]);
  });
});

describe('a call', () => {
  test('c and a number log it, and Undo deletes it and restores the status', async () => {
    const { user } = await open();
    await user.keyboard('c');
    await screen.findByRole('dialog', { name: 'Log a call to Ada' });
    await waitFor(() => expect(screen.getByRole('button', { name: /^No answer/ })).toHaveFocus());
    await user.keyboard('3');
    expect(await screen.findByText(/^Ada: spoke. Follow up on/)).toBeInTheDocument();
    expect(calls).toEqual([{ result: 'spoke', minutes: null, text: null, followUpAt: followUpIn(1) }]);
    expect(screen.getByRole('button', { name: /^Contacted/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^New: change the status/ })).toBeInTheDocument();
    expect(deleted).toHaveLength(1);
  });

  test('has minutes and text if they are entered first', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for Ada' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log a call' }));
    const dialog = within(await screen.findByRole('dialog'));
    const minutes = dialog.getByLabelText('Minutes');
    await user.type(minutes, '2.5');
    await user.click(dialog.getByRole('button', { name: /^Booked/ }));
    expect(minutes).toHaveAccessibleDescription('Enter whole minutes.');
    expect(calls).toEqual([]);
    await user.clear(minutes);
    await user.type(minutes, '12');
    await user.type(dialog.getByLabelText('What was said'), 'Rings back at 4');
    await user.click(dialog.getByRole('button', { name: /^Booked/ }));
    const call = { result: 'booked', minutes: 12, text: 'Rings back at 4', followUpAt: followUpIn(1) };
    await waitFor(() => expect(calls).toEqual([call]));
  });

  test('without an answer plans the next call, and Undo removes both', async () => {
    const { user } = await open();
    await user.keyboard('C');
    expect(await screen.findByText(/^Ada: no answer. Call again on/)).toBeInTheDocument();
    expect(calls).toEqual([{ result: 'no_answer', followUpAt: followUpIn(1) }]);
    expect(screen.getByRole('button', { name: /^Contacted/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The call to Ada was deleted.')).toBeInTheDocument();
    expect(sent).toEqual([{ followUpAt: null }]);
  });

  test('that fails is reported, and the status is restored', async () => {
    network.use(refused(leads.logCall, 503, 'Later.'));
    const { user } = await open();
    await user.keyboard('c');
    await waitFor(() => expect(screen.getByRole('button', { name: /^No answer/ })).toHaveFocus());
    await user.keyboard('4');
    expect(await screen.findByText('Call Not Logged')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^New: change the status/ })).toBeInTheDocument();
  });
});
