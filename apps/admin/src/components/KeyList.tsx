import { Kbd } from '@mantine/core';
import { keysOf } from '@upcurve/contracts/keys';
import type { ReactNode } from 'react';
import classes from './KeyList.module.css';
import { UNDO_MS } from './use-undoable.ts';

const KEYS = {
  tab: [<Kbd>Tab</Kbd>, 'Next control; the row under the focus opens with Enter'],
  rows: [
    <>
      <Kbd>j</Kbd> <Kbd>k</Kbd>
    </>,
    'Next and previous row of a list, or lead; once in a list the arrow keys too',
  ],
  select: [<Kbd>x</Kbd>, 'Select the row or card under the focus; Esc lets the selection go'],
  status: [
    <>
      <Kbd>1</Kbd> <Kbd>2</Kbd> <Kbd>3</Kbd> <Kbd>4</Kbd>
    </>,
    'Set the lead under the focus, or the open one, to the first to fourth of its statuses, such as New or Contacted',
  ],
  assign: [<Kbd>a</Kbd>, 'Assign the open lead, or in the inbox the one under the focus, to yourself'],
  note: [<Kbd>n</Kbd>, 'Write a note on the open lead; in the list of posts: begin a new one'],
  posts: [
    <>
      <Kbd>p</Kbd> <Kbd>e</Kbd>
    </>,
    'In the list of posts: preview the one under the focus, or edit its fields; Enter opens the visual editor',
  ],
  unread: [<Kbd>u</Kbd>, 'In the inbox: mark the lead under the focus as unread, or as read'],
  search: [<Kbd>/</Kbd>, 'Go to the search of a list'],
  goTo: [
    <>
      <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> + <Kbd>K</Kbd>
    </>,
    'Go to any screen, or find a lead, a person, a post, a file or a question',
  ],
  keys: [<Kbd>?</Kbd>, 'Show these keys'],
  send: [
    <>
      <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> + <Kbd>Enter</Kbd>
    </>,
    'Send the form you are in; of a post’s fields S saves too',
  ],
  tabs: [
    <>
      <Kbd>←</Kbd> <Kbd>→</Kbd>
    </>,
    'Move between tabs; Enter opens the one in focus. In a file of the library: previous and next file',
  ],
  picture: [
    <>
      <Kbd>←</Kbd> <Kbd>→</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd>
    </>,
    'Move the focal point of a picture, or the picture in the crop area, once it has the focus; with Shift in larger steps',
  ],
  move: [
    <>
      <Kbd>Alt</Kbd> + <Kbd>↑</Kbd> <Kbd>↓</Kbd> or <Kbd>←</Kbd> <Kbd>→</Kbd>
    </>,
    'Move the story, the segment, the question or the answer of a question under the focus by one place',
  ],
  deleteSegment: [
    <Kbd>Delete</Kbd>,
    `Delete the segment under the focus; that can be undone for ${UNDO_MS / 1000} seconds`,
  ],
  paste: [
    <>
      <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> + <Kbd>V</Kbd>
    </>,
    'Upload what was copied, in the library, onto the story under the focus, and where files are chosen',
  ],
  escape: [<Kbd>Esc</Kbd>, 'Close a dialog or menu, or empty the search box'],
  notices: [<Kbd>F8</Kbd>, 'Go to the notifications, such as to Undo; they stay while you are there'],
} satisfies Record<string, [keys: ReactNode, what: string]>;

export type KeyName = keyof typeof KEYS;

/** Keys of the admin area and what they do: all of them, or those that are named. */
export function KeyList({ names = keysOf(KEYS) }: { names?: readonly KeyName[] }) {
  return (
    <dl className={classes.keys}>
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
