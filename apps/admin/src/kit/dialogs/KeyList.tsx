import { Kbd } from '@mantine/core';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { Fragment } from 'react';
import { UNDO_MS } from '../feedback/use-undoable.ts';
import classes from './KeyList.module.css';

/** The keys of each shortcut, separated by spaces, and what they do. */
const KEYS = {
  tab: ['Tab', 'Next control; Enter opens the focused row'],
  rows: ['j k', 'Next and previous row or lead; in a list, the arrow keys work too'],
  select: [
    'x X',
    'Select the focused row or card, or all shown rows; Shift with j or k selects several. The keys 1 to 4, a and f then act on the selected leads, and Esc clears the selection',
  ],
  status: [
    '1 2 3 4',
    'Make the focused or open lead New, Contacted, Won or Lost; then type the value, or press the number of the reason',
  ],
  call: [
    'c C',
    'Log a call to the focused or open lead: c, then 1 no answer, 2 left a message, 3 spoke or 4 booked; or C for no answer at once',
  ],
  email: ['e', 'Write an email to the focused or open lead'],
  outcome: [
    'w l',
    'Mark the focused or open lead as won or lost; then type the value, or press the number of the reason',
  ],
  followUp: ['f', 'Set a follow-up for tomorrow on the focused or open lead'],
  assign: [
    'a A',
    'Assign the focused or open lead: a to yourself, A to a colleague; then press a number, or type the name and Enter',
  ],
  note: ['n', 'Write a note on the open lead; in the list of posts, start a new post'],
  book: ['b', 'Book a meeting with the open lead, or in the Calendar with any lead'],
  merge: ['m', 'Merge the open person with the one that the page suggests'],
  posts: [
    'p e',
    'In the list of posts, preview the focused post or edit its fields; Enter opens the visual editor',
  ],
  unread: ['u', 'In the inbox, mark the focused lead as unread or read'],
  search: ['/', 'Go to the list’s search box'],
  goTo: ['Ctrl or ⌘ + K', 'Go to any screen, or find a lead, person, post, file or question'],
  keys: ['?', 'Show these keys'],
  send: ['Ctrl or ⌘ + Enter', 'Submit the form; in a post, publish it'],
  tabs: ['← →', 'Move between tabs; Enter opens the focused tab. In an open file, previous and next file'],
  sidebar: ['[', 'Collapse the sidebar to icons, or expand it'],
  picture: ['← → ↑ ↓', 'Move the focused focal point, or the picture in the crop area'],
  move: ['Alt + ↑ ↓ or ← →', 'Move the focused testimonial, segment, question or answer by one place'],
  deleteSegment: ['Delete', `Delete the focused segment; you can undo this for ${UNDO_MS / 1000} seconds`],
  paste: [
    'Ctrl or ⌘ + V',
    'Upload the copied file to the library, to the focused testimonial, or where you choose files',
  ],
  undoChange: ['z', 'Undo your last change to a lead, or your last call; press it again for the one before'],
  undo: ['Ctrl or ⌘ + Z', `Undo the last action while its notification is open, ${UNDO_MS / 1000} seconds`],
  escape: ['Esc', 'Close a dialog or menu, empty the search box, or return from a lead to its list'],
  notices: ['F8', 'Go to the notifications, for example to Undo; they stay open while focused'],
} satisfies Record<string, [keys: string, what: string]>;

export type KeyName = keyof typeof KEYS;

export const KEY_NAMES: readonly KeyName[] = keysOf(KEYS);

/** Lists all keyboard shortcuts of the admin area, or only those in `names`. */
export function KeyList({ names = KEY_NAMES }: { names?: readonly KeyName[] }) {
  return (
    <dl className={`rows ${classes.keys}`}>
      {names.map((name) => {
        const [keys, what] = KEYS[name];
        return (
          <div key={name}>
            <dt>
              {keys.split(' ').map((key, at) => (
                <Fragment key={at}>{key === 'or' || key === '+' ? key : <Kbd>{key}</Kbd>} </Fragment>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        );
      })}
    </dl>
  );
}
