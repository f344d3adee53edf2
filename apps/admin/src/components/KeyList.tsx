import { Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './KeyList.module.css';

const KEYS: [keys: ReactNode, what: string][] = [
  [<Kbd key="tab">Tab</Kbd>, 'Next control; the row under the focus opens with Enter'],
  [
    <>
      <Kbd>j</Kbd> <Kbd>k</Kbd>
    </>,
    'Next and previous row of a list, or lead; once in a list the arrow keys too',
  ],
  [<Kbd key="x">x</Kbd>, 'Select the row or card under the focus; Esc lets the selection go'],
  [
    <>
      <Kbd>1</Kbd> <Kbd>2</Kbd> <Kbd>3</Kbd> <Kbd>4</Kbd>
    </>,
    'Set the lead under the focus, or the open one, to the first to fourth of its statuses, such as New or Contacted',
  ],
  [<Kbd key="a">a</Kbd>, 'Assign the open lead, or in the inbox the one under the focus, to yourself'],
  [<Kbd key="n">n</Kbd>, 'Write a note on the open lead; in the list of posts: begin a new one'],
  [
    <>
      <Kbd>p</Kbd> <Kbd>e</Kbd>
    </>,
    'In the list of posts: preview the one under the focus, or edit its fields; Enter opens the visual editor',
  ],
  [<Kbd key="u">u</Kbd>, 'In the inbox: mark the lead under the focus as unread, or as read'],
  [<Kbd key="/">/</Kbd>, 'Go to the search of a list'],
  [<Kbd key="?">?</Kbd>, 'Show these keys'],
  [
    <>
      <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> + <Kbd>Enter</Kbd>
    </>,
    'Send the form you are in; of a post’s fields S saves too',
  ],
  [
    <>
      <Kbd>←</Kbd> <Kbd>→</Kbd>
    </>,
    'Move between tabs; Enter opens the one in focus. In a file of the library: previous and next file',
  ],
  [
    <>
      <Kbd>←</Kbd> <Kbd>→</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd>
    </>,
    'Move the focal point of a picture, or the picture in the crop area, once it has the focus; with Shift in larger steps',
  ],
  [
    <>
      <Kbd>Alt</Kbd> + <Kbd>↑</Kbd> <Kbd>↓</Kbd> or <Kbd>←</Kbd> <Kbd>→</Kbd>
    </>,
    'Move the story, the segment or the answer of a question under the focus by one place',
  ],
  [<Kbd key="delete">Delete</Kbd>, 'Delete the segment under the focus; that can be undone for ten seconds'],
  [
    <>
      <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> + <Kbd>V</Kbd>
    </>,
    'Upload what was copied, in the library, onto the story under the focus, and where files are chosen',
  ],
  [<Kbd key="esc">Esc</Kbd>, 'Close a dialog or menu, or empty the search box'],
  [<Kbd key="f8">F8</Kbd>, 'Go to the notifications, such as to Undo; they stay while you are there'],
];

/** Every key of the admin area and what it does. */
export function KeyList() {
  return (
    <dl className={classes.keys}>
      {KEYS.map(([keys, what]) => (
        <div key={what}>
          <dt>{keys}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
