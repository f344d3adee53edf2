import { diffArrays } from 'diff';

/** A piece of text that is in both versions or only in one. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The maximum number of different words. Texts with more are shown as a whole. */
const EDITS_MAX = 1000;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** Returns the words to remove and to add to turn one text into the other. */
export function compareWords(before: string, after: string): Piece[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: EDITS_MAX });
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
