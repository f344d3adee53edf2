import { act, screen, waitFor, within } from '@testing-library/react';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { type InboxFilter, type InboxLead, inbox } from '@upcurve/contracts/leads/inbox';
import { type LeadChange, leads } from '@upcurve/contracts/leads/leads';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { agencySettings } from '@upcurve/contracts/settings/agency-settings';
import {
  contactSubmission,
  contactSubmissionDetail,
  currentUser,
  inboxCounts,
  inboxLead,
  leadDesk,
  loggedCall,
  submission,
  submissionDetail,
} from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NEWER_EVERY } from '../../../kit/list/NewerPill.tsx';
import { paths } from '../../../paths.ts';
import { ALL_STEPS_DONE, emptyInbox, emptyPanels } from '../../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const me = currentUser();
const ME = 'Olivia';
const MARCUS = { id: '0198a2f0-0000-7000-8000-00000000ffff', name: 'Marcus' };
const form = {
  kind: 'contact',
  formType: 'Consultation',
  score: null,
  tier: null,
  isEligible: null,
} as const;

let stored: InboxLead[] = [];
let asked: InboxFilter[] = [];
let changes: { kind: string; change: LeadChange; seen: string | undefined }[] = [];
let bulks: [kind: string, body: unknown][] = [];
/** The ids of leads with a logged call. */
let logged: string[] = [];
let firstSteps = ALL_STEPS_DONE;
let counted = 0;
let arrived = 0;
beforeEach(() => {
  stored = [
    inboxLead({ name: 'Ada' }),
    inboxLead({ name: 'Bea', ...form, company: 'Bevan Skin' }),
    inboxLead({ name: 'Cleo', isUnread: false, phone: null }),
  ];
  asked = [];
  changes = [];
  bulks = [];
  logged = [];
  firstSteps = ALL_STEPS_DONE;
  localStorage.clear();
  counted = 0;
  arrived = 0;
});
afterEach(() => vi.useRealTimers());

const leadOf = (id: string) => stored.find((lead) => lead.id === id) ?? inboxLead();
const store = (id: string, part: Partial<InboxLead>) => {
  stored = stored.map((lead) => (lead.id === id ? { ...lead, ...part } : lead));
};
const network = mockNetwork(
  signedIn(me),
  handle(quarantine.listQuarantine, () => ({ items: [] })),
  handle(inbox.getFirstSteps, () => firstSteps),
  ...emptyPanels(submissions.getSubmission),
  ...emptyPanels(contacts.getContact),
  handle(inbox.listInbox, ({ query }) => {
    asked.push(query);
    const held = stored.filter(
      (lead) => (!query.kind || lead.kind === query.kind) && (query.view !== 'new' || lead.status === 'new'),
    );
    return { items: query.view === 'due' || query.search ? [] : held };
  }),
  handle(inbox.countInbox, ({ query }) => {
    counted += 1;
    return inboxCounts(1000, { arrived: query.since ? arrived : 0 });
  }),
  handle(leads.listAssignees, () => [MARCUS, { id: me.id, name: ME }]),
  handle(agencySettings.getLostReasons, () => ({ reasons: ['No budget'] })),
  handle(leads.changeLead, ({ params, body, headers }) => {
    changes.push({ kind: params.kind, change: body, seen: headers['if-match'] });
    const lead = leadOf(params.id);
    return leadDesk(params.kind, { ...lead, ...body, version: lead.version + 1 });
  }),
  handle(submissions.setSubmissionStatus, ({ params, body }) => {
    const lead = leadOf(params.id);
    if (lead.status !== body.seen) {
      throw new Refusal(412, 'Changed by a colleague.', [{ path: 'status', message: lead.status }]);
    }
    store(params.id, { status: body.status });
    return submission({ id: params.id, status: body.status, version: 2 });
  }),
  handle(contacts.setContactStatus, ({ params, body }) => {
    store(params.id, { status: body.status });
    return contactSubmission({ id: params.id, status: body.status, version: 2 });
  }),
  handle(leads.logCall, ({ params, body }) => {
    logged.push(params.id);
    return loggedCall({ result: body.result });
  }),
  handle(leads.deleteCall, ({ params }) => {
    logged = logged.filter((id) => id !== params.id);
    return {};
  }),
  handle(submissions.bulkSubmissions, ({ body }) => storeBulk('eligibility', body)),
  handle(contacts.bulkContacts, ({ body }) => storeBulk('contact', body)),
  handle(submissions.getSubmission, ({ params }) => {
    const { name, isUnread } = leadOf(params.id);
    return submissionDetail({ id: params.id, name, isUnread });
  }),
  handle(contacts.getContact, ({ params }) => {
    const { name, isUnread } = leadOf(params.id);
    return contactSubmissionDetail({ id: params.id, name, isUnread });
  }),
);

function storeBulk(kind: string, body: { ids: string[]; status?: InboxLead['status'] }) {
  bulks.push([kind, body]);
  const { ids, status } = body;
  stored = stored.map((lead) => (status && ids.includes(lead.id) ? { ...lead, status } : lead));
  return { changed: ids.length, missing: 0, stale: 0 };
}

async function open(address = '/admin/inbox') {
  const app = renderApp(address);
  await screen.findByText(/^Showing/);
  return app;
}
const link = (name: string) => screen.getByRole('link', { name });
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^(Select )?(Unread )?${name}|${name}`) }));
const names = () =>
  within(screen.getByRole('table', { name: 'Leads' }))
    .getAllByRole('link', { name: /^(Ada|Bea|Cleo|Dan)$/ })
    .map(({ textContent }) => textContent);

test('lists quiz and form leads with their type, what they said and what comes next', async () => {
  const told = { said: 'The phone rings out', lastContact: 'no_answer', unanswered: 2 } as const;
  stored = stored.map((lead) =>
    lead.name === 'Ada' ? { ...lead, ...told, followUpAt: new Date().toISOString() } : lead,
  );
  await open();
  expect(names()).toEqual(['Ada', 'Bea', 'Cleo']);
  const ada = row('Ada');
  for (const text of ['Unread', 'Quiz · Hart Aesthetics', 'Eligible'])
    expect(ada.getAllByText(text)[0]).toBeInTheDocument();
  for (const text of ['“The phone rings out”', 'Called twice, no answer', 'call again today'])
    expect(ada.getByText(text)).toBeInTheDocument();
  expect(row('Bea').getByText('Consultation · Bevan Skin')).toBeInTheDocument();
  expect(row('Bea').getByText('not answered yet')).toBeInTheDocument();
  expect(row('Cleo').queryByText('Unread')).not.toBeInTheDocument();
});

test('keeps view, kind and search in the address and sends them to the server', async () => {
  const app = await open();
  const views = within(screen.getByRole('group', { name: 'Views' }));
  expect(await views.findByRole('button', { name: /^New 999\+$/ })).toBeInTheDocument();
  await app.user.click(views.getByRole('button', { name: /^Eligible/ }));
  expect(views.getByRole('button', { name: /^Eligible/ })).toHaveAttribute('aria-pressed', 'true');
  expect(app.location()).toBe('/admin/inbox?view=eligible');
  await app.user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await app.user.click(await screen.findByRole('option', { name: 'Forms' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ view: 'eligible', kind: 'contact' }));
  await app.user.keyboard('{Escape}');
  screen.getByRole('heading', { name: 'Inbox' }).focus();
  await app.user.keyboard('/hart');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'hart' }));
  await app.user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(app.location()).toBe('/admin/inbox?view=eligible'));
});

test('offers the matches of all leads if a view has none', async () => {
  network.use(
    handle(inbox.listInbox, ({ query }) => ({
      items: query.view === 'all' ? stored : [],
      total: query.view === 'all' ? 3 : 0,
      totalKind: 'exact' as const,
    })),
  );
  const { user, location } = renderApp(`${paths.inbox()}?view=mine&search=Hartt`);
  await user.click(await screen.findByRole('button', { name: 'Show 3 in All' }));
  expect(await screen.findByRole('row', { name: /Ada/ })).toBeVisible();
  expect(location()).toContain('view=all');
  expect(location()).toContain('search=Hartt');
});

test('says how many leads a figure of the analytics counts, and which', async () => {
  const days = 'countedFrom=2026-11-01&countedTo=2026-11-30';
  const { user } = await open(`${paths.inbox()}?view=all&countedAs=won&${days}&source=google`);
  expect(screen.getByText('3 found: Won, 1 Nov 2026 to 30 Nov 2026, google')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Views' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(await screen.findByRole('group', { name: 'Views' })).toBeInTheDocument();
});

test('explains an empty view', async () => {
  renderApp('/admin/inbox?view=due');
  expect(await screen.findByRole('heading', { name: 'Nothing is due today' })).toBeInTheDocument();
});

test('sets statuses by keys, removes the lead from New, and brings it back by Undo', async () => {
  const { user } = await open('/admin/inbox?view=new');
  await user.keyboard('2');
  expect(await screen.findByText('Ada is Contacted.')).toBeInTheDocument();
  expect(screen.getByText(/^Follow up on/)).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Bea', 'Cleo']));
  await waitFor(() => expect(link('Bea')).toHaveFocus());
  await user.keyboard('4');
  await user.keyboard('1');
  expect(await screen.findByText('The outcome of Bea is Lost: No budget.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The outcome of Bea is back to Open.')).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Bea', 'Cleo']));
});

test('has the word of its own screen for a lead in touch', async () => {
  store(stored[0]?.id ?? '', { status: 'qualified' });
  await open('/admin/inbox?view=all');
  expect(screen.getByRole('button', { name: /^Qualified: change the status of/ })).toBeInTheDocument();
});

test('2 on a due lead that was contacted before meets it again tomorrow', async () => {
  const [ada] = stored;
  store(ada?.id ?? '', { status: 'contacted', followUpAt: new Date(Date.now() - 86_400_000).toISOString() });
  const { user } = await open();
  await user.keyboard('2');
  await waitFor(() => expect(changes).toMatchObject([{ change: { followUpAt: expect.any(String) } }]));
});

test('C takes a new lead off To do until the next call', async () => {
  const { user } = await open();
  await user.keyboard('C');
  expect(await screen.findByText(/^Ada: no answer. Call again on/)).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(['Bea', 'Cleo']));
  expect(link('Bea')).toHaveFocus();
});

test('refills a view while its leads are worked through, and counts what the server counts', async () => {
  const all = Array.from({ length: 14 }, (_, i) => inboxLead({ name: `Lead ${i + 1}` }));
  stored = all;
  network.use(
    handle(submissions.setSubmissionStatus, ({ params, body }) => {
      stored = stored.map((lead) => (lead.id === params.id ? { ...lead, status: body.status } : lead));
      return submission({ id: params.id, status: body.status, version: 2 });
    }),
    handle(inbox.listInbox, ({ query }) => {
      const left = stored.filter(({ status }) => status === 'new');
      const items = query.cursor ? all.slice(11) : left.slice(0, query.limit ?? 11);
      return { items, total: left.length, next: query.cursor || items.length < 11 ? undefined : 'more' };
    }),
  );
  const { user } = await open('/admin/inbox?view=new');
  expect(screen.getByText('Showing 11 of 14')).toBeInTheDocument();
  await user.keyboard('2');
  expect(await screen.findByText('Showing 10 of 13')).toBeInTheDocument();
  await user.keyboard('2');
  expect(await screen.findByText('Showing 12 of 12')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  await user.keyboard('2');
  expect(await screen.findByText('Showing 11 of 11')).toBeInTheDocument();
});

test('assigns a lead by a or by the menu, and toggles unread by u or by the menu', async () => {
  const { user } = await open();
  await user.keyboard('a');
  expect(await screen.findByText(`The assignee of Ada is ${ME}.`)).toBeInTheDocument();
  await user.click(row('Ada').getByRole('button', { name: `Assigned to ${ME}: change for Ada` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Marcus' }));
  expect(await screen.findByText('The assignee of Ada is Marcus.')).toBeInTheDocument();
  await user.keyboard('jku');
  await waitFor(() => expect(row('Ada').queryByText('Unread')).not.toBeInTheDocument());
  expect(changes).toEqual([
    { kind: 'eligibility', change: { assigneeId: me.id }, seen: '"1"' },
    { kind: 'eligibility', change: { assigneeId: MARCUS.id }, seen: '"2"' },
    { kind: 'eligibility', change: { isUnread: false }, seen: undefined },
  ]);
  await user.click(screen.getByRole('button', { name: 'Actions for Ada' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
  expect(await row('Ada').findByText('Unread')).toBeInTheDocument();
});

/** Selects a lead of each kind and opens a menu of the bar. */
async function chooseForBoth(user: Awaited<ReturnType<typeof open>>['user'], button: string) {
  for (const name of ['Ada', 'Bea'])
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: button }));
  return screen.findAllByRole('menuitem');
}

test('offers for leads of both kinds the stages that members set', async () => {
  const { user } = await open();
  const statuses = await chooseForBoth(user, 'Set status');
  expect(statuses.map(({ textContent }) => textContent)).toEqual(['New', 'Contacted', 'Won', 'Lost']);
});

test.each([
  ['Follow up', 'No follow-up', { action: 'followUp', followUpAt: null }],
  ['Assign to…', `${ME} (me)`, { action: 'assign', assigneeId: me.id }],
  ['Set status', 'Won', { action: 'outcome', outcome: 'won' }],
])('%s works for leads of both kinds', async (button, item, body) => {
  const { user } = await open();
  const [ada, bea] = stored.map(({ id }) => id);
  await chooseForBoth(user, button);
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await user.click(await screen.findByRole('button', { name: /^Close notification/ }));
  // The two requests are sent at once and may arrive in either order.
  await waitFor(() => expect(bulks).toHaveLength(2));
  expect(Object.fromEntries(bulks)).toEqual({
    eligibility: { ...body, ids: [ada] },
    contact: { ...body, ids: [bea] },
  });
});

test('keys act on the selected leads, which leave the view until z brings them back', async () => {
  const { user } = await open('/admin/inbox?view=new');
  await user.keyboard('{Shift>}J{/Shift}');
  expect(await screen.findByText('2 selected')).toBeInTheDocument();
  await user.keyboard('{Escape}{Shift>}X{/Shift}');
  expect(await screen.findByText('3 selected')).toBeInTheDocument();
  await user.keyboard('Cw');
  expect(logged).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const before = counted;
  await user.keyboard('2');
  expect(await screen.findByRole('heading', { name: 'Nobody new' })).toBeInTheDocument();
  // The counts beside the views follow at once.
  await waitFor(() => expect(counted).toBeGreaterThan(before));
  await user.keyboard('z');
  expect(await screen.findByRole('link', { name: 'Cleo' })).toBeInTheDocument();
  expect(await screen.findByText('3 leads set back.')).toBeInTheDocument();
  bulks = [];
  changes = [];
  await user.keyboard('{Shift>}X{/Shift}a');
  await waitFor(() => expect(bulks).toHaveLength(2));
  expect(bulks.map(([, body]) => body)).toEqual([
    expect.objectContaining({ action: 'assign', assigneeId: me.id }),
    expect.objectContaining({ action: 'assign', assigneeId: me.id }),
  ]);
  expect(changes).toEqual([]);
});

test('Enter opens a lead and marks it as read, j moves to the next one, Back returns to the inbox', async () => {
  const app = await open();
  await app.user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Submission Details' });
  await waitFor(() => expect(changes).toMatchObject([{ kind: 'eligibility', change: { isUnread: false } }]));
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  await app.user.keyboard('j');
  await screen.findByRole('heading', { name: 'Bea' });
  expect(app.location()).toMatch(/^\/admin\/eligibility\/contacts\//);
  expect(screen.getByRole('link', { name: 'Inbox' })).toHaveAttribute('aria-current', 'page');
  await app.user.click(screen.getByRole('button', { name: 'Back to List' }));
  await waitFor(() => expect(link('Bea')).toHaveFocus());
  expect(app.location()).toBe('/admin/inbox');
  expect(row('Ada').queryByText('Unread')).not.toBeInTheDocument();
});

const wait = () => act(() => vi.advanceTimersByTimeAsync(NEWER_EVERY));
const fakeTimers = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });

test.each(['/admin/inbox', '/admin/inbox?kind=eligibility'])('%s announces new leads', async (address) => {
  fakeTimers();
  const { user, location } = renderApp(address);
  await waitFor(() => expect(link('Cleo')).toBeInTheDocument());
  link('Cleo').focus();
  stored = [inboxLead({ name: 'Dan', ...form }), ...stored];
  arrived = 1;
  await wait();
  const pill = await screen.findByRole('button', { name: '1 new lead' });
  expect(document.title).toBe('(1) Inbox · Upcurve Admin');
  expect(link('Cleo')).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Dan' })).not.toBeInTheDocument();
  arrived = 0;
  await user.click(pill);
  expect(await screen.findByRole('link', { name: 'Dan' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Inbox · Upcurve Admin'));
  expect(location()).toBe('/admin/inbox');
});

test('keeps polling without an alert while the server is unavailable', async () => {
  fakeTimers();
  renderApp('/admin/inbox');
  await waitFor(() => expect(link('Ada')).toBeInTheDocument());
  let refused = 0;
  network.use(
    handle(inbox.countInbox, () => {
      refused += 1;
      throw new Refusal(503, 'Down.');
    }),
  );
  for (let turn = 0; turn < 3; turn++) await wait();
  expect(refused).toBe(3);
  expect(counted).toBeLessThanOrEqual(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(link('Ada')).toBeInTheDocument();
});

test('stops polling when the session ends', async () => {
  fakeTimers();
  const app = renderApp('/admin/inbox');
  await waitFor(() => expect(link('Ada')).toBeInTheDocument());
  let refused = 0;
  network.use(
    handle(inbox.countInbox, () => {
      refused += 1;
      throw new Refusal(401, 'Please sign in.');
    }),
  );
  for (let turn = 0; turn < 3; turn++) await wait();
  await waitFor(() => expect(app.location()).toBe('/admin/login'));
  expect(refused).toBe(1);
});

test('sorts by the headings of score and age', async () => {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: 'Score' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: '-score', view: 'todo' }));
  expect(screen.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending');
  await app.user.click(screen.getByRole('button', { name: 'Age' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'createdAt' }));
});

test('assigns by key: a to oneself, A and a number or a name to a colleague', async () => {
  const app = await open();
  const assigneeOf = () => changes.map(({ change }) => change.assigneeId);
  await app.user.keyboard('a');
  await waitFor(() => expect(assigneeOf()).toEqual([me.id]));

  await app.user.keyboard('jA');
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign Bea' }));
  const field = await dialog.findByRole('textbox', { name: 'Name or number' });
  await waitFor(() => expect(field).toHaveFocus());
  await app.user.type(field, 'nob');
  expect(dialog.queryByRole('button', { name: /^Marcus/ })).not.toBeInTheDocument();
  await app.user.clear(field);
  await app.user.type(field, '2');
  await waitFor(() => expect(assigneeOf()).toEqual([me.id, MARCUS.id]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(link('Bea')).toHaveFocus();

  await app.user.keyboard('A');
  const name = await screen.findByRole('textbox', { name: 'Name or number' });
  await waitFor(() => expect(name).toHaveFocus());
  await app.user.keyboard(`${ME.slice(0, 3).toLowerCase()}{Enter}`);
  await waitFor(() => expect(assigneeOf()).toEqual([me.id, MARCUS.id, me.id]));
});

test('shows owners the next of the first steps above the leads until it is hidden', async () => {
  firstSteps = { ...ALL_STEPS_DONE, connection: false };
  const app = await open();
  expect(await screen.findByText(/^First steps: 3 of 4 done/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set up email' })).toHaveAttribute('href', '/admin/settings/mail');
  await app.user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText(/^First steps/)).not.toBeInTheDocument();
});

test('shows the first steps and held leads while there are no leads', async () => {
  firstSteps = { ...ALL_STEPS_DONE, lead: false };
  const total = Promise.withResolvers<void>();
  let isAsked = false;
  network.use(
    handle(inbox.listInbox, async ({ query }) => {
      if (query.view === 'all') {
        isAsked = true;
        await total.promise;
      }
      return { items: [], total: 0, totalKind: 'exact' as const };
    }),
    handle(inbox.getFirstSteps, () => firstSteps),
    handle(quarantine.listQuarantine, () => ({ items: [], total: 1, totalKind: 'exact' as const })),
    ...emptyInbox,
  );
  const app = renderApp('/admin/inbox');
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByText('Nobody is waiting for you')).not.toBeInTheDocument();
  total.resolve();
  expect(await screen.findByRole('heading', { name: 'No leads yet' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '1 in Quarantine as possible spam' })).toHaveAttribute(
    'href',
    paths.quarantine(),
  );
  expect(screen.getByRole('link', { name: 'Take the quiz yourself' })).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'To do' })).toBeInTheDocument();
  network.use(handle(quiz.sendTestLead, () => ({ id: inboxLead().id })));
  await app.user.click(screen.getByRole('button', { name: 'send a test lead' }));
  expect(await screen.findByText('Test lead sent')).toBeInTheDocument();
});

test('z undoes the last change long after its notification has closed, and then the one before', async () => {
  const { user } = await open('/admin/inbox?view=all');
  await user.keyboard('2');
  expect(await screen.findByText('Ada is Contacted.')).toBeInTheDocument();
  await user.keyboard('ja');
  expect(await screen.findByText(`The assignee of Bea is ${ME}.`)).toBeInTheDocument();
  await user.keyboard('jC');
  expect(await screen.findByText(/^Cleo: no answer/)).toBeInTheDocument();
  expect(logged).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: /^Close notification/ }));
  await user.keyboard('z');
  expect(await screen.findByText('The call to Cleo was deleted.')).toBeInTheDocument();
  expect(logged).toEqual([]);
  await waitFor(() => expect(link('Cleo')).toHaveFocus());
  await user.keyboard('z');
  expect(await screen.findByText('The assignee of Bea is back to Nobody.')).toBeInTheDocument();
  await user.keyboard('z');
  expect(await screen.findByText('Ada is back to New.')).toBeInTheDocument();
  await user.keyboard('z');
  expect(await screen.findByText('Nothing to undo')).toBeInTheDocument();
});
