import { deepEqual } from 'fast-equals';
import { commonPairs } from '../document/common-pairs.ts';

export type Side = 'mine' | 'theirs';

/** A change to a list: `by` replaces the entries from `from` up to `to`. */
interface Edit<T> {
  from: number;
  to: number;
  by: readonly T[];
}

/**
 * Returns the edits that turn one list into the other. If a part keeps its length, each of its entries is a separate
 * edit, so that changes to different entries do not conflict.
 */
function editsOf<T>(before: readonly T[], after: readonly T[]): Edit<T>[] {
  const edits: Edit<T>[] = [];
  let [from, start] = [0, 0];
  for (const [to, end] of [
    ...commonPairs(before, after, deepEqual),
    [before.length, after.length] as const,
  ]) {
    const by = after.slice(start, end);
    if (by.length === to - from)
      edits.push(...by.map((entry, at) => ({ from: from + at, to: from + at + 1, by: [entry] })));
    else edits.push({ from, to, by });
    [from, start] = [to + 1, end + 1];
  }
  return edits;
}

const overlap = <T>(one: Edit<T>, other: Edit<T>) => one.from < other.to && other.from < one.to;

/** Applies edits that do not overlap. Insertions at the same place keep their order in `edits`. */
function applyEdits<T>(base: readonly T[], edits: readonly Edit<T>[]): T[] {
  let at = 0;
  const changed = edits
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
    .flatMap(({ from, to, by }) => {
      const before = base.slice(at, from);
      at = to;
      return [...before, ...by];
    });
  return [...changed, ...base.slice(at)];
}

/**
 * Three-way merge of lists without ids, such as paragraphs. Keeps the edits of both sides. If edits overlap,
 * `isConflict` is true, and `mine` and `theirs` each contain the edit of that side.
 */
export function mergeLists<T>({ base, mine, theirs }: Readonly<Record<'base' | Side, readonly T[]>>): {
  mine: T[];
  theirs: T[];
  isConflict: boolean;
} {
  const their = editsOf(base, theirs);
  // The same edit on both sides counts once.
  const my = editsOf(base, mine).filter((edit) => !their.some((each) => deepEqual(each, edit)));
  const without = (edits: readonly Edit<T>[], others: readonly Edit<T>[]) =>
    edits.filter((edit) => !others.some((each) => overlap(each, edit)));
  const [myFree, theirFree] = [without(my, their), without(their, my)];
  return {
    mine: applyEdits(base, [...theirFree, ...my]),
    theirs: applyEdits(base, [...their, ...myFree]),
    isConflict: myFree.length < my.length,
  };
}
