import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { contacts } from '@upcurve/contracts/contacts';
import { type Activity, leads } from '@upcurve/contracts/leads';
import { people } from '@upcurve/contracts/people';
import { contactSubmissionDetail, currentUser, newId } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { renderApp, signedIn } from '../../test-support/render-app.tsx';

const me = currentUser('sales');
const contact = contactSubmissionDetail();
const done = (part: Partial<Activity>): Activity => ({
  id: newId(),
  type: 'note',
  text: null,
  before: null,
  after: null,
  actorId: null,
  actorName: 'Sam',
  createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  ...part,
});
let stored: Activity[] = [];
beforeEach(() => {
  sessionStorage.clear();
  stored = [];
});

const network = mockNetwork(
  signedIn(me),
  handle(contacts.getContact, () => contact),
  handle(contacts.listContacts, () => ({ items: [] })),
  handle(people.getLeadPerson, () => ({ id: contact.personId, leadCount: 1 })),
  handle(leads.listActivity, () => ({ items: stored })),
  handle(leads.addNote, ({ body }) => {
    const note = done({ text: body.text, actorId: me.id, actorName: 'Olivia' });
    stored = [note, ...stored];
    return note;
  }),
  handle(leads.deleteNote, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.noteId);
    return {};
  }),
);

async function open() {
  const app = renderApp(paths.contact(contact.id));
  const panel = within(await screen.findByRole('region', { name: 'Notes and activity' }));
  await waitFor(() => expect(panel.queryByRole('status', { name: /Loading/ })).not.toBeInTheDocument());
  return { ...app, panel, box: panel.getByRole('textbox', { name: 'Note' }) };
}

test('says who did what, in words, and how long ago', async () => {
  stored = [
    done({ type: 'status', before: 'new', after: 'contacted' }),
    done({ type: 'assignee', before: 'Ann', after: 'Sam' }),
    done({ type: 'followUp', after: '2026-12-01T09:00:00.000Z' }),
    done({ type: 'followUp', before: '2026-12-01T09:00:00.000Z' }),
    done({ type: 'value', before: '450000', after: '500050' }),
    done({ type: 'reason', after: 'No budget' }),
    done({ text: 'First line\nsecond' }),
  ];
  const { panel } = await open();
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Sam set the status from New to Contacted · 3 h ago',
    'Sam passed it from Ann to Sam · 3 h ago',
    'Sam set the follow-up to Tue 1 Dec 2026 · 3 h ago',
    'Sam dropped the follow-up · 3 h ago',
    'Sam set the value from £4,500 to £5,000.50 · 3 h ago',
    'Sam set the reason to “No budget” · 3 h ago',
    'Sam wrote a note · 3 h agoFirst line\nsecond',
  ]);
  expect(panel.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
});

test('n goes to the box, Ctrl+Enter sends; an own note is deleted unless that is undone', async () => {
  const { user, panel, box } = await open();
  await user.keyboard('n');
  expect(box).toHaveFocus();
  await user.keyboard('Rang twice{Control>}{Enter}{/Control}');
  expect(await panel.findByText('Rang twice')).toBeInTheDocument();
  expect(box).toHaveValue('');

  await user.click(panel.getByRole('button', { name: 'Delete the note of Olivia' }));
  expect(panel.queryByText('Rang twice')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(panel.getByRole('button', { name: 'Delete the note of Olivia' }));
  expect(stored).toHaveLength(1);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(stored).toEqual([]));
  expect(await panel.findByText('Nothing has been noted or done yet.')).toBeInTheDocument();
});

test('what was written survives a failure and a trip elsewhere, for its writer alone', async () => {
  network.use(
    handle(leads.addNote, () => {
      throw new Refusal(503, 'Try again in a minute.');
    }),
  );
  const { user, panel, box } = await open();
  await user.type(box, 'Rang twice');
  await user.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('The note was not saved. Try again in a minute.');
  expect(box).toHaveValue('Rang twice');
  await user.click(screen.getByRole('button', { name: 'Back to List' }));
  await screen.findByRole('heading', { name: 'Contact Submissions' });
  expect(Object.keys(sessionStorage)).toEqual([`note-draft ${me.id} ${contact.id}`]);
});

test('a draft is there again; an empty note is not sent', async () => {
  sessionStorage.setItem(`note-draft ${me.id} ${contact.id}`, JSON.stringify('Half a'));
  sessionStorage.setItem(`note-draft ${newId()} ${contact.id}`, JSON.stringify('Somebody else'));
  const { user, panel, box } = await open();
  expect(box).toHaveValue('Half a');
  await user.clear(box);
  await user.click(panel.getByRole('button', { name: 'Add note' }));
  expect(box).toHaveAccessibleDescription('Write something first.');
  expect(stored).toEqual([]);
});
