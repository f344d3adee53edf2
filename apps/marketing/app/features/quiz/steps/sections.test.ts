import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import type { Category } from '@upcurve/contracts/quiz/questions';
import { question } from '@upcurve/testing/factories';
import { expect, test } from 'vitest';
import { reactions } from '../../../content/quiz/quiz-reactions.ts';
import { reactionTo } from '../question/answers.ts';
import { sectionAt, sectionsOf } from './sections.ts';

const asked = (...categories: Category[]) =>
  categories.map((category, id) => question({ id, category, text: 'How many of these?' }));
const named = (...categories: Category[]) =>
  sectionsOf(asked(...categories)).map(({ name, start }) => `${start} ${name}`);

test('divides the built-in questions into six parts', () => {
  expect(sectionsOf(DEFAULT_QUESTIONS).map(({ name }) => name)).toEqual([
    'You',
    'Your clinic',
    'Money',
    'Marketing',
    'Sales',
    'In your words',
  ]);
});

test('starts a part at its first question, whatever the order of questions', () => {
  expect(named('sales', 'sales', 'business', 'business')).toEqual(['0 Sales', '2 Your clinic']);
  expect(named('sales', 'marketing', 'sales', 'sales')).toEqual(['0 Sales']);
  expect(named('sales', 'sales', 'marketing', 'financial', 'financial')).toEqual(['0 Sales', '3 Money']);
  expect(named('general')).toEqual(['0 In your words']);
  expect(named()).toEqual([]);
});

test('every question belongs to the part that started last', () => {
  const parts = sectionsOf(asked('sales', 'sales', 'general'));
  expect([0, 1, 2].map((index) => sectionAt(parts, index)?.name)).toEqual([
    'Sales',
    'Sales',
    'In your words',
  ]);
});

test('each reaction belongs to one built-in question and covers all of its options', () => {
  const known = reactions.map(({ category, to }) =>
    DEFAULT_QUESTIONS.filter(
      (item) =>
        item.category === category &&
        Object.keys(to).every((answer) => reactionTo(item, { [item.id]: answer })),
    ),
  );
  expect(known.map((items) => items.length)).toEqual([1, 1, 1]);
  for (const item of known.flat())
    for (const { value } of item.options ?? []) expect(reactionTo(item, { [item.id]: value })).toBeTruthy();
});

test('shows no reaction to a skipped question, an unknown value or a name like toString', () => {
  const desk = DEFAULT_QUESTIONS[4]!;
  for (const answer of [null, 'gone', 'toString'])
    expect(reactionTo(desk, { [desk.id]: answer })).toBeUndefined();
  expect(reactionTo(undefined, {})).toBeUndefined();
});
