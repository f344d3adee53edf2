import type { Answer, Answers } from '@upcurve/contracts/quiz/answers';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { type Question, QuestionInput, takesOptions } from '@upcurve/contracts/quiz/questions';
import { Result, SPEND_SHARE_MAX } from '@upcurve/contracts/quiz/quiz';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeResult } from './scoring.ts';

const choices = DEFAULT_QUESTIONS.filter(({ inputType }) => takesOptions(inputType));
const asking = (part: 'turnover' | 'spend') =>
  DEFAULT_QUESTIONS.find(
    ({ inputType, options }) => inputType === 'multipleChoice' && options?.some((option) => option[part]),
  )!; // the built-in questions have both
const turnover = asking('turnover');
const spend = asking('spend');
const channels = DEFAULT_QUESTIONS.find(({ inputType }) => inputType === 'checkbox')!; // the built-in questions have one
const optionsOf = (question: Question) => question.options ?? [];
const labelled = (question: Question, label: string | undefined) =>
  optionsOf(question).find((option) => option.label === label);

/** Generates valid answers, with some questions skipped. */
const anyAnswers: fc.Arbitrary<Answers> = fc
  .tuple(
    ...choices.map((question) => {
      const values = optionsOf(question).map(({ value }) => value);
      const answer =
        question.inputType === 'checkbox'
          ? fc.subarray(values)
          : fc.constantFrom<string | null>(...values, null);
      return answer.map((given) => [question.id, given] as const);
    }),
  )
  .map((pairs) => Object.fromEntries(pairs));

describe('the built-in questions', () => {
  test('have advice with an internal link on every option', () => {
    for (const { id: _, isActive: __, ...question } of choices) {
      expect(QuestionInput.safeParse(question).error?.issues).toBeUndefined();
      for (const { advice } of optionsOf(question as Question)) expect(advice?.link).toMatch(/^\//);
    }
  });

  test('mention a team only to visitors who say that they have one', () => {
    const company =
      /\b(?:team|colleagues?|rota|receptionist|someone else|teach the rest|who plans)\b|\bhire\b|job description/i;
    const HAVE_ONE = ['team', 'one-full-time', 'front-desk', 'manager', 'partner', 'dedicated'];
    for (const { value, advice } of choices.flatMap(optionsOf)) {
      if (advice && !HAVE_ONE.includes(value))
        expect(`${advice.title} ${advice.thisWeek}`).not.toMatch(company);
    }
  });

  test('name a source for every figure, or call it a rule of thumb', () => {
    const source = /rule of thumb|\((?:Harvard Business Review|Oldroyd|Gartner|BrightLocal|Wyzowl), \d{4}/;
    const figure = /\d+(?:\.\d+)?%|times as likely|hundredfold/;
    for (const { advice } of choices.flatMap(optionsOf)) {
      if (advice && figure.test(advice.why)) expect(advice.why).toMatch(source);
    }
  });
});

describe('for every turnover and every spend', () => {
  const turnovers = [null, ...optionsOf(turnover)];
  const spends = [null, ...optionsOf(spend)];
  const pairs = turnovers.flatMap((earns) => spends.map((pays) => [earns, pays] as const));

  test('advice never exceeds 15% of the lowest turnover stated', () => {
    for (const [earns, pays] of pairs) {
      const answers = { [turnover.id]: earns?.value ?? null, [spend.id]: pays?.value ?? null };
      for (const picked of [[], ['seo'], ['none'], ['instagram', 'facebook', 'seo', 'email']]) {
        const { improvements } = computeResult(DEFAULT_QUESTIONS, { ...answers, [channels.id]: picked });
        for (const { questionId, better } of improvements) {
          const question = choices.find(({ id }) => id === questionId)!; // improvements are about asked questions
          const advised = labelled(question, better[0])?.spend;
          expect(advised?.to ?? 0).toBeLessThanOrEqual((earns?.turnover?.from ?? 0) * SPEND_SHARE_MAX);
        }
      }
    }
  });

  const stepFrom = (earns: string, pays: string | null) => {
    const answers = { [turnover.id]: earns, [spend.id]: pays };
    const { improvements, categories } = computeResult([turnover, spend], answers);
    return { step: improvements[0]?.better[0], score: categories[0]?.score };
  };
  test.each([
    ['under-15k', 'none', undefined, undefined],
    ['under-15k', '8k-12k', undefined, undefined],
    ['15k-30k', 'none', 'Under £1,000', 60],
    ['15k-30k', 'under-1k', undefined, 100],
    // Too much for the lowest turnover, affordable for the highest: neither advised nor penalized.
    ['15k-30k', '2500-5k', undefined, 100],
    ['15k-30k', '5k-8k', 'Under £1,000', 60],
    ['30k-50k', 'under-1k', '£1,000 to £2,500', 71],
    ['30k-50k', '8k-12k', '£1,000 to £2,500', 43],
    ['above-100k', '5k-8k', '£8,000 to £12,000', 90],
    ['above-100k', null, undefined, undefined],
  ])('a turnover of %s with a spend of %s gets the advice %s', (earns, pays, step, score) => {
    expect(stepFrom(earns, pays)).toEqual({ step, score });
  });
});

/** Returns the answer to a question after its advised step. */
function stepped(answers: Answers, id: number, [label]: readonly string[]): [number, Answer] {
  const question = choices.find((choice) => choice.id === id)!; // improvements are about asked questions
  const value = labelled(question, label)?.value ?? '';
  return [id, question.inputType === 'checkbox' ? [...[answers[id] ?? []].flat().map(String), value] : value];
}

/** Scores are rounded, so their difference may be off by one point. */
const ROUNDING = 1;

test('the improvements and gains of a report are consistent, for 2,000 sets of answers', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const result = computeResult(DEFAULT_QUESTIONS, answers);
      expect(Result.safeParse(result).error).toBeUndefined();
      const { score, scoreAfter = 0, improvements } = result;
      expect(new Set(improvements.map(({ questionId }) => questionId)).size).toBe(improvements.length);
      expect(improvements.reduce((sum, { gain }) => sum + gain, score)).toBe(scoreAfter);
      expect(scoreAfter).toBeLessThanOrEqual(100);
      expect(improvements.map(({ gain }) => gain)).toEqual(
        improvements.map(({ gain }) => gain).toSorted((a, b) => b - a),
      );
      for (const { questionId, better, gain, advice, answer } of improvements) {
        expect(gain).toBeGreaterThan(0);
        expect(better).toHaveLength(1);
        const question = choices.find(({ id }) => id === questionId)!; // improvements are about asked questions
        const given = [answers[questionId] ?? []].flat();
        const next = labelled(question, better[0])!; // found by its label
        expect(given).not.toContain(next.value);
        expect(answer?.split(', ') ?? []).not.toContain(next.label);
        expect(advice?.title).not.toMatch(/\?$/);
        expect(advice).toBeTruthy();
        const [, changed] = stepped(answers, questionId, better);
        const after = computeResult(DEFAULT_QUESTIONS, { ...answers, [questionId]: changed });
        expect(Math.abs(after.score - score - gain)).toBeLessThanOrEqual(ROUNDING);
      }
      const all = Object.fromEntries(
        improvements.map(({ questionId, better }) => stepped(answers, questionId, better)),
      );
      expect(
        Math.abs(computeResult(DEFAULT_QUESTIONS, { ...answers, ...all }).score - scoreAfter),
      ).toBeLessThanOrEqual(ROUNDING);
    }),
    { numRuns: 2000 },
  );
});

test('edited questions are scored by their points, and can have no advice', () => {
  const edited: Question = {
    ...spend,
    options: [
      { value: 'a', label: 'A little', points: 1 },
      { value: 'b', label: 'More', points: 5 },
      { value: 'c', label: 'Most', points: 10 },
    ],
  };
  expect(computeResult([edited], { [spend.id]: 'a' })).toMatchObject({
    score: 10,
    scoreAfter: 50,
    improvements: [{ answer: 'A little', better: ['More'], gain: 40, advice: null }],
  });
});
