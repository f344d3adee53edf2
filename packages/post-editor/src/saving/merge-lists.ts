import { commonPairs } from '../document/common-pairs.ts';
import { isEqual, type Side } from './merge-fields.ts';

/** A change to a list: `by` replaces the entries from `from` up to `to`. */
interface Edit<T> {
  from: number;
  to: number;
  by: readonly T[];
}

/** Returns the edits that turn one list into the other. As many entries as before are edits of one entry each. */
function editsOf<T>(before: readonly T[], after: readonly T[]): Edit<T>[] {
  const edits: Edit<T>[] = [];
  let [from, start] = [0, 0];
  for (const [to, end] of [...commonPairs(before, after, isEqual), [before.length, after.length] as const]) {
    const by = after.slice(start, end);
    if (by.length === to - from)
      edits.push(...by.map((entry, at) => ({ from: from + at, to: from + at + 1, by: [entry] })));
    else edits.push({ from, to, by });
    [from, start] = [to + 1, end + 1];
  }
  return edits;
}

const overlap = <T>(one: Edit<T>, other: Edit<T>) => one.from < other.to && other.from < one.to;

/**
 * Three-way merge of lists without ids, such as paragraphs. Keeps the edits of both sides. If edits overlap, it keeps
 * those of `side`, and `isConflict` is true.
 */
export function mergeLists<T>(
  { base, mine, theirs }: Readonly<Record<'base' | Side, readonly T[]>>,
  side: Side,
): { merged: T[]; isConflict: boolean } {
  const edits = { mine: editsOf(base, mine), theirs: editsOf(base, theirs) };
  const kept = edits[side];
  const rest = edits[side === 'mine' ? 'theirs' : 'mine'].filter(
    (edit) => !kept.some((each) => isEqual(each, edit)),
  );
  const free = rest.filter((edit) => !kept.some((each) => overlap(each, edit)));
  const all = side === 'mine' ? [...free, ...kept] : [...kept, ...free];
  let at = 0;
  const merged = all
    .sort((one, other) => one.from - other.from || one.to - other.to)
    .flatMap(({ from, to, by }) => {
      const before = base.slice(at, from);
      at = to;
      return [...before, ...by];
    });
  return { merged: [...merged, ...base.slice(at)], isConflict: free.length < rest.length };
}
