import { Kbd } from '@mantine/core';
import { keysOf } from '@upcurve/contracts/shared/keys';
import type { ReactNode } from 'react';
import { UNDO_MS } from '../feedback/use-undoable.ts';
import classes from './KeyList.module.css';

const KEYS = {
  tab: [<Kbd>Tab</Kbd>, 'Next control; Enter opens the focused row'],
  rows: [
    <>
      <Kbd>j</Kbd> <Kbd>k</Kbd>
    </>,
    'Next and previous row or lead; in a list, the arrow keys work too',
  ],
  select: [
    <>
      <Kbd>x</Kbd> <Kbd>X</Kbd>
    </>,
    'Select the focused row or card, or all shown rows; Shift with j or k selects several. The keys 1 to 4, a and f then act on the selected leads, and Esc clears the selection',
  ],
  status: [
    <>
      <Kbd>1</Kbd> <Kbd>2</Kbd> <Kbd>3</Kbd> <Kbd>4</Kbd>
    </>,
    'Set the status of the focused or open lead; in the inbox and on a person: New, In touch, Won, Lost',
  ],
  call: [
    <Kbd>c</Kbd>,
    'Log a call to the focused or open lead; then 1 no answer, 2 left a message, 3 spoke, 4 booked',
  ],
  email: [<Kbd>e</Kbd>, 'Write an email to the focused or open lead'],
  outcome: [
    <>
      <Kbd>w</Kbd> <Kbd>l</Kbd>
    </>,
    'Mark the focused or open lead as won or lost; then type the value, or press the number of the reason',
  ],
  followUp: [<Kbd>f</Kbd>, 'Set a follow-up for tomorrow on the focused or open lead'],
  assign: [
    <>
      <Kbd>a</Kbd> <Kbd>A</Kbd>
    </>,
    'Assign the focused or open lead: a to yourself, A to a colleague; then press a number, or type the name and Enter',
  ],
  note: [<Kbd>n</Kbd>, 'Write a note on the open lead; in the list of posts, start a new post'],
  merge: [<Kbd>m</Kbd>, 'Merge the open person with the one that the page suggests'],
  posts: [
    <>
      <Kbd>p</Kbd> <Kbd>e</Kbd>
    </>,
    'In the list of posts, preview the focused post or edit its fields; Enter opens the visual editor',
  ],
  unread: [<Kbd>u</Kbd>, 'In the inbox, mark the focused lead as unread or read'],
  search: [<Kbd>/</Kbd>, 'Go to the list’s search box'],
  goTo: [
    <>
      <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> + <Kbd>K</Kbd>
    </>,
    'Go to any screen, or find a lead, person, post, file or question',
  ],
  keys: [<Kbd>?</Kbd>, 'Show these keys'],
  send: [
    <>
      <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> + <Kbd>Enter</Kbd>
    </>,
    'Submit the form; in a post, publish it',
  ],
  tabs: [
    <>
      <Kbd>←</Kbd> <Kbd>→</Kbd>
    </>,
    'Move between tabs; Enter opens the focused tab. In an open file, previous and next file',
  ],
  sidebar: [<Kbd>[</Kbd>, 'Collapse the sidebar to icons, or expand it'],
  picture: [
    <>
      <Kbd>←</Kbd> <Kbd>→</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd>
    </>,
    'Move the focused focal point, or the picture in the crop area',
  ],
  move: [
    <>
      <Kbd>Alt</Kbd> + <Kbd>↑</Kbd> <Kbd>↓</Kbd> or <Kbd>←</Kbd> <Kbd>→</Kbd>
    </>,
    'Move the focused testimonial, segment, question or answer by one place',
  ],
  deleteSegment: [
    <Kbd>Delete</Kbd>,
    `Delete the focused segment; you can undo this for ${UNDO_MS / 1000} seconds`,
  ],
  paste: [
    <>
      <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> + <Kbd>V</Kbd>
    </>,
    'Upload the copied file to the library, to the focused testimonial, or where you choose files',
  ],
  undoChange: [<Kbd>z</Kbd>, 'Undo your last change to a lead; press it again for the one before'],
  undo: [
    <>
      <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> + <Kbd>Z</Kbd>
    </>,
    `Undo the last action while its notification is open, ${UNDO_MS / 1000} seconds`,
  ],
  escape: [<Kbd>Esc</Kbd>, 'Close a dialog or menu, or empty the search box'],
  notices: [<Kbd>F8</Kbd>, 'Go to the notifications, for example to Undo; they stay open while focused'],
} satisfies Record<string, [keys: ReactNode, what: string]>;

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
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        );
      })}
    </dl>
  );
}
