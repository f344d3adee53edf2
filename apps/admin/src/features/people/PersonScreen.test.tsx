import { screen, waitFor, within } from '@testing-library/react';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { people, type TimelineEntry } from '@upcurve/contracts/leads/people';
import { submissions } from '@upcurve/contracts/leads/submissions';
import {
  contactSubmission,
  contactSubmissionDetail,
  currentUser,
  person,
  submission,
} from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
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
    },
    {
      ...about,
      type: 'delivery',
      id: 'a0000000-0000-4000-8000-000000000002',
      title: 'Webhook: failed',
      text: 'Status of a lead changed',
    },
    {
      ...about,
      type: 'activity',
      mentions: [],
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
      mentions: [],
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
      mentions: [],
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
      mentions: [],
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

test('shows contact details, and timeline entries that link to their leads', async () => {
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'amelia@home.example' })).toHaveAttribute(
    'href',
    'mailto:amelia@home.example',
  );
  expect(screen.getByRole('link', { name: '+44 20 7946 0958' })).toHaveAttribute('href', 'tel:+442079460958');
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
  expect(timeline.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Email (confirmation): sent',
    'Webhook: failed',
    'Note by Sally',
    'Status: New → Contacted',
    'Value: £1,200.00',
    'Person: Merged with another person',
    'Consultation form: New',
    'Eligibility quiz: 72 of 100, Ready to scale, eligible, New',
  ]);
  expect(timeline.getByRole('link', { name: /^Consultation/ })).toHaveAttribute(
    'href',
    paths.contact(form.leadId),
  );
  expect(timeline.getByText('Likes mornings')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
    'href',
    `/api/people/${amelia.id}/export`,
  );
});

test('reports a shortened timeline, a missing person and a failed load', async () => {
  network.use(handle(people.getPerson, () => ({ ...amelia, hasMore: true })));
  const { router, user } = renderApp(address);
  expect(await screen.findByText(/the newest 500 entries/)).toBeInTheDocument();
  network.use(
    handle(people.getPerson, () => {
      throw new Refusal(404, 'Gone.');
    }),
  );
  await router.navigate(paths.person('0198a2f0-0000-7000-8000-000000000000'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This person was not found');
  expect(screen.queryByRole('button', { name: 'Merge With…' })).not.toBeInTheDocument();
  network.use(
    handle(people.getPerson, () => {
      throw new Refusal(503, 'The service is not available right now.');
    }),
  );
  await router.navigate(paths.person('0198a2f0-0000-7000-8000-000000000001'));
  expect(await screen.findByText('The person could not be loaded')).toBeInTheDocument();
  network.use(handle(people.getPerson, () => amelia));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Amelia Hart' })).toBeInTheDocument();
});

test('merges with another person after showing the affected leads, and can undo it', async () => {
  const other = person({ names: ['Bea Low'], emails: ['bea@example.com'], phones: [] });
  const found = contactSubmission({ name: 'Bea Low', email: 'bea@example.com', personId: other.id });
  const calls: unknown[] = [];
  network.use(
    handle(people.getPerson, ({ params }) => (params.id === other.id ? other : amelia)),
    handle(submissions.listSubmissions, () => ({ items: [submission({ personId: amelia.id })] })),
    handle(contacts.listContacts, () => ({ items: [found] })),
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
  await user.click(await screen.findByRole('button', { name: 'Merge With…' }));
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
  await user.click(await screen.findByRole('button', { name: 'Split Off…' }));
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
  await user.click(await screen.findByRole('button', { name: 'Erase…' }));
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
  for (const name of ['Merge With…', 'Split Off…', 'Erase…'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Export' })).not.toBeInTheDocument();
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
