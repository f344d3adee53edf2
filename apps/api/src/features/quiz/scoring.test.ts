import type { Answers } from '@upcurve/contracts/quiz/answers';
import { answerIssues } from '@upcurve/contracts/quiz/answers';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { CATEGORIES, INPUT_TYPES, type Question } from '@upcurve/contracts/quiz/questions';
import { Result } from '@upcurve/contracts/quiz/quiz';
import { SAMPLE_REPORT } from '@upcurve/contracts/quiz/sample-report';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeResult, tierOf } from './scoring.ts';

const keys = <T extends object>(words: T) => Object.keys(words) as (keyof T & string)[];

const option = fc.record(
  {
    value: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    label: fc.string({ minLength: 1, maxLength: 5 }),
    points: fc.integer({ min: -100, max: 100 }),
    qualifies: fc.boolean(),
    turnover: fc.constantFrom({ from: 0, to: 100 }, { from: 1000 }),
    spend: fc.constantFrom({ from: 0, to: 0 }, { from: 10, to: 20 }, { from: 50 }),
  },
  { requiredKeys: ['value', 'label'] },
);
const question = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  text: fc.string(),
  description: fc.constant(null),
  inputType: fc.constantFrom(...keys(INPUT_TYPES)),
  category: fc.constantFrom(...keys(CATEGORIES)),
  min: fc.constant(null),
  max: fc.constant(null),
  step: fc.constant(null),
  isActive: fc.boolean(),
  options: fc.option(fc.uniqueArray(option, { selector: ({ value }) => value, maxLength: 5 })),
  order: fc.nat(100),
});
const questions = fc.uniqueArray(question, { selector: ({ id }) => id, maxLength: 12 });
const value = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'z');
const answer = fc.oneof(fc.boolean(), fc.array(value), value, fc.constant(null), fc.string());
const answers: fc.Arbitrary<Answers> = fc.dictionary(fc.integer({ min: 1, max: 30 }).map(String), answer);

describe('any questions and answers', () => {
  test('give a valid result, with all scores and points within their limits', () => {
    fc.assert(
      fc.property(questions, answers, (asked, given) => {
        const result = computeResult(asked, given);
        expect(Result.safeParse(result).error).toBeUndefined();
        expect(result.tier).toBe(tierOf(result.score));
        for (const { better, gain } of result.improvements) {
          expect(better).toHaveLength(1);
          expect(gain).toBeGreaterThan(0);
        }
        for (const { earned, possible } of result.categories) {
          expect(earned).toBeGreaterThanOrEqual(0);
          expect(earned).toBeLessThanOrEqual(possible);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('give the same score in any order of the questions', () => {
    fc.assert(
      fc.property(questions, answers, (asked, given) => {
        const { score, isEligible } = computeResult(asked, given);
        expect(computeResult(asked.toReversed(), given)).toMatchObject({ score, isEligible });
      }),
    );
  });
});

const choice = (id: number, change: Partial<Question> = {}): Question => ({
  id,
  text: `Question ${id}`,
  description: null,
  inputType: 'multipleChoice',
  category: 'marketing',
  min: null,
  max: null,
  step: null,
  isActive: true,
  options: [
    { value: 'good', label: 'Good', points: 10, qualifies: true },
    { value: 'fair', label: 'Fair', points: 4 },
    { value: 'bad', label: 'Bad', points: -5 },
  ],
  order: id,
  ...change,
});

describe('the score', () => {
  test('weights categories equally, however many questions each has', () => {
    const asked = [choice(1), choice(2), choice(3), choice(4, { category: 'sales' })];
    const result = computeResult(asked, { 1: 'good', 2: 'good', 3: 'good' });
    expect(result.categories).toMatchObject([{ score: 100 }, { score: 0 }]);
    expect(result.score).toBe(50);
  });

  test('of checkboxes is relative to the sum of positive points, and never below 0', () => {
    const boxes = choice(1, { inputType: 'checkbox' });
    expect(computeResult([boxes], { 1: ['fair'] }).score).toBe(Math.round((4 / 14) * 100));
    expect(computeResult([boxes], { 1: ['bad'] }).score).toBe(0);
  });

  test('comes with the next better answer per question, sorted by gain, and the score after all of them', () => {
    const asked = [choice(1), choice(2), choice(3, { inputType: 'checkbox' })];
    const result = computeResult(asked, { 1: 'good', 2: 'fair', 3: ['good'] });
    expect(result.improvements).toMatchObject([
      { questionId: 2, answer: 'Fair', better: ['Good'], gain: 17 },
      { questionId: 3, answer: 'Good', better: ['Fair'], gain: 12 },
    ]);
    expect(result).toMatchObject({ score: 71, scoreAfter: 100 });
    expect(computeResult([choice(1)], { 1: 'bad' }).improvements).toMatchObject([{ better: ['Fair'] }]);
  });

  test('is 0 with the tier Foundations if no question has points', () => {
    expect(computeResult([], {})).toMatchObject({
      score: 0,
      tier: 'Foundations',
      isEligible: true,
      categories: [],
    });
  });
});

test.each([
  [0, 'Foundations'],
  [39, 'Foundations'],
  [40, 'Growing'],
  [69, 'Growing'],
  [70, 'Ready to scale'],
  [100, 'Ready to scale'],
])('a score of %i has the tier %s', (score, tier) => {
  expect(tierOf(score)).toBe(tier);
});

test('the built-in questions require an open clinic, a decision maker, revenue and budget for eligibility', () => {
  const good = { 1: 'owner', 7: '30k-50k', 8: '1k-2500' };
  expect(computeResult(DEFAULT_QUESTIONS, good).isEligible).toBe(true);
  const changes: Record<number, string | null>[] = [
    { 3: 'not-yet' },
    { 1: 'practitioner' },
    { 7: 'under-15k' },
    { 8: 'none' },
    { 7: null },
  ];
  for (const change of changes) {
    expect(computeResult(DEFAULT_QUESTIONS, { ...good, ...change }).isEligible).toBe(false);
  }
});

test('the sample report of the site equals the computed result of its answers', () => {
  const { answers, result } = SAMPLE_REPORT;
  expect(answerIssues(DEFAULT_QUESTIONS, answers)).toEqual([]);
  expect(computeResult(DEFAULT_QUESTIONS, answers)).toEqual(result);
});
