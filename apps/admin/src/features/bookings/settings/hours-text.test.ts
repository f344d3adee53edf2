import { expect, test } from 'vitest';
import { spansOfText, textOfSpans } from './hours-text.ts';

const MORNING = { from: '09:00', to: '12:30' };
const AFTERNOON = { from: '13:30', to: '17:00' };

test.each([
  ['', []],
  ['09:00-12:30', [MORNING]],
  ['9-12.30, 13:30–17', [MORNING, AFTERNOON]],
  ['13.30 to 17 and 9 to 12:30', [MORNING, AFTERNOON]],
  ['0-24', [{ from: '00:00', to: '24:00' }]],
  ['nine to five', undefined],
  ['17-9', undefined],
  ['9-12-15', undefined],
  ['9', undefined],
  ['25-26', undefined],
])('reads %j', (text, spans) => {
  expect(spansOfText(text)).toEqual(spans);
});

test('reads what it writes', () => {
  expect(spansOfText(textOfSpans([MORNING, AFTERNOON]))).toEqual([MORNING, AFTERNOON]);
});
