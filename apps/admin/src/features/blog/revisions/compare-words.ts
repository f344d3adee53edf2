/** A piece of text that is in both versions or only in one. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Maximum size of the comparison table, in cells. Larger texts are shown as fully replaced. */
const CELLS_MAX = 4_000_000;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** Returns the words to remove and to add to turn one text into the other. */
export function compareWords(before: string, after: string): Piece[] {
  const a = wordsOf(before);
  const b = wordsOf(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1;
  return joined([
    ...a.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...walked(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map((text) => ({ kind: 'same' as const, text })),
  ]);
}

/** Uses the longest common subsequence of both texts. */
function walked(a: readonly string[], b: readonly string[]): Piece[] {
  const removed = (text: string): Piece => ({ kind: 'removed', text });
  const added = (text: string): Piece => ({ kind: 'added', text });
  if (a.length * b.length > CELLS_MAX) return [...a.map(removed), ...b.map(added)];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));

  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [word, other] = [a[i], b[j]];
    if (word !== undefined && word === other) {
      pieces.push({ kind: 'same', text: word });
      i += 1;
      j += 1;
    } else if (word !== undefined && (other === undefined || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push(removed(word));
      i += 1;
    } else {
      pieces.push(added(other ?? ''));
      j += 1;
    }
  }
  return pieces;
}

/** Joins adjacent pieces of the same kind. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else all.push({ ...piece });
  }
  return all;
}
