import { describe, expect, test } from 'vitest';
import { line } from './text.ts';

const name = line({ min: 1, max: 120 }, 'Enter your name.');
const messages = (text: string) => name.safeParse(text).error?.issues.map(({ message }) => message);

describe('a name', () => {
  test.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['joiners', '\u200d\u200c'],
    ['a byte order mark', '\ufeff'],
    ['soft hyphens', '\u00ad'],
    ['Hangul fillers', '\u3164\u115f'],
    ['empty Braille cells', '\u2800'],
    ['accents on nothing', '\u0301\u200b'],
    ['variation selectors', '\ufe0f'],
    ['tags', '\u{e0041}\u{e0042}'],
  ])('that consists only of %s is rejected as empty', (_, text) => {
    expect(messages(text)).toEqual(['Enter your name.']);
  });

  test('of spaces only is reported with a single message', () => {
    expect(messages('  ')).toEqual(['Enter your name.']);
  });

  test.each(['Zoë', 'O’Brien', '李', 'ك', 'می\u200cخواهم', 'A\u030a', '☺', 'Dr. 3rd', '\u200bAnna'])(
    'can be %s',
    (text) => {
      expect(messages(text)).toBeUndefined();
    },
  );
});
