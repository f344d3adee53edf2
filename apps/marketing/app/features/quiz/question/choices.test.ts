import { expect, test } from 'vitest';
import { keyHint, optionOfKey } from './choices.ts';

test.each([
  ['1', 0],
  ['9', 8],
  ['a', 0],
  ['C', 2],
  ['z', undefined],
  ['0', undefined],
  ['Enter', undefined],
  [' ', undefined],
])('with ten options, the key %j chooses %s', (key, index) => {
  expect(optionOfKey(key, 10)).toBe(index);
});

test('Y and N choose yes and no, but only for yes/no questions', () => {
  expect(optionOfKey('y', 2, true)).toBe(0);
  expect(optionOfKey('N', 2, true)).toBe(1);
  expect(optionOfKey('n', 2)).toBeUndefined();
});

test('key hints run from A to Z', () => {
  expect([keyHint(0), keyHint(25), keyHint(26)]).toEqual(['A', 'Z', '']);
});
