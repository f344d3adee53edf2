import { expect, test } from 'vitest';
import { printable, runsOf, scriptCuts } from './fonts.ts';

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
  [
    'Қайрат Ὀδυσσεύς',
    [
      ['Қ', 'cyrillic-ext'],
      ['айрат', 'cyrillic'],
      [' ', null],
      ['Ὀ', 'greek-ext'],
      ['δυσσεύς', 'greek'],
    ],
  ],
  ['王 😀', [[' ', null]]],
  ['Two\nlines', [['Two\nlines', null]]],
])('splits %j by the fonts that it needs', (text, runs) => {
  expect(runsOf(text)).toEqual(runs.map(([part, script]) => ({ text: part, script })));
});

test.each([
  ['Anna’s clinic – £4,200', 'Anna’s clinic – £4,200'],
  ['Әлия Қайратқызы', 'Әлия Қайратқызы'],
  ['Ġorġ Żammit', 'Ġorġ Żammit'],
  ['Anna 💉✨ Bell', 'Anna Bell'],
  ['👩🏽‍⚕️ Glow 🇬🇧', 'Glow'],
  ['5️⃣ ways', '5 ways'],
  ['𝓐𝓷𝓷𝓪 Ｂｅｌｌ', 'Anna Bell'],
  ['Anna‑Maria\u200e\tBell', 'Anna-Maria Bell'],
  ['Kaʻiulani', 'Ka‘iulani'],
  ['Two\nlines', 'Two\nlines'],
  ['✨', ''],
  ['محمد', ''],
  ['משה כהן', ''],
  ['王伟', ''],
  ['Anna 王', ''],
  ['ვახტანგ', ''],
  ['อรุณ', ''],
])('prints %j as %j', (text, shown) => {
  expect(printable(text)).toBe(shown);
  expect(
    runsOf(shown)
      .map((run) => run.text)
      .join(''),
  ).toBe(shown);
});

test('has a TrueType font for every other script', async () => {
  for (const cut of Object.values(await scriptCuts())) expect(cut.readUInt32BE(0)).toBe(0x00010000);
});
