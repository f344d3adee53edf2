import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import type { Category } from '@upcurve/contracts/quiz/questions';
import { question } from '@upcurve/testing/factories';
import { expect, test } from 'vitest';
import { sectionAt, sectionsOf } from './sections.ts';

const asked = (...categories: Category[]) =>
  categories.map((category, id) => question({ id, category, text: 'How many of these?' }));
const named = (...categories: Category[]) =>
  sectionsOf(asked(...categories)).map(({ name, start }) => `${start} ${name}`);

test('divides the built-in questions into parts, the one about webinars into Marketing', () => {
  expect(sectionsOf(DEFAULT_QUESTIONS).map(({ name }) => name)).toEqual([
    'You',
    'Your clinic',
    'Money',
    'Marketing',
    'Sales',
    'Marketing',
    'In your words',
  ]);
});

test('starts a part at its first question, whatever the order of questions', () => {
  expect(named('sales', 'sales', 'business', 'business')).toEqual(['0 Sales', '2 Your clinic']);
  expect(named('sales', 'marketing', 'sales', 'sales')).toEqual(['0 Sales']);
  expect(named('sales', 'sales', 'marketing', 'financial', 'financial')).toEqual([
    '0 Sales',
    '2 Marketing',
    '3 Money',
  ]);
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
