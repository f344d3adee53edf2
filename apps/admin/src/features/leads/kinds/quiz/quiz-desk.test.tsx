import { screen, waitFor, within } from '@testing-library/react';
import { withStatus } from '@upcurve/contracts/leads/lead-status';
import { type Assignee, type LeadChange, leads } from '@upcurve/contracts/leads/leads';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { search } from '@upcurve/contracts/shared/search';
import { currentUser, leadDesk, newId, submissionDetail } from '@upcurve/testing/factories';
import { handle, Refusal, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { workingDayFrom } from '../../../../kit/time/typed-day.ts';
import { addDays, instantAt, today } from '../../../../kit/time/zone.ts';
import { paths } from '../../../../paths.ts';
import { emptyPanels } from '../../../../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../../../test-support/render-app.tsx';

const me = currentUser('sales');
const members: Assignee[] = [
  { id: newId(), name: 'Sam Okoro' },
  { id: me.id, name: 'Olivia Reid' },
];
let stored = submissionDetail();
let sent: LeadChange[] = [];
beforeEach(() => {
  stored = submissionDetail({ name: 'Ada', status: 'contacted', isUnread: false });
  sent = [];
});
const colleague = (part: Partial<typeof stored>) => {
  stored = { ...stored, ...part, version: stored.version + 1 };
};

const network = mockNetwork(
  emptyQuarantine,
  signedIn(me),
  ...emptyPanels(submissions.getSubmission),
  handle(leads.listAssignees, () => members),
  handle(search.searchAll, () => []),
  handle(submissions.getSubmission, () => stored),
  handle(submissions.setSubmissionStatus, ({ body }) => {
    const { status, outcome } = withStatus(stored, body.status);
    colleague({ status: body.status, outcome, ...(status === 'disqualified' && { lostOn: today() }) });
    const { questions: _, result: __, consent: ___, consentVersion: ____, ...rest } = stored;
    const {
      attribution: _____,
      reportUrl: ______,
      canMail: _______,
      report: ________,
      figures: _________,
      ...row
    } = rest;
    return row;
  }),
  handle(leads.changeLead, ({ params, body, headers }) => {
    if (headers['if-match'] !== `"${stored.version}"`) throw new Refusal(412, 'Look again.');
    sent.push(body);
    colleague(body);
    return leadDesk(params.kind, stored);
  }),
);

async function open() {
  const app = renderApp(paths.submission(stored.id));
  await screen.findByRole('heading', { level: 1, name: 'Ada' });
  return { ...app, desk: within(screen.getByRole('region', { name: 'Handling' })) };
}

test('reopens a lost lead by the menu of its outcome', async () => {
  stored = { ...stored, outcome: 'lost', lostReason: 'No budget', lostOn: today() };
  const { user, desk } = await open();
  await user.click(desk.getByRole('button', { name: 'Lost: No budget: change the outcome of Ada' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reopen' }));
  await waitFor(() => expect(sent).toEqual([{ outcome: 'open' }]));
});

test('assigns the lead by a, reverts it by Undo, and assigns a colleague by the menu', async () => {
  const { user, desk } = await open();
  await user.keyboard('a');
  expect(await screen.findByText('The assignee of Ada is Olivia Reid.')).toBeInTheDocument();
  expect(desk.getByRole('button', { name: 'Assigned to Olivia Reid: change' })).toBeInTheDocument();
  expect(desk.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The assignee of Ada is back to Nobody.')).toBeInTheDocument();
  await user.click(desk.getByRole('button', { name: 'Assigned to Nobody: change' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sam Okoro' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ assigneeId: members[0]?.id }));
  expect(sent).toHaveLength(3);
});

test('acts on the open lead from the command palette and returns the focus', async () => {
  const { user } = await open();
  const heading = screen.getByRole('heading', { level: 1, name: 'Ada' });
  await waitFor(() => expect(heading).toHaveFocus());
  const choose = async (words: string, name: RegExp) => {
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: /^Go to a screen/ });
    await user.keyboard(words);
    expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(name);
    await user.keyboard('{Enter}');
  };
  await choose('qualif', /^Set the status to Qualified, Ada/);
  await waitFor(() => expect(stored.status).toBe('qualified'));
  await waitFor(() => expect(heading).toHaveFocus());
  await choose('colleague', /^Assign to a colleague/);
  await user.type(await screen.findByRole('textbox', { name: 'Name or number' }), 'sam{Enter}');
  await waitFor(() => expect(sent.at(-1)).toEqual({ assigneeId: members[0]?.id }));
});

test('sets a follow-up by a preset or by typing and shows its due day', async () => {
  const { user, desk } = await open();
  await user.click(desk.getByRole('button', { name: 'In 3 days' }));
  expect(await desk.findByText('Due in 3 days')).toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.followUpAt).toBe(instantAt({ day: addDays(today(), 3), time: '09:00' }));
  const field = desk.getByRole('textbox', { name: /^Follow-up/ });
  await user.clear(field);
  await user.type(field, `${addDays(today(), 1)}{Enter}`);
  expect(await desk.findByText('Due tomorrow')).toBeInTheDocument();
});

test('schedules a follow-up at 09:00 in the member’s time zone', async () => {
  const zone = 'America/New_York';
  network.use(signedIn({ ...me, zone }));
  const { user, desk } = await open();
  await user.click(desk.getByRole('button', { name: 'Tomorrow' }));
  // On a Friday and on a Saturday it is the Monday after.
  expect(await desk.findByText(/^Due (tomorrow|in [23] days)$/)).toBeInTheDocument();
  const tomorrow = workingDayFrom(addDays(today(zone), 1));
  await waitFor(() => expect(sent[0]?.followUpAt).toBe(instantAt({ day: tomorrow, time: '09:00' }, zone)));
});

test('asks for a value only if qualified and for a remark only if lost', async () => {
  const { user, desk } = await open();
  async function setTo(status: string) {
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    await user.click(await screen.findByRole('radio', { name: status }));
    await user.keyboard('{Control>}{Enter}{/Control}');
  }
  expect(desk.queryByRole('textbox', { name: 'Value in pounds' })).not.toBeInTheDocument();
  await setTo('Qualified');
  await user.type(await desk.findByRole('textbox', { name: 'Value in pounds' }), '4500.5{Enter}');
  await waitFor(() => expect(sent).toEqual([{ valuePence: 450_050 }]));
  await user.click(screen.getByRole('heading', { level: 1 }));
  await setTo('Disqualified');
  await user.type(await desk.findByRole('textbox', { name: 'Remark' }), 'Too small{Enter}');
  await waitFor(() => expect(sent.at(-1)).toEqual({ reason: 'Too small' }));
});

test('shows the colleague’s value on a conflict and can overwrite it', async () => {
  const { user } = await open();
  colleague({ assigneeId: members[0]?.id ?? null });
  await user.keyboard('a');
  const dialog = await screen.findByRole('dialog', { name: 'Changed by a colleague' });
  expect(dialog).toHaveTextContent(
    'The assignee of Ada was Nobody when you looked. A colleague has set it to Sam Okoro in the meantime.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Set Olivia Reid' }));
  await waitFor(() => expect(sent).toEqual([{ assigneeId: me.id }]));
});

test('reports no conflict if a colleague has changed another field', async () => {
  const { user } = await open();
  colleague({ valuePence: 100 });
  await user.keyboard('a');
  expect(await screen.findByText('The assignee of Ada is Olivia Reid.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('reports a failed change and restores the old value', async () => {
  network.use(refused(leads.changeLead, 503, 'Later.'));
  const { user, desk } = await open();
  await user.click(desk.getByRole('button', { name: 'Assign to me' }));
  expect(await screen.findByText('Not Saved')).toBeInTheDocument();
  expect(desk.getByRole('button', { name: 'Assigned to Nobody: change' })).toBeInTheDocument();
});

test('shows unmet criteria, improvements, the first visit and a link to the report', async () => {
  const asked = { questionId: 1, question: 'What do you spend?', answer: 'Nothing' };
  stored = {
    ...stored,
    attribution: { source: 'google', campaign: 'spring' },
    reportUrl: 'https://site.example/eligibility/results#r=token',
    report: { verdict: 'Yes: Rise.', numbers: [{ value: '£860', label: 'kept' }] },
    result: {
      ...stored.result,
      criteria: [{ ...asked, wanted: ['£1,000', '£2,000'], isMet: false }],
      improvements: [
        { ...asked, category: 'sales', better: ['£1,000', '£2,000'], gain: 12 },
        {
          ...asked,
          questionId: 2,
          category: 'sales',
          better: ['£1,000'],
          gain: 9,
          advice: { title: 'Set a sum aside', why: 'It teaches.', thisWeek: 'Choose one treatment.' },
        },
      ],
      scoreAfter: 93,
    },
  };
  await open();
  const result = screen.getByRole('region', { name: 'Result' });
  expect(result).toHaveTextContent('Wanted: £1,000 or £2,000');
  const steps = within(screen.getByRole('list', { name: 'What would raise the score most' }));
  expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '+12What do you spend? NothingBetter: £1,000 or £2,000',
    '+9Set a sum asideIt teaches.This week: Choose one treatment.What do you spend? NothingNext: £1,000',
  ]);
  expect(result).toHaveTextContent('Yes: Rise.£860 kept');
  expect(result).toHaveTextContent('With all of these: 93 of 100');
  expect(screen.getByRole('region', { name: 'First visit' })).toHaveTextContent('SourcegoogleCampaignspring');
  expect(screen.getByRole('link', { name: 'View report' })).toHaveAttribute('href', stored.reportUrl);
});

test('shows values without controls to a read-only role', async () => {
  network.use(signedIn({ ...me, permissions: ['leads:read'] }));
  const { desk } = await open();
  expect(desk.getByText('Nobody')).toBeInTheDocument();
  expect(desk.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
});
