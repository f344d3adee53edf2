import { commonPairs } from '@upcurve/post-editor/document/common-pairs';

/** A piece of text that is in both versions or only in one. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** Returns the words to remove and to add to turn one text into the other. */
export function compareWords(before: string, after: string): Piece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const pieces: Piece[] = [];
  /** Joins adjacent pieces of the same kind. */
  const add = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') pieces.push({ kind, text });
  };
  let [i, j] = [0, 0];
  for (const [oldAt, newAt] of [...commonPairs(a, b), [a.length, b.length] as const]) {
    add('removed', a.slice(i, oldAt).join(''));
    add('added', b.slice(j, newAt).join(''));
    add('same', a[oldAt] ?? '');
    [i, j] = [oldAt + 1, newAt + 1];
  }
  return pieces;
}
