import { expect, test } from 'vitest';
import { parsePractised } from './progress-store.ts';

test.each(['{', 'null', '7', '"call-stages"', '{"practised":1}', '[{}, null, "no-such-page"]'])(
  'treats the invalid stored value %s as empty',
  (text) => {
    expect(parsePractised(text)).toEqual([]);
  },
);

test('returns pages in reading order, without duplicates or unknown pages', () => {
  const kept = JSON.stringify(['objection-handling', 'gone', 'script-sequence', 'script-sequence']);
  expect(parsePractised(kept)).toEqual(['script-sequence', 'objection-handling']);
});
