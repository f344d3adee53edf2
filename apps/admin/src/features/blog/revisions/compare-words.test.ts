import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWords } from './compare-words.ts';

const shown = (before: string, after: string) =>
  compareWords(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

test.each([
  ['', '', ''],
  ['one two', 'one two', 'one two'],
  ['one two three', 'one 2 three', 'one -two-+2+ three'],
  ['', 'one', '+one+'],
  ['one two', 'two', '-one -two'],
])('the difference between %j and %j is %j', (before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

test('preserves both texts in full', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n'), { maxLength: 40 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = compareWords(before, after);
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map((piece) => piece.text)
          .join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
    }),
  );
});

test('replaces the whole text if two long texts have no word in common', () => {
  const many = (word: string) => Array.from({ length: 5000 }, (_, i) => `${word}${i}`).join(' ');
  expect(compareWords(many('a'), many('b'))[0]?.kind).toBe('removed');
});
