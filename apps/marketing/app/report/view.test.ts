import { isSitePath } from '@upcurve/contracts/analytics/site-paths';
import { type Answers, answerInWords } from '@upcurve/contracts/quiz/answers';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { type Question, takesOptions } from '@upcurve/contracts/quiz/questions';
import { type Result, TIERS } from '@upcurve/contracts/quiz/quiz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { services } from '../content/services.ts';
import { readQuery } from '../money/link.ts';
import { calculateLoss } from '../money/model.ts';
import { paths } from '../paths.ts';
import type { Improvement, ReportSource } from './source.ts';
import { viewOf } from './view.ts';

/** Generates valid answers to a question. */
function answerTo({ inputType, options }: Question) {
  const values = options?.map(({ value }) => value) ?? [];
  switch (inputType) {
    case 'multipleChoice':
      return fc.option(fc.constantFrom(...values));
    case 'checkbox':
      return fc.option(fc.subarray(values));
    case 'yesno':
      return fc.option(fc.boolean());
    case 'number':
      return fc.option(fc.integer({ min: 1, max: 200 }).map(String));
    default:
      return fc.option(
        fc.oneof(fc.string(), fc.lorem(), fc.constantFrom('No shows?', 'staff & price', '<b>ads</b>')),
      );
  }
}

const answers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(DEFAULT_QUESTIONS.map((question) => [question.id, answerTo(question)])),
);

/** Returns an improvable answer in the current format, with advice, or in the old one, with all better answers. */
function improvementOf(question: Question, given: Answers, isOld: boolean, gain: number): Improvement {
  const answer = given[question.id];
  const held = Array.isArray(answer) ? answer : [answer];
  const options = question.options ?? [];
  const better = options.filter(({ value }) => isOld || !held.includes(value)).map(({ label }) => label);
  const advice = options.find(({ value }) => held.includes(value))?.advice ?? null;
  return {
    questionId: question.id,
    category: question.category,
    question: question.text,
    answer: answerInWords(question, answer) || null,
    better: isOld ? better : better.slice(0, 1),
    gain,
    ...(isOld ? {} : { advice }),
  };
}

const scored = DEFAULT_QUESTIONS.filter(({ inputType }) => takesOptions(inputType));

const source: fc.Arbitrary<ReportSource> = fc
  .record({
    answers,
    isOld: fc.boolean(),
    improved: fc.subarray(scored, { maxLength: 3 }),
    gains: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 3, maxLength: 3 }),
    score: fc.integer({ min: 0, max: 60 }),
    isEligible: fc.boolean(),
    isWhole: fc.boolean(),
    name: fc.oneof(fc.string(), fc.constantFrom('Dr Anna Bell', 'Łucja Żak', 'Amelia Hart')),
    businessName: fc.option(fc.string()),
  })
  .map(({ answers: given, isOld, improved, gains, score, isEligible, isWhole, name, businessName }) => {
    const improvements = improved.map((each, place) => improvementOf(each, given, isOld, gains[place]!)); // Three were made.
    const result: Result = {
      score,
      tier: TIERS.find(({ from }) => score >= from)!.name, // The last begins at 0.
      isEligible,
      criteria: [],
      categories: [{ category: 'sales', earned: 1, possible: 2, score: 50 }],
      answers: scored.map(({ id }) => ({ questionId: id, earned: 0, possible: 10 })),
      improvements,
      ...(isOld ? {} : { scoreAfter: improvements.reduce((sum, { gain }) => sum + gain, score) }),
    };
    const questions = isWhole ? [...DEFAULT_QUESTIONS] : [];
    const completedAt = isWhole ? '2026-11-20T14:05:00.000Z' : null;
    return { name, businessName, completedAt, questions, answers: isWhole ? given : {}, result };
  });

/** Checks that a link leads to an existing page. */
const resolves = (link: string) =>
  isSitePath(link.replace(/[?#].*$/, '')) || /^(https:\/\/|\/blog\/)/.test(link);

test('a report never contradicts itself, over 2,000 sets of answers', () => {
  fc.assert(
    fc.property(source, (given) => {
      const { result } = given;
      const view = viewOf(given);
      const { changes, estimate, weeks, plan, scoreAfter } = view;

      for (const { title, today, next, services: ids } of changes) {
        expect(title).not.toMatch(/[?]$/);
        expect(next.length).toBeLessThanOrEqual(2);
        for (const step of next) expect(today.split(', ')).not.toContain(step);
        expect(ids.length).toBeGreaterThan(0);
      }
      expect(new Set(changes.map(({ title }) => title)).size).toBe(changes.length);
      expect(scoreAfter ?? result.score).toBe(
        scoreAfter === null ? result.score : changes.reduce((sum, { gain }) => sum + gain, result.score),
      );

      expect(weeks).toHaveLength(4);
      expect(new Set(weeks.map(({ step }) => step)).size).toBe(4);
      expect(weeks.slice(0, changes.length).map(({ step }) => step)).toEqual(
        changes.map((each) => each.thisWeek),
      );

      if (!result.isEligible) expect(plan).toBeNull();
      if (given.answers[7] === 'under-15k' || !given.answers[7]) expect(plan).toBeNull();
      expect(estimate === null).toBe(!given.answers[7] || changes.length === 0);
      if (estimate) {
        const { low, likely, high, leaks, calculator, turnover } = estimate;
        expect(low).toBeLessThanOrEqual(likely);
        expect(likely).toBeLessThanOrEqual(high);
        expect(high).toBeLessThan(turnover);
        expect(leaks.slow + leaks.followUp + leaks.returning).toBeCloseTo(likely);
        const { figures, assumptions } = readQuery(new URLSearchParams(calculator.split('?')[1]));
        expect(Math.abs(calculateLoss(figures, assumptions).month.low / 100 - low)).toBeLessThan(low / 10);
      }

      const links = [
        ...changes.flatMap(({ link }) => link ?? []),
        ...view.services.map((id) => paths.service(services[id].slug)),
        ...(view.challenge ? [view.challenge.link.to] : []),
        ...(estimate ? [estimate.calculator] : []),
      ];
      expect(links.filter((link) => !resolves(link))).toEqual([]);
      expect(view.title).toMatch(/^\p{Lu}.*\.$/u);
    }),
    { numRuns: 2_000 },
  );
});

test('says that the score may be too low if half of the questions were skipped', () => {
  const skipped: ReportSource = {
    name: 'Amelia Hart',
    businessName: null,
    completedAt: null,
    questions: [...DEFAULT_QUESTIONS],
    answers: { 5: 'team' },
    result: {
      score: 8,
      tier: 'Foundations',
      isEligible: false,
      criteria: [],
      categories: [],
      answers: [5, 10, 11].map((questionId) => ({ questionId, earned: 0, possible: 10 })),
      improvements: [],
    },
  };
  expect(viewOf(skipped).lead).toMatch(/^You skipped 2 of 3 scored questions/);
  expect(viewOf({ ...skipped, answers: {} }).lead).toMatch(/^You skipped 3 of 3/);
  expect(viewOf({ ...skipped, answers: { 5: 'team', 10: '0', 11: '0' } }).lead).toMatch(
    /^New revenue would leak/,
  );
});
