import { expect, test } from 'vitest';
import { Answers, FREE_TEXT_ANSWER_MAX } from './answers.ts';
import { OPTIONS_MAX } from './questions.ts';

const many = (count: number, answer: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i + 1}`, answer]));
const faults = (answers: unknown) =>
  Answers.safeParse(answers).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each([
  ['a number', 1],
  ['an object', { a: 1 }],
  ['a list of numbers', [1]],
  ['too long a text', 'x'.repeat(FREE_TEXT_ANSWER_MAX + 1)],
  ['too long a list', Array(OPTIONS_MAX + 1).fill('a')],
])('reports up to 20 invalid answers one by one, and more as a single issue (%s)', (_, answer) => {
  expect(faults(many(20, answer))).toHaveLength(20);
  expect(faults(many(21, answer))).toEqual([['', 'More than 20 answers are invalid.']]);
});

test('counts keys that are not question ids as invalid answers', () => {
  const strange = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`q${i}`, true]));
  expect(faults(strange)).toHaveLength(1);
});

test.each([true, null, '', 'a text', [], ['a', 'b']])('accepts five hundred answers of %j', (answer) => {
  expect(Answers.parse(many(500, answer))).toEqual(many(500, answer));
});
