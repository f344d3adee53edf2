import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line, paragraph, untypedLine } from './text.ts';
import { asciiDigits } from './tidy.ts';

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
    ['controls', '\0\u0007'],
  ])('that consists only of %s is rejected as empty', (_, text) => {
    expect(messages(text)).toEqual(['Enter your name.']);
  });

  test('of spaces only is reported with a single message', () => {
    expect(messages('  ')).toEqual(['Enter your name.']);
  });

  // Names from the test suites of parsers of names and of forms.
  test.each([
    ...['Zoë', 'O’Brien', '李', 'ك', 'می\u200cخواهم', 'A\u030a', '☺', 'Dr. 3rd', "D'Angelo", 'X Æ A-12'],
    ...['de la Véña, Jüan', 'Doe-Ray, Dr. John P., CLU, CFP, LUTC', 'Juan Q. Xavier Velasquez y Garcia, Jr.'],
    ...[
      'Björn O’Malley',
      'Nguyễn Thị Minh Khai',
      'محمد بن سلمان',
      'Ng',
      'Jean-Luc van den Bergh',
      'Sørina Ærø',
    ],
    ...['Ḥasan al-Baṣrī', '王小明', '山田 太郎', 'Мария Ивановна', 'Łukasz Żółć', 'Þór', 'Ṣọlá', 'Siân Hâf'],
    ...[
      '👩🏽‍⚕️ Dr Amy',
      'Anna (Annie) Bell',
      'Bell & Sons',
      'N/A',
      'null',
      "'; drop table leads; --",
      '김민수',
    ],
  ])('can be %s', (text) => {
    expect(name.parse(text)).toBe(text);
  });
});

test.each([
  ['Anna\tBell', 'Anna Bell'],
  ['Anna\vBell', 'Anna Bell'],
  ['Anna\fBell', 'Anna Bell'],
  ['Anna\u0085Bell', 'Anna Bell'],
  ['Anna \u2028 Bell', 'Anna Bell'],
  ['Anna\u2029Bell', 'Anna Bell'],
  ['Anna\r\nBell\r', 'Anna Bell'],
  ['\u202aAnna\u202c \u2068Bell\u2069', 'Anna Bell'],
  ['An\u00adna\u200b Be\u0000ll\u0007', 'Anna Bell'],
  ['\ufeffAnna Bell \ud83d', 'Anna Bell'],
])('%j in one line becomes %j', (text, tidied) => {
  expect(name.parse(text)).toBe(tidied);
});

test('line breaks of every kind stay in a message, and nothing else that cannot be seen', () => {
  const message = paragraph({ max: 100 });
  expect(message.parse('one\vtwo\u2028three\r\nfour\rfive\n\nsix\tseven\u0000\u200b')).toBe(
    'one\ntwo\nthree\nfour\nfive\n\nsix seven',
  );
});

test('no text is refused for what nobody sees, and nothing unstorable is left', () => {
  const [one, several] = [line({ max: 200 }), paragraph({ max: 200 })];
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      for (const schema of [one, several]) {
        const tidied = schema.parse(text);
        expect(tidied.isWellFormed()).toBe(true);
        expect(tidied.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
        expect(schema.parse(tidied)).toBe(tidied);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['Mai\u2028Aktion', 'Mai Aktion'],
  [`${'x'.repeat(9)}😀`, 'x'.repeat(9)],
  ['far too long a name', 'far too lo'],
  [{ nested: true }, undefined],
  [null, undefined],
  [undefined, undefined],
])('a text that nobody typed, %j, is never an error', (given, stored) => {
  expect(untypedLine(10).parse(given)).toBe(stored);
});

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['٠٢٠ 7946', '020 7946'],
])('the digits of %s are %s', (text, digits) => {
  expect(asciiDigits(text)).toBe(digits);
});
