import { Switch, Text } from '@mantine/core';
import type { Revision } from '@upcurve/contracts/blog/post-revisions';
import type { Post } from '@upcurve/contracts/blog/posts';
import { ContentError } from '@upcurve/post-blocks/content';
import { readContent } from '@upcurve/post-blocks/read-content';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useMemo, useState } from 'react';
import { compareContents, compareFields, type Difference } from './compare-posts.ts';
import type { Piece } from './compare-words.ts';
import classes from './RevisionComparison.module.css';

type Side = Pick<
  Revision | Post,
  'title' | 'slug' | 'excerpt' | 'seo' | 'content' | 'featuredImage' | 'categoryId' | 'authorId'
>;

const OTHERS: [name: string, of: (side: Side) => string | null][] = [
  ['Cover', ({ featuredImage }) => featuredImage],
  ['Category', ({ categoryId }) => categoryId],
  ['Author', ({ authorId }) => authorId],
];

function compare(before: Side, after: Side): Difference[] | ContentError {
  const others = OTHERS.filter(([, of]) => of(before) !== of(after)).map(
    ([name]): Difference => ({
      key: name,
      name,
      kind: 'changed',
      pieces: [],
      note: 'A different one was chosen.',
    }),
  );
  try {
    const blocks = compareContents(readContent(before.content), readContent(after.content));
    return [...compareFields(before, after), ...others, ...blocks];
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/** Compares two versions of a post block by block: removed text on the left, added text on the right. */
export function RevisionComparison({ before, after }: { before: Side; after: Side }) {
  const [showsSame, showSame] = useState(false);
  const all = useMemo(() => compare(before, after), [before, after]);
  if (all instanceof ContentError)
    return (
      <MessagePanel role="alert" level={3} title="These versions cannot be compared">
        {all.message}
      </MessagePanel>
    );
  const changed = all.filter(({ kind }) => kind !== 'same');
  const same = all.length - changed.length;
  return (
    <>
      <div className={classes.bar}>
        <Text size="sm" role="status">
          {changed.length === 0 ? 'Nothing has changed since.' : inWords(changed.length)}
        </Text>
        {same > 0 && (
          <Switch
            size="xs"
            label={`Show unchanged parts (${same})`}
            checked={showsSame}
            onChange={(event) => showSame(event.currentTarget.checked)}
          />
        )}
      </div>
      {(changed.length > 0 || showsSame) && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Then</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          {(showsSame ? all : changed).map((difference) => (
            <Rows key={difference.key} difference={difference} />
          ))}
        </table>
      )}
    </>
  );
}

const inWords = (count: number) => `${count} ${count === 1 ? 'part has' : 'parts have'} changed since.`;
const KIND_WORDS: Record<Difference['kind'], string> = {
  same: 'the same',
  changed: 'changed',
  added: 'new',
  removed: 'gone',
};

function Rows({ difference: { name, kind, pieces, note } }: { difference: Difference }) {
  return (
    <tbody data-kind={kind}>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {name}, {KIND_WORDS[kind]}
          {note && <span className={classes.note}> {note}</span>}
        </th>
      </tr>
      {pieces.some(({ text }) => text !== '') && (
        <tr>
          <td>
            <Words pieces={pieces} without="added" />
          </td>
          <td>
            <Words pieces={pieces} without="removed" />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function Words({ pieces, without }: { pieces: readonly Piece[]; without: Piece['kind'] }) {
  return pieces
    .filter(({ kind }) => kind !== without)
    .map(({ kind, text }, at) => {
      if (kind === 'removed') return <del key={at}>{text}</del>;
      if (kind === 'added') return <ins key={at}>{text}</ins>;
      return <span key={at}>{text}</span>;
    });
}
