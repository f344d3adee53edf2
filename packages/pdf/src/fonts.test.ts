import { expect, test } from 'vitest';
import { runsOf, scriptCuts } from './fonts.ts';

test.each([
  ['Anna’s clinic – £4,200', [['Anna’s clinic – £4,200', null]]],
  ['', []],
  [
    'Łukasz Nguyễn',
    [
      ['Ł', 'latin-ext'],
      ['ukasz Nguy', null],
      ['ễ', 'vietnamese'],
      ['n', null],
    ],
  ],
  [
    'Клиника Δ',
    [
      ['Клиника', 'cyrillic'],
      [' ', null],
      ['Δ', 'greek'],
    ],
  ],
  // A letter with an accent of its own is one character.
  ['Zoe\u0308', [['Zoë', null]]],
  ['王 😀', [['? ?', null]]],
  ['Two\nlines', [['Two\nlines', null]]],
])('splits %j by the fonts that it needs', (text, runs) => {
  expect(runsOf(text)).toEqual(runs.map(([part, script]) => ({ text: part, script })));
});

test('has a TrueType font for every other script', async () => {
  for (const cut of Object.values(await scriptCuts())) expect(cut.readUInt32BE(0)).toBe(0x00010000);
});
