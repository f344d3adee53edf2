import { allBlocks } from '@upcurve/post-blocks/content';
import type { Block } from '@upcurve/post-blocks/schema';
import { deepEqual } from 'fast-equals';
import { commonPairs } from '../document/common-pairs.ts';
import { findPlace, insertAt, type List, listOf, ROOT, removeBlock, replaceBlock } from '../document/tree.ts';
import { mergeLists, type Side } from './merge-lists.ts';
import { DRAFT_FIELDS, type DraftField, type PostDraft } from './post-draft.ts';

/** A conflict. `key` identifies it in the choices. A block is null if that side deleted it. */
export type Conflict =
  | { kind: 'field'; key: string; field: DraftField; mine: string | null; theirs: string | null }
  | { kind: 'block'; key: string; mine: Block | null; theirs: Block | null };

export interface MergeResult {
  draft: PostDraft;
  conflicts: Conflict[];
}

/** A block without its nested blocks, which are merged separately. */
const withoutNested = (block: Block | undefined): unknown =>
  block?.type === 'columns' ? { id: block.id, columns: block.columns.length } : block;

const byId = (blocks: readonly Block[]) =>
  new Map(allBlocks([...blocks]).map((block) => [block.id, block] as const));

/**
 * Three-way merge of two drafts by field, block and paragraph: takes changes made on only one side. Changes on both
 * sides are conflicts; the default is to keep mine.
 */
export function merge(
  base: PostDraft,
  mine: PostDraft,
  theirs: PostDraft,
  choices: Readonly<Record<string, Side>> = {},
): MergeResult {
  const fieldNames = Object.keys(DRAFT_FIELDS) as DraftField[];
  const { merged, both } = mergeFields(fieldNames, { base, mine, theirs }, choices);
  const fields = both.map(
    (field): Conflict => ({ kind: 'field', key: field, field, mine: mine[field], theirs: theirs[field] }),
  );
  const blocks = mergeBlocks(base.blocks, mine.blocks, theirs.blocks, choices);
  return { draft: { ...merged, blocks: blocks.blocks }, conflicts: [...fields, ...blocks.conflicts] };
}

/**
 * Three-way merge by field: takes changes made on only one side. `both` contains the fields that both sides changed
 * differently. Anything outside `fields` comes from theirs.
 */
function mergeFields<T extends object, F extends keyof T & string>(
  fields: readonly F[],
  { base, mine, theirs }: Readonly<Record<'base' | Side, T>>,
  choices: Readonly<Record<string, Side>> = {},
): { merged: T; both: F[] } {
  const mineStand = fields.filter((field) => mine[field] !== base[field] && mine[field] !== theirs[field]);
  const both = mineStand.filter((field) => theirs[field] !== base[field]);
  const merged = { ...theirs };
  for (const field of mineStand)
    if (!both.includes(field) || choices[field] !== 'theirs') merged[field] = mine[field];
  return { merged, both };
}

/** Trims texts like the server. */
const trimTexts = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (_, part) => (typeof part === 'string' ? part.trim() : part));

/** Whether `theirs` contains every change that was sent, so the server saved it although its response was lost. */
export function includesSentChanges(base: PostDraft, sent: PostDraft, theirs: PostDraft): boolean {
  const isThere = (was: unknown, mine: unknown, there: unknown) =>
    deepEqual(was, mine) || deepEqual(trimTexts(mine), trimTexts(there));
  const fields = Object.keys(DRAFT_FIELDS) as DraftField[];
  const [was, mine, there] = [byId(base.blocks), byId(sent.blocks), byId(theirs.blocks)];
  return (
    fields.every((field) => isThere(base[field], sent[field], theirs[field])) &&
    [...was.keys(), ...mine.keys()].every((id) =>
      isThere(withoutNested(was.get(id)), withoutNested(mine.get(id)), withoutNested(there.get(id))),
    )
  );
}

function mergeBlocks(
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
  choices: Readonly<Record<string, Side>>,
): { blocks: readonly Block[]; conflicts: Conflict[] } {
  if (mine === base || deepEqual(mine, base)) return { blocks: theirs, conflicts: [] };
  if (deepEqual(theirs, base)) return { blocks: mine, conflicts: [] };
  const [was, my, their] = [byId(base), byId(mine), byId(theirs)];
  const conflicts: Conflict[] = [];
  const restored: Block[] = [];
  const [iMoved, theyMoved] = [findMovedIds(base, mine), findMovedIds(base, theirs)];
  let blocks: readonly Block[] = theirs;

  for (const [id, before] of was) {
    const [left, right] = [my.get(id), their.get(id)];
    const [iChanged, theyChanged] = [withoutNested(left), withoutNested(right)].map(
      (side) => !deepEqual(side, withoutNested(before)),
    );
    if (!iChanged || deepEqual(withoutNested(left), withoutNested(right))) continue;
    const filled = theyChanged && mergedEmptyPicture({ base: before, mine: left, theirs: right });
    const texts = theyChanged ? mergedTexts({ base: before, mine: left, theirs: right }) : undefined;
    if (texts?.isConflict) conflicts.push({ kind: 'block', key: id, mine: texts.mine, theirs: texts.theirs });
    const both = filled || texts?.[choices[id] ?? 'mine'];
    if (both) {
      blocks = replaceBlock(blocks, both);
      continue;
    }
    if (theyChanged) conflicts.push({ kind: 'block', key: id, mine: left ?? null, theirs: right ?? null });
    if (theyChanged && choices[id] === 'theirs') continue;
    if (!left) blocks = removeAndLiftNested(blocks, id);
    else if (right) blocks = replaceBlock(blocks, withTheir(left, right));
    else restored.push(left);
  }
  // Inserts blocks that I added or moved, or changed while others deleted them, after the block they follow in mine.
  for (const [id, block] of my) {
    const isNew = !was.has(id) && !their.has(id);
    const isBack = restored.some((each) => each.id === id);
    const hasMoved = their.has(id) && iMoved.has(id) && !theyMoved.has(id);
    if (!isNew && !isBack && !hasMoved) continue;
    const empty = withoutNestedBlocks(block);
    const moving = hasMoved ? (byId(blocks).get(id) ?? empty) : empty;
    blocks = putAfter(hasMoved ? removeBlock(blocks, id) : blocks, moving, mine);
  }
  return { blocks, conflicts };
}

type Lists = Map<string, string[]>;

function listsOf(blocks: readonly Block[], list = '', lists: Lists = new Map()): Lists {
  lists.set(
    list,
    blocks.map(({ id }) => id),
  );
  for (const block of blocks)
    if (block.type === 'columns')
      for (const [column, below] of block.columns.entries()) listsOf(below, `${block.id} ${column}`, lists);
  return lists;
}

/**
 * Returns the ids of moved blocks: those in another list, and those outside the longest unchanged order of their list.
 */
function findMovedIds(was: readonly Block[], now: readonly Block[]): Set<string> {
  const before = listsOf(was);
  const known = new Set([...before.values()].flat());
  const moved = new Set<string>();
  for (const [list, ids] of listsOf(now)) {
    const kept = new Set(commonPairs(before.get(list) ?? [], ids).map(([, at]) => ids[at]));
    for (const id of ids) if (known.has(id) && !kept.has(id)) moved.add(id);
  }
  return moved;
}

/**
 * Merges an image block without a picture by field, because one side may add the picture while the other describes it.
 * Returns undefined for all other blocks, and if both sides changed the same field.
 */
function mergedEmptyPicture({ base, mine, theirs }: Record<'base' | Side, Block | undefined>) {
  if (base?.type !== 'image' || mine?.type !== 'image' || theirs?.type !== 'image') return undefined;
  if (base.mediaId !== null) return undefined;
  const fields = ['mediaId', 'alt', 'isDecorative', 'fileName', 'caption', 'width'] as const;
  const { merged, both } = mergeFields(fields, { base, mine, theirs });
  const { fileName, ...rest } = merged;
  return both.length > 0 ? undefined : { ...rest, ...(fileName && { fileName }) };
}

/**
 * Merges a text block by paragraph. Where both sides changed the same paragraph, `mine` and `theirs` each contain the
 * version of that side. Returns undefined for all other blocks.
 */
function mergedTexts({ base, mine, theirs }: Record<'base' | Side, Block | undefined>) {
  if (base?.type !== 'richText' || mine?.type !== 'richText' || theirs?.type !== 'richText') return undefined;
  const merged = mergeLists({ base: base.nodes, mine: mine.nodes, theirs: theirs.nodes });
  return {
    mine: { ...mine, nodes: merged.mine },
    theirs: { ...theirs, nodes: merged.theirs },
    isConflict: merged.isConflict,
  };
}

/** Returns my block with the nested blocks of their columns. */
function withTheir(mine: Block, theirs: Block): Block {
  if (mine.type !== 'columns') return mine;
  if (theirs.type !== 'columns') return withoutNestedBlocks(mine);
  const last = mine.columns.length - 1;
  return {
    ...mine,
    columns: mine.columns.map((_, column) =>
      column === last ? theirs.columns.slice(column).flat() : (theirs.columns[column] ?? []),
    ),
  };
}

/** Returns columns without their nested blocks, which are inserted separately. */
const withoutNestedBlocks = (block: Block): Block =>
  block.type === 'columns' ? { ...block, columns: block.columns.map((): Block[] => []) } : block;

/** Removes a block. Blocks in its columns take its place, because they are merged separately. */
function removeAndLiftNested(blocks: readonly Block[], id: string): Block[] {
  const place = findPlace(blocks, id);
  const block = place && listOf(blocks, place)?.[place.index];
  const rest = removeBlock(blocks, id);
  return place && block?.type === 'columns' ? insertAt(rest, place, block.columns.flat()) : rest;
}

/** Returns the previous block in its list, or null. */
function findPrevious(
  blocks: readonly Block[],
  id: string,
): { list: List; after: string | null } | undefined {
  const place = findPlace(blocks, id);
  if (!place) return undefined;
  const { index, ...list } = place;
  return { list, after: listOf(blocks, list)?.[index - 1]?.id ?? null };
}

/** Inserts a block at its place in mine, or at the nearest existing place. */
function putAfter(blocks: readonly Block[], block: Block, mine: readonly Block[]): Block[] {
  const wish = findPrevious(mine, block.id);
  const list = wish && listOf(blocks, wish.list) ? wish.list : ROOT;
  const there = listOf(blocks, list) ?? [];
  for (let after = wish?.after ?? null; after !== null; ) {
    const index = there.findIndex(({ id }) => id === after);
    if (index >= 0) return insertAt(blocks, { ...list, index: index + 1 }, [block]);
    after = findPrevious(mine, after)?.after ?? null;
  }
  return insertAt(blocks, { ...list, index: wish && list === wish.list ? 0 : there.length }, [block]);
}

/** A value that neither side can contain. */
const NEITHER = '\0';

/**
 * Reconstructs the unknown base version of two drafts from the parts they agree on. `merge` then treats every
 * difference as a conflict, and a block that exists on one side as added, so nothing is lost without asking.
 */
export function commonBase(mine: PostDraft, theirs: PostDraft): PostDraft {
  const base: PostDraft = { ...theirs };
  for (const field of Object.keys(DRAFT_FIELDS) as DraftField[])
    if (mine[field] !== theirs[field]) base[field] = NEITHER;
  const my = byId(mine.blocks);
  const shared = (blocks: readonly Block[]): Block[] =>
    blocks.flatMap((block): Block[] => {
      const beside = my.get(block.id);
      const below = block.type === 'columns' ? block.columns.map(shared) : [];
      if (!beside) return below.flat();
      if (!deepEqual(withoutNested(block), withoutNested(beside)))
        return [{ id: block.id, type: 'heading', level: 2, text: NEITHER }, ...below.flat()];
      return [block.type === 'columns' ? { ...block, columns: below } : block];
    });
  return { ...base, blocks: shared(theirs.blocks) };
}
