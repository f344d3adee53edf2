import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { type Activity, leads } from '@upcurve/contracts/leads/leads';
import { activity, contactSubmissionDetail, currentUser, newId } from '@upcurve/testing/factories';
import { handle, refused } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { emptyPanels } from '../../../test-support/empty-answers.ts';
import { renderApp, signedIn } from '../../../test-support/render-app.tsx';

const me = currentUser('sales');
const contact = contactSubmissionDetail();
let stored: Activity[] = [];
beforeEach(() => {
  sessionStorage.clear();
  stored = [];
});

const network = mockNetwork(
  signedIn(me),
  handle(contacts.getContact, () => contact),
  handle(contacts.listContacts, () => ({ items: [] })),
  handle(leads.listActivity, () => ({ items: stored })),
  handle(leads.listAssignees, () => [{ id: me.id, name: 'Olivia' }]),
  handle(leads.addNote, ({ body }) => {
    const note = activity({ text: body.text, actorId: me.id, actorName: 'Olivia' });
    stored = [note, ...stored];
    return note;
  }),
  handle(leads.deleteNote, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.noteId);
    return {};
  }),
  ...emptyPanels(contacts.getContact),
);

async function open() {
  const app = renderApp(paths.contact(contact.id));
  const panel = within(await screen.findByRole('region', { name: 'Notes and activity' }));
  await waitFor(() => expect(panel.queryByRole('status', { name: /Loading/ })).not.toBeInTheDocument());
  return { ...app, panel, box: panel.getByRole('textbox', { name: 'Note' }) };
}

test('describes each entry with its author and age', async () => {
  stored = [
    activity({ type: 'status', before: 'new', after: 'contacted' }),
    activity({ type: 'assignee', before: 'Ann', after: 'Sam' }),
    activity({ type: 'followUp', after: '2026-12-01T09:00:00.000Z' }),
    activity({ type: 'followUp', before: '2026-12-03T09:00:00.000Z' }),
    activity({ type: 'value', before: '450000', after: '500050' }),
    activity({ type: 'reason', after: 'No budget' }),
    activity({ type: 'outcome', before: 'open', after: 'won' }),
    activity({ type: 'lostReason', after: 'Duplicate' }),
    activity({ type: 'call', after: 'left_message', minutes: 1, text: 'Ring after five' }),
    activity({ type: 'booking', after: '2026-12-01T09:00:00.000Z' }),
    activity({ type: 'booking', before: '2026-12-01T09:00:00.000Z', after: '2026-12-02T10:30:00.000Z' }),
    activity({ type: 'booking', before: '2026-12-02T10:30:00.000Z', after: 'cancelled' }),
    activity({ type: 'booking', before: '2026-12-02T10:30:00.000Z', after: 'no_show' }),
    activity({ text: 'First line\nsecond' }),
  ];
  const { panel } = await open();
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Sam set the status from New to Contacted · 3 h ago',
    'Sam took it from Ann · 3 h ago',
    'Sam set the follow-up to 1 Dec 2026 · 3 h ago',
    'Sam removed the follow-up · 3 h ago',
    'Sam set the value from £4,500 to £5,000.50 · 3 h ago',
    'Sam remarked “No budget” · 3 h ago',
    'Sam marked it as won · 3 h ago',
    'Sam gave the reason “Duplicate” · 3 h ago',
    'Sam called: left a message, 1 minute · 3 h agoRing after five',
    'Sam booked a meeting for 1 Dec 2026, 09:00 · 3 h ago',
    'Sam moved the meeting from 1 Dec 2026, 09:00 to 2 Dec 2026, 10:30 · 3 h ago',
    'Sam cancelled the meeting of 2 Dec 2026, 10:30 · 3 h ago',
    'Sam noted a no-show at the meeting of 2 Dec 2026, 10:30 · 3 h ago',
    'Sam wrote a note · 3 h agoFirst line\nsecond',
  ]);
  expect(panel.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
});

test('leaves out what a member changed and set back', async () => {
  stored = [
    activity({ type: 'status', before: 'contacted', after: 'new' }),
    activity({ type: 'value', after: '5000' }),
    activity({ type: 'status', before: 'new', after: 'contacted' }),
    activity({ type: 'status', before: 'qualified', after: 'new', actorName: 'Ann' }),
  ];
  const { panel } = await open();
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Sam set the value to £50 · 3 h ago',
    'Ann set the status from Qualified to New · 3 h ago',
  ]);
});

test('n focuses the note, Ctrl+Enter saves it, and Undo restores a deleted note', async () => {
  const { user, panel, box } = await open();
  await user.keyboard('n');
  expect(box).toHaveFocus();
  await user.keyboard('Rang twice{Control>}{Enter}{/Control}');
  expect(await panel.findByText('Rang twice')).toBeInTheDocument();
  expect(box).toHaveValue('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

  await user.click(panel.getByRole('button', { name: 'Delete the note of Olivia' }));
  expect(panel.queryByText('Rang twice')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(panel.getByRole('button', { name: 'Delete the note of Olivia' }));
  expect(stored).toHaveLength(1);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(stored).toEqual([]));
  expect(await panel.findByText('No notes or changes yet.')).toBeInTheDocument();
});

test('Escape leaves the note and keeps its text', async () => {
  const { user, box } = await open();
  await user.keyboard('nRang twice');
  expect(box).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.keyboard('x');
  expect(box).toHaveValue('Rang twice');
});

test('keeps the draft of a note for its author after a failed save', async () => {
  network.use(refused(leads.addNote, 503, 'Try again in a minute.'));
  const { user, panel, box } = await open();
  await user.type(box, 'Rang twice');
  await user.click(panel.getByRole('button', { name: 'Add note' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('The note was not saved. Try again in a minute.');
  expect(box).toHaveValue('Rang twice');
  await user.click(screen.getByRole('button', { name: 'Back to List' }));
  await screen.findByRole('heading', { name: 'Contact Submissions' });
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('note-draft'))).toEqual([
    `note-draft ${me.id} ${contact.id}`,
  ]);
});

test('restores the member’s own draft and rejects an empty note', async () => {
  sessionStorage.setItem(`note-draft ${me.id} ${contact.id}`, JSON.stringify('Half a'));
  sessionStorage.setItem(`note-draft ${newId()} ${contact.id}`, JSON.stringify('Someone else'));
  const { user, panel, box } = await open();
  expect(box).toHaveValue('Half a');
  await user.clear(box);
  await user.click(panel.getByRole('button', { name: 'Add note' }));
  expect(box).toHaveAccessibleDescription('Write something first.');
  expect(stored).toEqual([]);
});
