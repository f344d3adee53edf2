import type { Revision } from '@upcurve/contracts/blog/post-revisions';
import { allBlocks, type PostContent } from '@upcurve/post-blocks/content';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import { plainText } from '@upcurve/post-blocks/inline';
import { mediaOf, textsOf } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';
import { diffArrays } from 'diff';
import { compareWords, type Piece } from './compare-words.ts';

/** A field or block in both versions; undefined in a version that does not have it. */
export interface Difference {
  key: string;
  name: string;
  kind: 'same' | 'changed' | 'added' | 'removed';
  pieces: Piece[];
  /** A change to something other than text. */
  note?: string;
}

/** The compared fields of a post, apart from its content. */
export type Fields = Pick<Revision, 'title' | 'slug' | 'excerpt' | 'seo'>;

const FIELDS: [name: string, of: (post: Fields) => string][] = [
  ['Title', ({ title }) => title],
  ['Slug', ({ slug }) => slug],
  ['Excerpt', ({ excerpt }) => excerpt],
  ['Search title', ({ seo }) => seo.title],
  ['Search description', ({ seo }) => seo.description],
];

/** Returns the fields that differ. */
export const compareFields = (before: Fields, after: Fields): Difference[] =>
  FIELDS.filter(([, of]) => of(before) !== of(after)).map(([name, of]) => ({
    key: name,
    name,
    kind: 'changed',
    pieces: compareWords(of(before), of(after)),
  }));

const textOf = (block: Block) =>
  textsOf(block)
    .map(plainText)
    .filter((text) => text !== '')
    .join('\n');

/** Returns a block without its nested blocks, which are compared separately. */
const ownOf = (block: Block) =>
  JSON.stringify(block.type === 'columns' ? { ...block, columns: block.columns.length } : block);

/** Returns the ids of blocks that did not move: the longest sequence that has the same order in both versions. */
const keptIds = (before: readonly Block[], after: readonly Block[]) =>
  new Set(
    diffArrays(
      before.map(({ id }) => id),
      after.map(({ id }) => id),
    )
      .filter(({ added, removed }) => !added && !removed)
      .flatMap(({ value }) => value),
  );

/** Compares the content of two versions block by block, in reading order. */
export function compareContents(before: PostContent, after: PostContent): Difference[] {
  const a = allBlocks(before.blocks);
  const b = allBlocks(after.blocks);
  const kept = keptIds(a, b);
  const [inA, inB] = [new Set(a.map(({ id }) => id)), new Set(b.map(({ id }) => id))];
  const all: Difference[] = [];
  let j = 0;
  const addUntil = (id: string | undefined) => {
    for (; j < b.length && b[j]?.id !== id; j += 1) {
      const block = b[j] as Block;
      all.push(oneSided(block, 'added', inA.has(block.id)));
    }
  };
  for (const block of a) {
    if (!kept.has(block.id)) {
      all.push(oneSided(block, 'removed', inB.has(block.id)));
      continue;
    }
    addUntil(block.id);
    all.push(compareChanged(block, b[j] as Block));
    j += 1;
  }
  addUntil(undefined);
  return all;
}

function oneSided(block: Block, kind: 'added' | 'removed', isElsewhere: boolean): Difference {
  const where = kind === 'added' ? 'Moved here from another place.' : 'Moved to another place.';
  return {
    key: `${kind} ${block.id}`,
    name: BLOCKS[block.type].label,
    kind,
    pieces: [{ kind, text: textOf(block) }],
    ...(isElsewhere && { note: where }),
  };
}

function compareChanged(before: Block, after: Block): Difference {
  const isSame = ownOf(before) === ownOf(after);
  const pieces = compareWords(textOf(before), textOf(after));
  const isText = pieces.some(({ kind }) => kind !== 'same');
  const hasOtherMedia = mediaOf(before).join() !== mediaOf(after).join();
  const note = hasOtherMedia
    ? 'It shows a different file.'
    : isText
      ? undefined
      : 'Only the formatting has changed.';
  return {
    key: after.id,
    name: BLOCKS[after.type].label,
    kind: isSame ? 'same' : 'changed',
    pieces,
    ...(!isSame && note && { note }),
  };
}
