import { type Answers, answerInWords } from '@upcurve/contracts/quiz/answers';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { type Question, takesOptions } from '@upcurve/contracts/quiz/questions';
import { type Result, TIERS } from '@upcurve/contracts/quiz/quiz';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planIds } from '../pricing/plans.ts';
import { contractRows, leftOfTarget, TYPICAL_KEPT, verdictOf } from '../pricing/verdict.ts';
import { hardlyFound, notOpen } from './content/early.ts';
import { LEAKS } from './content/kinds.ts';
import type { ReportSource } from './source.ts';
import { bandIn } from './turnover.ts';
import {
  assumptionSource,
  basisTexts,
  formatWantedAnswers,
  leakRows,
  type ReportView,
  viewOf,
} from './view.ts';

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
        fc.oneof(fc.string(), fc.constantFrom('No shows?', 'staff & price', 'we miss calls', '<b>ads</b>')),
      );
  }
}

const answers: fc.Arbitrary<Answers> = fc.record(
  Object.fromEntries(DEFAULT_QUESTIONS.map((question) => [question.id, answerTo(question)])),
);

const figures = fc.record(
  {
    enquiries: fc.integer({ min: 0, max: 2000 }),
    value: fc.integer({ min: 0, max: 20_000 }),
    noShows: fc.integer({ min: 0, max: 100 }),
    caller: fc.constantFrom('someone' as const, 'nobody' as const),
    canDecide: fc.constantFrom('yes' as const, 'together' as const, 'no' as const),
  },
  { requiredKeys: [] },
);

const criterionOf = (question: Question, given: Answers): Result['criteria'][number] => {
  const wanted = question.options?.filter(({ qualifies }) => qualifies) ?? [];
  return {
    questionId: question.id,
    question: question.text,
    answer: answerInWords(question, given[question.id]) || null,
    wanted: wanted.map(({ label }) => label),
    isMet: wanted.some(({ value }) => value === given[question.id]),
  };
};

const scored = DEFAULT_QUESTIONS.filter(({ inputType }) => takesOptions(inputType));

function sourceOf(given: Answers, part: Partial<ReportSource> = {}, score = 50): ReportSource {
  const criteria = [1, 7, 8].map((id) => criterionOf(DEFAULT_QUESTIONS[id - 1]!, given)); // They are numbered from 1.
  return {
    name: 'Anna Bell',
    businessName: null,
    completedAt: null,
    questions: [...DEFAULT_QUESTIONS],
    answers: given,
    result: {
      score,
      tier: TIERS.find(({ from }) => score >= from)!.name, // The last begins at 0.
      isEligible: criteria.every(({ isMet }) => isMet),
      isScored: true,
      criteria,
      categories: [],
      answers: scored.map(({ id }) => ({ questionId: id, earned: 0, possible: 10 })),
      improvements: [],
    },
    ...part,
  };
}

const source = fc
  .record({ answers, figures, score: fc.integer({ min: 0, max: 100 }), name: fc.string() })
  .map(({ answers: given, figures: own, score, name }) => sourceOf(given, { figures: own, name }, score));

/** The whole pounds in a text: `£1,230`. */
const sumIn = (text: string) => Number(/£([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));

/** Adds up what a report shows, as its reader would. */
function expectSums({ numbers, estimate, steps, verdict, kept, challenge }: ReportView) {
  if (!estimate) return expect(numbers).toEqual([]);
  const { lost, leaks, step } = estimate;
  const rows = leakRows(estimate);
  expect(rows.reduce((sum, row) => sum + row.sum, 0)).toBe(lost);
  expect([lost, ...rows.map(({ sum }) => sum)].filter((sum) => sum % step !== 0)).toEqual([]);
  for (const { leak, keeps } of steps) {
    expect(leak === null).toBe(keeps === null);
    if (leak) expect(keeps).toBeLessThanOrEqual(leaks[leak]);
    if (keeps !== null) expect(keeps).toBeGreaterThanOrEqual(0);
  }
  if (numbers.length === 0) return expect(steps[0]?.keeps).toBeNull();
  const [first, second, third] = numbers;
  expect([sumIn(first!.value), sumIn(second!.value)]).toEqual([lost, steps[0]!.keeps]);
  if (steps[0]!.leak !== challenge?.leak)
    expect(leaks[steps[0]!.leak!]).toBe(Math.max(...LEAKS.map((leak) => leaks[leak])));
  if (verdict?.answer !== 'yes') return;
  const { enquiries } = estimate.assumed;
  const contract = contractRows(verdict.plan, kept, enquiries);
  const cost = contract.findIndex(({ isSum }) => isSum);
  expect(contract.slice(0, cost).reduce((sum, row) => sum + row.sum, 0)).toBe(contract[cost]!.sum);
  expect(sumIn(third!.value)).toBe(contract[cost]!.sum);
  expect(sumIn(third!.label)).toBe(Math.round(leftOfTarget(verdict.plan, kept, enquiries)));
}

describe('every report', () => {
  test('shows sums that add up, one verdict, and no unfilled text', () => {
    fc.assert(
      fc.property(source, fc.integer({ min: 0, max: 150_000 }), (given, turnover) => {
        for (const replaced of [{}, { turnover }]) {
          const view = viewOf(given, replaced);
          expectSums(view);
          expect(view.steps).toHaveLength(3);
          expect(new Set(view.steps.map(({ title }) => title)).size).toBe(3);
          if (given.answers[17] === null)
            expect(JSON.stringify([view.title, view.note, view.numbers, view.verdictText])).not.toMatch(
              /[{}]\w/,
            );
          if (view.estimate)
            expect(Object.values(basisTexts(view.estimate, view)).join(' ')).not.toMatch(/[{}]/);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('agrees with the pricing slider, unless a condition of the agency is open', () => {
    fc.assert(
      fc.property(source, fc.integer({ min: 0, max: 150_000 }), (given, turnover) => {
        const { verdict, estimate } = viewOf(given, { turnover });
        if (!estimate || !verdict || given.result.criteria.some(({ isMet }) => !isMet)) return;
        const isDedicated = given.answers[14] === 'dedicated';
        const caller = given.figures?.caller ?? (isDedicated ? 'someone' : 'nobody');
        expect(verdict).toEqual(
          verdictOf({
            turnover,
            enquiries: estimate.assumed.enquiries,
            caller,
            kept: estimate.assumed.kept,
            canDecide: given.figures?.canDecide,
          }),
        );
      }),
      { numRuns: 500 },
    );
  });
});

test('a plan that is offered leaves the clinic more than it pays, before VAT', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 100 }), (turnover, kept) => {
      const verdict = verdictOf({ turnover, kept });
      if (verdict.answer === 'yes') expect(leftOfTarget(verdict.plan, kept)).toBeGreaterThan(0);
    }),
  );
  for (const plan of planIds) expect(leftOfTarget(plan)).toBeGreaterThan(0);
});

test('the contract in numbers adds up', () => {
  for (const plan of planIds) {
    const [fee, ads, cost, withVat, , kept, left, leftWithVat] = contractRows(plan).map(({ sum }) => sum);
    expect(fee! + ads!).toBe(cost);
    expect(kept! - cost!).toBe(left);
    expect(kept! - withVat!).toBeCloseTo(leftWithVat!);
  }
});

const usual: Answers = {
  1: 'owner',
  3: '3-5',
  6: 'medspa',
  7: '30k-50k',
  8: '1k-2500',
  9: ['instagram'],
  14: 'shared',
  15: 'spreadsheet',
};

describe('the verdict', () => {
  test.each<[string, Answers, ReportSource['figures'], string]>([
    [
      'a surgeon with a dedicated caller',
      { 6: 'plastic-surgery', 7: '50k-100k', 14: 'dedicated' },
      {},
      'No: your own team',
    ],
    [
      'a dentist whose front desk answers',
      { 6: 'dental', 7: '15k-30k' },
      { caller: 'nobody' },
      'Yes: Ground',
    ],
    [
      'a small medspa without anybody',
      { 7: 'under-15k', 8: 'none', 14: 'no' },
      {},
      'No: not at this turnover',
    ],
    [
      'a manager who cannot decide',
      { 1: 'manager', 6: 'dermatology', 7: 'above-100k' },
      { canDecide: 'no' },
      'Not yet: show this',
    ],
    [
      'the ideal medspa',
      { 7: '50k-100k', 8: '2500-5k', 14: 'no' },
      { caller: 'nobody', canDecide: 'yes' },
      'Yes, if you can reclaim VAT: Rise',
    ],
    ['a medspa at £40,000 with many enquiries', {}, {}, 'Yes, if you can reclaim VAT: Ground'],
    ['a medspa at £40,000 with few', {}, { enquiries: 60 }, 'Yes: Ground'],
    ['someone at the clinic who could call', {}, { caller: 'someone' }, 'No: your own team'],
    ['an employee', { 1: 'front-desk' }, {}, 'Not yet: show this'],
    ['an employee who decides', { 1: 'front-desk' }, { canDecide: 'together', enquiries: 60 }, 'Yes: Ground'],
    ['no budget', { 8: 'none' }, {}, 'Not yet: from £1,000'],
    ['an open condition', { 8: null }, {}, 'Not yet: one condition'],
    ['no turnover', { 7: null }, {}, 'No verdict'],
  ])('on %s', (_, own, given, title) => {
    const { verdictText } = viewOf(sourceOf({ ...usual, ...own }, { figures: given }));
    expect(verdictText.title).toContain(title);
  });

  test('follows a turnover that the visitor replaces', () => {
    const given = sourceOf(usual);
    expect(viewOf(given, { turnover: 18_000 }).verdict).toEqual({ answer: 'notYet', why: 'turnover' });
    expect(viewOf(given, { turnover: 120_000 }).verdict).toEqual({
      answer: 'yes',
      plan: 'crest',
      needsVat: true,
    });
    expect(viewOf(given, { kept: 20 }).verdict).toEqual({ answer: 'no', why: 'unpaid' });
  });
});

test('the answer that decides a verdict stands among the conditions', () => {
  const open = (given: ReportSource['figures']) =>
    viewOf(sourceOf(usual, { figures: given })).criteria.filter(({ isMet }) => !isMet);
  expect(open({ caller: 'someone' })).toMatchObject([
    { question: 'Could somebody in the team make the calls?' },
  ]);
  expect(open({ canDecide: 'no' })).toMatchObject([{ question: 'Can you decide about marketing?' }]);
  expect(open({ caller: 'nobody' })).toEqual([]);
});

describe('the sentence', () => {
  const titleOf = (own: Answers, part: Partial<ReportSource> = {}) =>
    viewOf(sourceOf({ ...usual, ...own }, part)).title;

  test('counts the people whom the largest leak is about', () => {
    expect(titleOf({})).toBe('Anna, 104 people a month ask, and may never get a second call.');
    expect(titleOf({ 14: 'no' })).toBe(
      'Anna, 130 people a month ask, and wait until the next day for your answer.',
    );
    expect(titleOf({ 6: 'plastic-surgery', 7: '50k-100k', 14: 'dedicated', 15: 'daily' })).toMatch(
      /^Anna, \d people a year book a time and don’t come\.$/,
    );
  });

  test('is the visitor’s own, if they name the problem in a few words', () => {
    expect(titleOf({ 17: 'We miss calls at lunch.' })).toBe(
      'Anna, you say it yourself: “We miss calls at lunch”',
    );
    expect(titleOf({ 17: `We miss calls ${'all day '.repeat(20)}` })).toBe(
      'Anna, 104 people a month ask, and may never get a second call.',
    );
    expect(titleOf({ 17: `We miss calls at lunch, ${'all day '.repeat(20)}` })).toContain(
      '“We miss calls at lunch”',
    );
    expect(titleOf({ 17: 'Planning permission for the basement' })).toContain('second call');
  });

  test('begins with a capital letter where the name is no name', () => {
    expect(titleOf({}, { name: '12' })).toMatch(/^104 people/);
    expect(titleOf({ 7: null }, { name: '' })).toBe('This is where to begin.');
  });
});

test('figures that the visitor gave replace the estimate, and are named as theirs', () => {
  const { estimate } = viewOf(sourceOf(usual, { figures: { enquiries: 40, noShows: 0 } }), { value: 500 });
  expect(estimate!.assumed).toMatchObject({ enquiries: 40, noShows: 0, value: 500 });
  expect(estimate!.leaks.noShows).toBe(0);
  expect(assumptionSource('enquiries', estimate!)).toBe('Your answer');
  expect(assumptionSource('value', estimate!)).toBe('Your figure');
  expect(assumptionSource('turnover', estimate!)).toBe('The middle of the range you gave');
});

test('a clinic that is too new or too small gets free steps and no sums', () => {
  const cases: [Answers, typeof notOpen][] = [
    [{ 3: 'not-yet' }, notOpen],
    [{ 7: 'under-15k', 9: [] }, hardlyFound],
  ];
  for (const [own, early] of cases) {
    const view = viewOf(sourceOf({ ...usual, ...own }));
    expect(view).toMatchObject({ estimate: null, numbers: [], note: early.lead });
    expect(view.steps.slice(0, 2).map(({ title }) => title)).toEqual(early.steps.map(({ title }) => title));
    expect(view.verdict?.answer).toBe(early === notOpen ? 'notYet' : 'no');
    expect(view.criteria).toEqual([]);
  }
});

test('no score below 40 is shown', () => {
  expect(viewOf(sourceOf(usual, {}, 39)).score).toBeNull();
  expect(viewOf(sourceOf(usual, {}, 40)).score).toBe(40);
});

test('half of the questions skipped is said', () => {
  expect(viewOf(sourceOf({ 7: '30k-50k' })).note).toMatch(/^You skipped \d+ of \d+ questions/);
});

test('the typical clinic keeps what the pricing page says', () => {
  expect(viewOf(sourceOf(usual)).kept).toBe(TYPICAL_KEPT);
});

test.each([
  ['Under £15,000', { from: 0, to: 15_000 }],
  ['£15,000 to £30,000', { from: 15_000, to: 30_000 }],
  ['£15k–£30k', { from: 15_000, to: 30_000 }],
  ['Above £100,000', { from: 100_000, to: null }],
  ['£1.2m+', { from: 1_200_000, to: null }],
  ['£40,000', { from: 40_000, to: 40_000 }],
  ['I would rather not say', undefined],
  ['About 40 a month', undefined],
])('reads %s as the band %j', (words, band) => {
  expect(bandIn(words)).toEqual(band);
});

test('names adjacent ranges by their lower bound', () => {
  expect(formatWantedAnswers(['£15,000 to £30,000', '£30,000 to £50,000', 'Above £50,000'])).toBe(
    '£15,000 or more',
  );
  expect(formatWantedAnswers(['£15,000 to £30,000', 'Above £50,000'])).toBe(
    '£15,000 to £30,000 or Above £50,000',
  );
  expect(formatWantedAnswers(['Owner', 'Partner', 'Manager'])).toBe('Owner, Partner or Manager');
  expect(formatWantedAnswers(['Owner or founder', 'Manager'])).toBe('Owner or founder; Manager');
});
