import { screen, waitFor, within } from '@testing-library/react';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { type Activity, leads } from '@upcurve/contracts/leads/leads';
import { people, type TimelineEntry } from '@upcurve/contracts/leads/people';
import { submissions } from '@upcurve/contracts/leads/submissions';
import {
  contactSubmissionDetail,
  currentUser,
  inboxLead,
  person,
  submission,
} from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { emptyInbox, emptyPanels } from '../../test-support/empty-answers.ts';
import { emptyQuarantine, renderApp, signedIn } from '../../test-support/render-app.tsx';

const one = person();
const [lead] = one.timeline as [Extract<TimelineEntry, { type: 'lead' }>];
const form: TimelineEntry = {
  ...lead,
  id: '0198a2f0-0000-7000-8000-0000000000f0',
  leadId: '0198a2f0-0000-7000-8000-0000000000f0',
  kind: 'contact',
  formType: 'Consultation',
  score: null,
  tier: null,
  isEligible: null,
  message: 'Ring me on Tuesday',
  email: 'amelia@home.example',
};
const about = { kind: 'eligibility' as const, leadId: lead.leadId, createdAt: lead.createdAt };
const amelia = person({
  ...one,
  emails: ['amelia@example.com', 'amelia@home.example'],
  leadCount: 2,
  timeline: [
    {
      ...about,
      type: 'mail',
      id: 'a0000000-0000-4000-8000-000000000001',
      title: 'Email (confirmation): sent',
      text: 'To amelia@example.com: We have your answers',
      at: null,
    },
    {
      ...about,
      type: 'activity',
      delivery: null,
      id: 'a0000000-0000-4000-8000-000000000003',
      activity: 'note',
      text: 'Likes mornings',
      before: null,
      after: null,
      minutes: null,
      actorName: 'Sally',
    },
    {
      ...about,
      type: 'activity',
      delivery: null,
      id: 'a0000000-0000-4000-8000-000000000004',
      activity: 'status',
      text: null,
      before: 'new',
      after: 'contacted',
      minutes: null,
      actorName: 'Sally',
    },
    {
      ...about,
      type: 'activity',
      delivery: null,
      id: 'a0000000-0000-4000-8000-000000000005',
      activity: 'value',
      text: null,
      before: null,
      after: '120000',
      minutes: null,
      actorName: 'Sally',
    },
    {
      ...about,
      type: 'activity',
      delivery: null,
      id: 'a0000000-0000-4000-8000-000000000006',
      activity: 'person',
      text: null,
      before: null,
      after: 'Merged with another person',
      minutes: null,
      actorName: 'Sally',
    },
    form,
    lead,
  ],
});
const note: Activity = {
  ...{
    id: '0198a2f0-0000-7000-8000-0000000000e0',
    type: 'note',
    text: 'Rings back',
    before: null,
    after: null,
  },
  ...{
    minutes: null,
    delivery: null,
    actorId: null,
    actorName: 'Sally',
    createdAt: lead.createdAt,
  },
};
const address = paths.person(amelia.id);
const network = mockNetwork(
  signedIn(),
  emptyQuarantine,
  ...emptyPanels(submissions.getSubmission),
  ...emptyInbox,
  handle(people.getPerson, () => amelia),
  handle(submissions.listSubmissions, () => ({ items: [] })),
  handle(submissions.listSources, () => []),
  handle(contacts.listContacts, () => ({ items: [] })),
);

type User = ReturnType<typeof renderApp>['user'];

async function choose(user: User, item: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Amelia Hart' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('shows contact details, and timeline entries that link to their leads', async () => {
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'amelia@home.example' })).toHaveAttribute(
    'href',
    'mailto:amelia@home.example',
  );
  expect(screen.getByRole('link', { name: '+44 20 7946 0958' })).toHaveAttribute('href', 'tel:+442079460958');
  expect(await screen.findByRole('button', { name: 'Book a Meeting' })).toBeInTheDocument();
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(timeline.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Email (confirmation): sent',
    'Sally wrote a note',
    'Sally set the status from New to Contacted',
    'Sally set the value to £1,200',
    'Sally moved it: Merged with another person',
    'Consultation form',
    'Eligibility quiz: 72 of 100, Ready to scale, eligible',
  ]);
  expect(timeline.getByRole('link', { name: /^Consultation/ })).toHaveAttribute(
    'href',
    paths.contact(form.leadId),
  );
  expect(timeline.getByText('Likes mornings')).toBeInTheDocument();
});

test('reports a shortened timeline, a missing person and a failed load', async () => {
  network.use(handle(people.getPerson, () => ({ ...amelia, hasMore: true })));
  const { router, user } = renderApp(address);
  expect(await screen.findByText(/the newest 500 entries/)).toBeInTheDocument();
  network.use(refused(people.getPerson, 404, 'Gone.'));
  await router.navigate(paths.person('0198a2f0-0000-7000-8000-000000000000'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This person was not found');
  expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument();
  network.use(refused(people.getPerson, 503, 'The service is not available right now.'));
  await router.navigate(paths.person('0198a2f0-0000-7000-8000-000000000001'));
  expect(await screen.findByText('The person could not be loaded')).toBeInTheDocument();
  network.use(handle(people.getPerson, () => amelia));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeInTheDocument();
});

test('merges with another person after showing the affected leads, and can undo it', async () => {
  const other = person({ names: ['Bea Low'], emails: ['bea@example.com'], phones: [] });
  const found = inboxLead({ kind: 'contact', name: 'Bea Low', email: 'bea@example.com' });
  const calls: unknown[] = [];
  network.use(
    handle(people.getPerson, ({ params }) => (params.id === other.id ? other : amelia)),
    handle(people.listPeople, () => ({
      items: [amelia.id, other.id].map((personId) => ({
        ...found,
        personId,
        leadCount: 1,
        lastWroteAt: found.createdAt,
      })),
    })),
    handle(people.mergePeople, ({ params, body }) => {
      calls.push([params.id, body]);
      return { moved: [{ kind: 'contact' as const, id: found.id }] };
    }),
    handle(people.splitPerson, ({ params, body }) => {
      calls.push([params.id, body]);
      return { id: other.id };
    }),
  );
  const { user } = renderApp(address);
  await choose(user, 'Merge With…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge With' }));
  const box = dialog.getByRole('searchbox', { name: 'Search people' });
  await waitFor(() => expect(box).toHaveFocus());
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.type(box, 'bea{Enter}');
  await user.click(await dialog.findByRole('radio', { name: 'Bea Low' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
  expect(await dialog.findByRole('status')).toHaveTextContent(
    '1 lead (bea@example.com) will belong to Amelia Hart',
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Merge Undone')).toBeInTheDocument();
  expect(calls).toEqual([
    [amelia.id, { otherId: other.id }],
    [amelia.id, { leadIds: [found.id] }],
  ]);
});

test('suggests a merge with a person who gave the same number, and one key accepts it', async () => {
  const other = { id: '0198a2f0-0000-7000-8000-0000000000b0', name: 'Bea Low', email: 'bea@example.com' };
  const calls: unknown[] = [];
  network.use(
    handle(people.getPerson, () => ({ ...amelia, samePhone: calls.length > 0 ? [] : [other] })),
    handle(people.mergePeople, ({ params, body }) => {
      calls.push([params.id, body]);
      return { moved: [{ kind: 'contact' as const, id: form.leadId }] };
    }),
  );
  const { user } = renderApp(address);
  const hint = await screen.findByRole('alert', { name: 'The same phone number' });
  expect(within(hint).getByRole('link', { name: 'Bea Low' })).toHaveAttribute('href', paths.person(other.id));
  await user.keyboard('m');
  expect(await screen.findByText('1 lead of Bea Low moved to Amelia Hart.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('The same phone number')).not.toBeInTheDocument());
  expect(calls).toEqual([[amelia.id, { otherId: other.id }]]);
});

test('splits off chosen leads, but requires one to remain', async () => {
  const calls: unknown[] = [];
  network.use(
    handle(people.splitPerson, ({ body }) => {
      calls.push(body);
      return { id: person().id };
    }),
  );
  const { user } = renderApp(address);
  await choose(user, 'Split Off…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Split Off' }));
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
  expect(dialog.getByText('Leave at least one lead with this person.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Split Off' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: /^Eligibility quiz/ }));
  await user.click(dialog.getByRole('button', { name: 'Split Off' }));
  expect(await screen.findByText('1 lead moved to a new person.')).toBeInTheDocument();
  expect(calls).toEqual([{ leadIds: [form.leadId] }]);
});

test('lists the data to be erased and requires the person’s email address as confirmation', async () => {
  const calls: unknown[] = [];
  network.use(
    handle(people.previewErasure, () => ({
      erased: { quizDetails: 1, contactDetails: 1, mails: 3, quizSessions: 0, webhookAttempts: 2 },
    })),
    handle(people.erasePerson, ({ body }) => {
      calls.push(body);
      return { erased: { allLeads: 1 } };
    }),
  );
  const { user, location } = renderApp(address);
  await choose(user, 'Erase…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase Person' }));
  await dialog.findByText('Submitted quizzes');
  expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Submitted quizzes',
    'Messages from forms',
    'Emails',
  ]);
  const button = dialog.getByRole('button', { name: 'Erase permanently' });
  const field = dialog.getByRole('textbox', { name: 'The person’s email address' });
  await user.type(field, 'someone@example.com');
  expect(field).toHaveAccessibleDescription(/This is not an address of this person/);
  expect(button).toBeDisabled();
  await user.clear(field);
  await user.type(field, 'AMELIA@home.example{Enter}');
  expect(await screen.findByText('Person Erased')).toBeInTheDocument();
  expect(calls).toEqual([{ confirm: 'AMELIA@home.example' }]);
  // Also waits for the inbox, whose late requests would otherwise fail the next test.
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeInTheDocument();
  expect(location()).toBe(paths.inbox());
  await screen.findByText('No leads yet');
});

test('hides merging, splitting, export and erasure from a read-only role', async () => {
  network.use(signedIn(currentUser('sales', { permissions: ['leads:read'] })));
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /change the status/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('links a lead to its person with the number of their other leads', async () => {
  const detail = contactSubmissionDetail();
  network.use(
    handle(contacts.getContact, () => detail),
    handle(people.getLeadPerson, () => ({ id: amelia.id, leadCount: 3 })),
  );
  const { user, location } = renderApp(paths.contact(detail.id));
  await user.click(await screen.findByRole('link', { name: '2 more from this person' }));
  expect(location()).toBe(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeInTheDocument();
});

test('acts on the current lead by keys and with notes, and shows each lead with its next step', async () => {
  let open = inboxLead({ id: lead.leadId, said: 'The phone rings out' });
  const sent: unknown[] = [];
  let entries = amelia.timeline;
  network.use(
    handle(people.getPerson, () => ({
      ...amelia,
      leads: [open, inboxLead({ outcome: 'won', status: 'qualified', valuePence: 450_000 })],
      timeline: entries,
    })),
    handle(submissions.setSubmissionStatus, ({ params, body }) => {
      sent.push([params.id, body.status]);
      open = { ...open, status: body.status, version: 2 };
      return submission({ id: params.id, status: body.status, version: 2 });
    }),
    handle(leads.addNote, ({ params, body }) => {
      sent.push([params.id, body.text]);
      const { actorId: _, type, ...rest } = note;
      entries = [
        { ...rest, type: 'activity', activity: type, kind: params.kind, leadId: params.id },
        ...entries,
      ];
      return note;
    }),
  );
  const { user } = renderApp(address);
  const section = within(await screen.findByRole('region', { name: 'Leads' }));
  expect(section.getByText('“The phone rings out”')).toBeInTheDocument();
  expect(section.getByText('not answered yet')).toBeInTheDocument();
  expect(screen.getAllByText('Won £4,500')).toHaveLength(2);
  expect(screen.getByRole('region', { name: /^Handling: Eligibility quiz, / })).toBeInTheDocument();
  await user.keyboard('2');
  expect(await section.findByText('Contacted')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /note/i }), 'Rings back{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Rings back')).toBeInTheDocument();
  expect(sent).toEqual([
    [open.id, 'contacted'],
    [open.id, 'Rings back'],
  ]);
});

test('lists people with their current lead, and searches them', async () => {
  const rows = [
    inboxLead({ name: 'Ada', personId: amelia.id, company: 'Nova', outcome: 'won', valuePence: 450_000 }),
    inboxLead({ name: 'Bea' }),
  ].map((row) => ({ ...row, leadCount: 2, lastWroteAt: row.createdAt }));
  network.use(
    handle(people.listPeople, ({ query }) => ({
      items: rows.filter(({ name }) => name.toLowerCase().includes(query.search ?? '')),
    })),
  );
  const { user, location } = renderApp(paths.people());
  const row = within(await screen.findByRole('row', { name: /Ada/ }));
  for (const text of ['Nova', '2', 'Won £4,500']) expect(row.getByText(text)).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'ada{Enter}');
  await waitFor(() => expect(screen.queryByText('Bea')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Ada' }));
  expect(location()).toBe(address);
});
