import { screen, waitFor, within } from '@testing-library/react';
import { type ContactBulk, type ContactFilter, contacts } from '@upcurve/contracts/leads/contacts';
import { leads } from '@upcurve/contracts/leads/leads';
import { contactSubmission, currentUser } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../../../paths.ts';
import { renderApp, signedIn } from '../../../../test-support/render-app.tsx';

const carys = contactSubmission({ isUnread: true });
const nobody = contactSubmission({
  name: ' ',
  company: null,
  phone: null,
  formType: 'E-book',
  status: 'closed',
});
let stored = [carys, nobody];
let asked: ContactFilter[] = [];
let sent: ContactBulk[] = [];
beforeEach(() => {
  stored = [carys, nobody];
  asked = [];
  sent = [];
});

const network = mockNetwork(
  signedIn(),
  handle(contacts.listContacts, ({ query }) => {
    asked.push(query);
    return { items: query.search ? [] : stored };
  }),
  handle(contacts.setContactStatus, ({ params, body }) => {
    const changed = stored.find(({ id }) => id === params.id);
    if (!changed) throw new Refusal(404, 'Gone.');
    const { status, seen } = body;
    if (seen && changed.status !== seen) {
      throw new Refusal(412, 'Changed by a colleague.', [{ path: 'status', message: changed.status }]);
    }
    stored = stored.map((each) => (each === changed ? { ...each, status } : each));
    return { ...changed, status };
  }),
  handle(contacts.deleteContact, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id);
    return {};
  }),
  handle(contacts.bulkContacts, ({ body }) => {
    sent.push(body);
    if (body.action === 'delete') stored = stored.filter(({ id }) => !body.ids.includes(id));
    return { changed: body.ids.length, missing: 0, stale: 0 };
  }),
);

async function open(address = paths.contacts()) {
  const app = renderApp(address);
  await screen.findByText(/^Showing/);
  return app;
}

const row = (name: string) => {
  const found = screen.getByRole('link', { name }).closest('tr');
  if (!found) throw new Error('not in a row');
  return within(found);
};

async function choose(user: Awaited<ReturnType<typeof open>>['user'], item: string) {
  await user.click(screen.getByRole('button', { name: 'Actions for Carys Bevan' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
}

const HEADINGS = ['Name/Company', 'Type', 'Submitted', 'Assigned', 'Status', 'Action'];

describe('the list of form leads', () => {
  test('shows name, form, date and status', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Submissions' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(HEADINGS);
    for (const cell of ['Consultation', '20 Nov 2026, 14:05', 'New'])
      expect(row('Carys Bevan').getByRole('cell', { name: cell })).toBeInTheDocument();
    expect(row('Carys Bevan').getByText('Bevan Skin')).toBeInTheDocument();
    expect(row('Unnamed').getByText('Closed')).toBeInTheDocument();
  });

  test('explains an empty list below the headings of the table', async () => {
    stored = [];
    renderApp(paths.contacts());
    expect(await screen.findByRole('heading', { name: 'No submissions found.' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(HEADINGS);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
    expect(screen.getByText(/appears here as soon as/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).not.toBeInTheDocument();
  });

  test.each([undefined, null, ''])('names the form Contact if its type is %j', async (formType) => {
    network.use(handle(contacts.listContacts, () => Response.json([{ ...carys, formType }])));
    await open();
    expect(row('Carys Bevan').getByRole('cell', { name: 'Contact' })).toBeInTheDocument();
  });

  test('filters and sorts on the server, keeps both in the address and applies them to the export', async () => {
    const app = await open(`${paths.contacts()}?from=2026-07-01&to=2026-11-21&formType=Shoe`);
    expect(asked).toEqual([{ from: '2026-06-30T23:00:00.000Z', to: '2026-11-22T00:00:00.000Z' }]);
    await app.user.click(screen.getByRole('button', { name: /^More filters/ }));
    for (const [select, option, change] of [
      ['Status', 'Converted', { status: 'converted' }],
      ['Type', 'E-book', { formType: 'E-book' }],
      ['Sort by', 'Oldest first', { sort: 'createdAt' }],
    ] as const) {
      await app.user.click(screen.getByRole('combobox', { name: select }));
      await app.user.click(await screen.findByRole('option', { name: option }));
      await waitFor(() => expect(asked.at(-1)).toMatchObject(change));
    }
    await app.user.click(screen.getByRole('button', { name: 'Name/Company' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: 'converted', sort: 'name' }));
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      expect.stringContaining('export.csv?status=converted&formType=E-book&sort=name&from=2026-06-30'),
    );
    expect(app.location()).toContain('status=converted');
  });
});

describe('the status dialog', () => {
  test('offers four statuses with their meanings and saves one', async () => {
    const { user } = await open();
    const dialog = await choose(user, 'Update Status');
    expect(
      dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(['New', 'Contacted', 'Converted', 'Closed']);
    for (const meaning of [
      'Recently submitted',
      'Reached out to lead',
      'Became a client',
      'No further action',
    ])
      expect(dialog.getByText(meaning)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /Converted/ }));
    await user.click(dialog.getByRole('button', { name: 'Update Status' }));
    expect(
      await screen.findByText('The submission status has been updated successfully.'),
    ).toBeInTheDocument();
    expect(await row('Carys Bevan').findByText('Converted')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions for Carys Bevan' })).toHaveFocus();
  });
});

test('marks unread rows and filters by assignee, including nobody', async () => {
  const me = currentUser();
  network.use(
    signedIn(me),
    handle(leads.listAssignees, () => [{ id: nobody.id, name: 'Sam Okoro' }]),
  );
  const { user, location } = await open();
  expect(row('Carys Bevan').getByText('Unread')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  for (const [option, assignee] of [
    ['Me', me.id],
    ['Nobody yet', 'none'],
    ['Sam Okoro', nobody.id],
  ]) {
    await user.click(screen.getByRole('combobox', { name: 'Assigned to' }));
    await user.click(await screen.findByRole('option', { name: option }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ assignee }));
  }
  expect(location()).toBe(`${paths.contacts()}?assignee=${nobody.id}`);
});

test('names the lead in the deletion dialog and focuses the heading afterwards', async () => {
  const { user } = await open();
  const dialog = await choose(user, 'Delete');
  for (const fact of ['Carys Bevan', carys.email, 'Bevan Skin', 'Consultation', '20 Nov 2026, 14:05'])
    expect(dialog.getByText(fact)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete Submission' }));
  expect(await screen.findByText('The contact submission has been permanently deleted.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Carys Bevan' })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
