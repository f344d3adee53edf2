import { type Answers, answerInWords } from '@upcurve/contracts/quiz/answers';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { type Question, takesOptions } from '@upcurve/contracts/quiz/questions';
import type { Result } from '@upcurve/contracts/quiz/quiz';
import { TIERS } from '@upcurve/contracts/quiz/tiers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUM_STEP } from '../money/format.ts';
import { planIds, plans, rules, withVat } from '../pricing/plans.ts';
import { contractRows, leftFor, turnoverFor, verdictOf } from '../pricing/verdict.ts';
import { hardlyFound, notOpen } from './content/early.ts';
import { invitations } from './content/words.ts';
import { type Estimate, lostSoFar } from './estimate.ts';
import type { ReportSource } from './source.ts';
import type { ReportStep } from './steps.ts';
import { checkedFigure } from './title.ts';
import { bandIn, spendOf } from './turnover.ts';
import { type ReportView, viewOf } from './view.ts';
import { assumptionSource, basisTexts, leakRows } from './working.ts';

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

/** The numbers in a text: `£1,230`, `2.5`, `15%`. */
const numbersIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*(\.\d+)?/g)].map(([found]) => Number(found.replaceAll(',', '')));
const numberIn = (text: string) => numbersIn(text)[0]!; // Every text here has one.

/** Adds up what the steps keep, as the reader of the numbers would. */
function expectNumbers({ numbers, steps, contract }: ReportView) {
  const shownAs = (label: string) => {
    const value = numbers.find((each) => each.label.includes(label))?.value;
    return value && numberIn(value) * (value.startsWith('−') ? -1 : 1);
  };
  const together = shownAs('all steps together');
  if (together) expect(together).toBe(steps.reduce((sum, { keeps }) => sum + (keeps ?? 0), 0));
  const left = shownAs('profit with us');
  if (left) expect(left).toBe(contract.find(({ label }) => label.startsWith('Left for you'))!.sum);
}

/** Adds up what a report shows, as its reader would. */
function expectSums(view: ReportView) {
  const { numbers, estimate, steps, verdict, verdictText, contract, caller } = view;
  if (!estimate) return expect(numbers).toEqual([]);
  const { lost, leaks } = estimate;
  const rows = leakRows(estimate, view.challenge);
  expect(rows.reduce((sum, row) => sum + row.sum, 0)).toBe(lost);
  expect([lost, ...rows.map(({ sum }) => sum)].filter((sum) => sum % SUM_STEP !== 0)).toEqual([]);
  for (const { label, sum } of rows) {
    const [people, percent, each] = numbersIn(label);
    expect(Math.abs((people! * percent! * each!) / 100 - sum), label).toBeLessThanOrEqual(
      SUM_STEP / 2 + 1e-6,
    );
  }
  // Every leak has its step.
  expect(steps.flatMap(({ leak }) => leak ?? []).toSorted()).toEqual(rows.map(({ leak }) => leak).toSorted());
  for (const { leak, keeps } of steps) {
    if (leak === null) expect(keeps).toBeNull();
    if (leak) expect(keeps ?? 0).toBeLessThanOrEqual(leaks[leak]);
    if (keeps !== null) expect(keeps).toBeGreaterThanOrEqual(0);
  }
  if (caller === 'nobody') expect(steps.filter(({ wages }) => wages > 0)).toEqual([]);
  expect(contract.filter(({ sum }) => sum % SUM_STEP !== 0)).toEqual([]);
  if (numbers.length === 0) return;
  expect(numberIn(numbers[0]!.value)).toBe(lost);
  const [now] = steps;
  if (now!.keeps !== null) {
    if (now!.keeps > 0) expect(numberIn(numbers[1]!.value)).toBe(now!.keeps);
    expectKept(estimate, now!);
  }
  if (verdict?.answer !== 'yes') return;
  // All of them count before VAT, or all with it.
  const isExempt = estimate.kind.isVatExempt;
  const cost = contract.findIndex(({ isSum }) => isSum);
  const pays = contract[cost]!.sum;
  expect(contract.slice(0, cost).reduce((all, row) => all + row.sum, 0)).toBeCloseTo(pays);
  expect(contract[cost]!.label).toBe(`Together, ${isExempt ? 'with VAT' : 'before VAT'}`);
  expect(numbersIn(verdictText.title).reduce((all, part) => all + part, 0)).toBe(pays);
  expect(verdictText.title).toMatch(isExempt ? /VAT a month\.$/ : /a month, before VAT\.$/);
  const last = numbers.at(-1)!; // There are some.
  expect(numberIn(last.value)).toBeGreaterThan(0);
  // The plan is never worth less than this week's step.
  if (numbers.length === 3) expect(numberIn(last.value)).toBeGreaterThanOrEqual(numberIn(numbers[1]!.value));
  const [signed = '', kept = ''] = verdictText.text.split(' You keep ');
  const [target, , lose, found] = numbersIn(signed);
  expect(contract.map(({ sum }) => sum)).toContain(target);
  if (!signed.includes('from any source')) expect(lose).toBe(lost);
  if (found) expect(lose! + found).toBe(target);
  const [keep, paid, left] = numbersIn(kept);
  expect([paid, left]).toEqual([Math.round(pays), numberIn(last.value)]);
  expect(keep! - paid!).toBe(left);
}

/** Works out the sum of the first step as the report says. */
function expectKept(estimate: Estimate, now: ReportStep) {
  const worked = /£([\d,]+) × (\d+)% × (\d+)%(?: − £([\d,]+) for the calls)? = £([\d,]+)/.exec(
    basisTexts(estimate, now).basis,
  )!; // There is a step with a sum.
  const [sum, closes, share, wages, keeps] = worked.slice(1).map((part) => (part ? numberIn(part) : 0));
  expect(sum).toBe(estimate.leaks[now.leak!]);
  expect(keeps).toBe(now.keeps);
  expect((sum! * closes! * share!) / 10_000 - wages! - keeps!).toBeGreaterThanOrEqual(-1e-6);
  expect((sum! * closes! * share!) / 10_000 - wages! - keeps!).toBeLessThan(SUM_STEP);
}

describe('every report', () => {
  test('shows sums that add up, one verdict, and no unfilled text', () => {
    fc.assert(
      fc.property(
        source,
        fc.integer({ min: 0, max: 150_000 }),
        fc.integer({ min: 0, max: 100 }),
        (given, turnover, wage) => {
          for (const replaced of [{}, { turnover, wage }]) {
            const view = viewOf(given, replaced);
            expectSums(view);
            expectNumbers(view);
            expect(view.steps.length).toBeGreaterThanOrEqual(3);
            expect(new Set(view.steps.map(({ title }) => title)).size).toBe(view.steps.length);
            if (given.answers[17] === null)
              expect(
                JSON.stringify([view.title, view.note, view.numbers, view.verdictText, view.reason]),
              ).not.toMatch(/[{}]\w/);
            if (view.estimate)
              expect(Object.values(basisTexts(view.estimate, view.steps[0])).join(' ')).not.toMatch(/[{}]/);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('agrees with the pricing slider, unless a figure is doubtful or a condition of the agency open', () => {
    fc.assert(
      fc.property(source, fc.integer({ min: 0, max: 150_000 }), (given, turnover) => {
        const { verdict, estimate, steps } = viewOf(given, { turnover });
        if (!estimate || !verdict || given.result.criteria.some(({ isMet }) => !isMet)) return;
        if (checkedFigure(estimate)) {
          expect(verdict).toEqual({ answer: 'notYet', why: 'figure' });
          return;
        }
        const caller = given.figures?.caller ?? (given.answers[14] === 'dedicated' ? 'someone' : 'nobody');
        expect(verdict).toEqual(
          verdictOf({
            turnover,
            enquiries: estimate.assumed.enquiries,
            caller,
            kept: estimate.assumed.kept,
            canDecide: given.figures?.canDecide,
            spent: spendOf(given),
            step: steps.find(({ keeps }) => keeps)?.keeps ?? 0,
            reclaimsVat: !estimate.kind.isVatExempt,
          }),
        );
      }),
      { numRuns: 500 },
    );
  });
});

test('a plan that is offered leaves the clinic more than it pays, and is an advisable share of turnover', () => {
  const facts = fc.record(
    {
      turnover: fc.integer({ min: 0, max: 300_000 }),
      kept: fc.integer({ min: 0, max: 100 }),
      enquiries: fc.integer({ min: 0, max: 2000 }),
      spent: fc.integer({ min: 0, max: 15_000 }),
      reclaimsVat: fc.boolean(),
    },
    { requiredKeys: ['turnover'] },
  );
  fc.assert(
    fc.property(facts, (given) => {
      const verdict = verdictOf(given);
      if (verdict.answer !== 'yes') return;
      expect(leftFor(verdict.plan, given)).toBeGreaterThan(0);
      const { fee, adsFrom } = plans[verdict.plan];
      const cost = given.reclaimsVat === false ? withVat(fee + adsFrom) : fee + adsFrom;
      expect(cost / given.turnover).toBeLessThanOrEqual(rules.mostSharePercent / 100);
    }),
    { numRuns: 1000 },
  );
  for (const plan of planIds) expect(leftFor(plan, {})).toBeGreaterThan(0);
  expect(planIds.map((plan) => turnoverFor(plan, { reclaimsVat: false }))).toEqual([23_600, 49_600, 102_400]);
});

test('the contract in numbers adds up', () => {
  for (const plan of planIds) {
    const [fee, ads, cost, , kept, left, leftWithVat] = contractRows(plan).map(({ sum }) => sum);
    expect(fee! + ads!).toBe(cost);
    expect(kept! - cost!).toBe(left);
    const exempt = contractRows(plan, { reclaimsVat: false }).map(({ sum }) => sum);
    expect(exempt.slice(0, 2)).toEqual([fee, ads]);
    expect(fee! + ads! + exempt[2]!).toBeCloseTo(exempt[3]!);
    expect(exempt[5]! - exempt[3]!).toBeCloseTo(exempt[6]!);
    expect(exempt[6]).toBeCloseTo(leftWithVat!);
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
      'Not yet: from £23,600 a month.',
    ],
    [
      'a small medspa without anybody',
      { 7: 'under-15k', 8: 'none', 14: 'no' },
      {},
      'Not yet: from £20,000 a month.',
    ],
    [
      'a manager who cannot decide',
      { 1: 'manager', 6: 'dermatology', 7: 'above-100k' },
      { canDecide: 'no', enquiries: 140 },
      'Not yet: show this',
    ],
    [
      'the ideal medspa',
      { 7: '50k-100k', 8: '2500-5k', 14: 'no' },
      { caller: 'nobody', canDecide: 'yes' },
      'Yes: Rise, £4,200 fee + £720 calls a month, before VAT.',
    ],
    [
      'a medspa at £40,000 with many enquiries',
      {},
      { caller: 'nobody' },
      'Yes: Ground, £2,200 fee + £720 calls a month, before VAT.',
    ],
    ['a medspa at £40,000 with few', {}, { enquiries: 60 }, 'Yes: Ground, £2,200 fee a month, before VAT.'],
    [
      'a medspa that does not say who could call',
      {},
      {},
      'Yes: Ground, £2,200 fee + £720 calls a month, before VAT.',
    ],
    ['someone at the clinic who could call', {}, { caller: 'someone' }, 'No: your own team'],
    ['an employee', { 1: 'front-desk' }, {}, 'Not yet: show this'],
    [
      'an employee who decides',
      { 1: 'front-desk' },
      { canDecide: 'together', enquiries: 60 },
      'Yes: Ground, £2,200 fee a month, before VAT.',
    ],
    ['no budget', { 8: 'none' }, {}, 'Not yet: you’d need £750'],
    [
      'an open condition',
      { 8: null },
      { caller: 'nobody' },
      'Not yet: “How much do you spend on marketing in a typical month?” is open.',
    ],
    ['no turnover', { 7: null }, {}, 'We can’t say'],
  ])('on %s', (_, own, given, title) => {
    const { verdictText } = viewOf(sourceOf({ ...usual, ...own }, { figures: given }));
    expect(verdictText.title).toContain(title);
  });

  test('follows a turnover that the visitor replaces', () => {
    const given = sourceOf({ ...usual, 8: '5k-8k' }, { figures: { caller: 'nobody' } });
    expect(viewOf(given, { turnover: 18_000 }).verdict).toEqual({ answer: 'notYet', why: 'turnover' });
    expect(viewOf(given, { turnover: 120_000 }).verdict).toEqual({ answer: 'yes', plan: 'crest' });
    expect(viewOf(given, { kept: 20 }).verdict).toEqual({ answer: 'no', why: 'unpaid', plan: 'ground' });
  });

  test('asks a dentist near the limit for the turnover, and counts VAT on what is new', () => {
    const given = sourceOf({ ...usual, 6: 'dental', 7: '15k-30k' });
    expect(viewOf(given)).toMatchObject({ check: { figure: 'turnover' }, next: 'book' });
    const { verdictText, check } = viewOf(given, { turnover: 25_000 });
    expect(check).toBeNull();
    expect(verdictText.title).toBe('Yes: Ground, £2,200 fee + £440 VAT a month.');
  });

  test('is no if this week’s step keeps more than the plan would leave', () => {
    const given = sourceOf({ ...usual, 14: 'no' }, { figures: { enquiries: 400, value: 2000 } });
    const { verdict, verdictText, numbers } = viewOf(given);
    expect(verdict).toEqual({ answer: 'no', why: 'step', plan: 'ground' });
    expect(verdictText.text).toContain(`It keeps ${numbers[1]!.value} a month by itself`);
  });
});

test('the plan makes the calls where nobody can; a clinic that has somebody takes the steps itself', () => {
  const given = (caller?: 'nobody' | 'someone') =>
    sourceOf({ ...usual, 7: '50k-100k', 8: '2500-5k' }, { figures: { caller } });
  expect(viewOf(given()).reason).toBe(
    'The £2,000 of ads comes out of the £3,750 you spend now. We make the calls: 69\u00a0hours a month. If £14,760 a month more isn’t there by month 12, our fee stops. You can leave after month 3.',
  );
  expect(viewOf(given('nobody')).verdictText.text).toMatch(/£12,160 that you lose now \+ £2,600 from new/);
  // Where the new enquiries would bring less than the ads cost, the growth is not split.
  expect(viewOf(given('nobody'), { noShows: 13 }).verdictText.text).toContain('month 12, from any source.');
  expect(viewOf(given('someone'), { wage: 60 }).steps.find(({ leak }) => leak === 'slow')!.cost).toBe(
    '41\u00a0hours of calls a month, by someone who is there anyway.',
  );
  const { numbers, reason } = viewOf(given('someone'));
  expect(reason).toBeNull();
  expect(numbers.at(-1)!.label).toBe('profit from all steps together');
});

test('a smaller plan than the turnover suits is explained', () => {
  const derm = { ...usual, 6: 'dermatology', 7: 'above-100k', 8: '5k-8k' };
  const textOf = (own: Answers) =>
    viewOf(sourceOf({ ...derm, ...own }, { figures: { enquiries: 140 } })).verdictText.text;
  expect(textOf({})).toMatch(/ Not Crest: with VAT, .* take more than 15% of turnover below £102,400\.$/);
  expect(textOf({ 6: 'medspa', 8: '2500-5k' })).toMatch(/ Not Crest: its ads take £5,000 a month\.$/);
});

test('what the visitor names counts even if their other answers deny it', () => {
  const followed = { ...usual, 15: 'daily' };
  expect(viewOf(sourceOf(followed)).estimate!.leaks.followUp).toBe(0);
  const { steps, numbers } = viewOf(sourceOf({ ...followed, 17: 'We never call a second time' }));
  expect(steps[0]).toMatchObject({ leak: 'followUp', keeps: expect.toSatisfy((sum: number) => sum > 0) });
  expect(numbers[1]!.label).toBe('profit from this week’s step');
});

test('a no says what the plan would leave, but does not offer it', () => {
  const { verdictText, numbers, contract } = viewOf(
    sourceOf({ ...usual, 6: 'dermatology', 7: 'above-100k', 8: '5k-8k' }, { figures: { enquiries: 295 } }),
    { kept: 33 },
  );
  expect(verdictText).toEqual({
    title: 'No: it wouldn’t pay for itself.',
    text: 'With Ground you keep 33% of £12,000 more turnover, £3,960, and pay £4,800 with VAT: −£840 is left.',
  });
  expect(numbers.at(-1)!.label).toBe('profit from all steps together');
  expect(contract.find(({ label }) => label === 'Left for you a month, with VAT')?.sum).toBe(-840);
});

test('calls added to a plan leave more, and do not change which plan it is', () => {
  const at = (enquiries: number) =>
    viewOf(sourceOf({ ...usual, 7: '50k-100k', 8: '2500-5k' }, { figures: { enquiries } }));
  const left = (enquiries: number) =>
    at(enquiries).contract.find(({ label }) => label.startsWith('Left for you'))!.sum;
  expect(at(300).verdict).toEqual(at(100).verdict);
  expect(left(300)).toBeGreaterThan(left(100));
});

test('somebody who cannot decide hands the report on, whatever it says', () => {
  const given = sourceOf(
    { ...usual, 1: 'manager', 6: 'dermatology', 7: 'above-100k', 8: '5k-8k' },
    { figures: { canDecide: 'no' } },
  );
  const view = viewOf(given);
  expect(view).toMatchObject({ isForAnother: true, verdict: { answer: 'notYet', why: 'decide' } });
  expect(view.criteria[0]).toMatchObject({ question: 'Can you decide about marketing?', isMet: false });
  const forwarded = viewOf(given, {}, 'decider');
  expect(forwarded.isForAnother).toBe(false);
  expect(forwarded.title).not.toContain('Anna');
});

test('a skipped role is not called met; whether the visitor decides is', () => {
  const [decides] = viewOf(sourceOf({ ...usual, 1: null }, { figures: { canDecide: 'together' } })).criteria;
  expect(decides).toMatchObject({
    question: 'Can you decide about marketing?',
    answer: 'Together with someone',
    state: 'Met',
  });
  const { verdictText } = viewOf(sourceOf({ ...usual, 1: null }));
  expect(verdictText.title).toBe('Not yet: “What is your role at the clinic?” is open.');
});

test('an employee who decides together with someone meets the condition on the role', () => {
  const [role] = viewOf(
    sourceOf({ ...usual, 1: 'practitioner' }, { figures: { canDecide: 'together' } }),
  ).criteria;
  expect(role).toMatchObject({ answer: 'Practitioner', isMet: true, state: 'Met' });
});

test('a mail has the same step, note and sums, and no words of the visitor', () => {
  fc.assert(
    fc.property(source, (given) => {
      const [page, mail] = [viewOf(given), viewOf(given, {}, 'mail')];
      if (!page.challenge?.clause) expect(mail.sentence).toBe(page.sentence);
      expect(mail.steps).toEqual(page.steps);
      expect(mail).toMatchObject({
        note: page.note,
        numbers: page.numbers,
        verdictText: page.verdictText,
        invitation: page.invitation,
        clinic: null,
        challenge: null,
      });
    }),
  );
  const mail = viewOf(
    sourceOf({ ...usual, 17: 'Nobody follows them up' }, { businessName: 'Bell Skin' }),
    {},
    'mail',
  );
  expect(JSON.stringify(mail)).not.toMatch(/Anna|Bell|follows them/);
});

test('the problem that the visitor names has the first step, else the largest leak', () => {
  const firstOf = (own: Answers, figures: ReportSource['figures'] = {}) =>
    viewOf(sourceOf({ ...usual, ...own }, { figures })).steps[0]!.title;
  const surgeon = { 6: 'plastic-surgery', 7: '50k-100k', 14: 'dedicated', 15: 'daily' };
  expect(firstOf({ ...surgeon, 17: 'They choose the cheapest' })).toBe('Call those who asked the price');
  expect(firstOf({ 17: 'We never call a second time' }, { caller: 'someone' })).toBe('Ask a second time');
  fc.assert(
    fc.property(source, (given) => {
      const { steps, estimate, challenge } = viewOf(given);
      if (!estimate?.lost || challenge) return;
      expect(estimate.leaks[steps[0]!.leak!]).toBe(Math.max(...Object.values(estimate.leaks)));
    }),
  );
});

test('without a turnover the report asks for it, and counts once it has it', () => {
  const given = sourceOf({ ...usual, 7: null }, { figures: { enquiries: 12, value: 1250, noShows: 33 } });
  expect(viewOf(given)).toMatchObject({
    check: { figure: 'turnover' },
    next: 'check',
    numbers: [],
    verdict: null,
  });
  const { check, numbers, estimate } = viewOf(given, { turnover: 40_000 });
  expect(check).toBeNull();
  expect(numbers).toHaveLength(3);
  expect(estimate!.assumed).toMatchObject({ enquiries: 12, value: 1250, noShows: 33 });
});

test('the sum during the quiz never falls, and is the report’s in the end', () => {
  fc.assert(
    fc.property(answers, figures, (given, own) => {
      const shownAt = DEFAULT_QUESTIONS.map(({ id }) => id);
      const sums = shownAt.map((last) =>
        lostSoFar({
          questions: [...DEFAULT_QUESTIONS],
          answers: Object.fromEntries(Object.entries(given).filter(([id]) => Number(id) <= last)),
          figures: own,
        }),
      );
      // What they type about their calls may correct it once more, in the last question.
      const asked = sums.slice(0, -1);
      expect(asked).toEqual(asked.toSorted((a, b) => a - b));
      const { estimate } = viewOf(sourceOf(given, { figures: own }));
      const isWhole = given[7] !== 'under-15k' && given[14] !== null && given[15] !== null;
      if (isWhole) expect(sums.at(-1)).toBe(estimate?.lost ?? 0);
    }),
    { numRuns: 500 },
  );
});

test('a clinic with nobody for the calls gets steps without calls', () => {
  for (const challenge of [null, 'They choose the cheapest', 'There’s never enough time']) {
    const { steps } = viewOf(sourceOf({ ...usual, 14: 'no', 17: challenge }));
    expect(JSON.stringify(steps)).not.toMatch(/hours? of calls|[Cc]all (every|those|each)|isn’t treating/);
  }
  expect(viewOf(sourceOf({ ...usual, 14: 'no' })).steps[0]!.title).toBe('Answer at once by text');
});

test('no step speaks the language of one profession to another', () => {
  for (const profession of ['medspa', 'plastic-surgery', 'dental', 'dermatology', 'other'])
    expect(JSON.stringify(viewOf(sourceOf({ ...usual, 6: profession, 14: 'no' })).steps)).not.toMatch(
      /chair/,
    );
});

test('the answer that decides a verdict stands among the conditions', () => {
  const open = (given: ReportSource['figures']) =>
    viewOf(sourceOf(usual, { figures: given })).criteria.filter(({ isMet }) => !isMet);
  expect(open({ canDecide: 'no' })).toMatchObject([{ question: 'Can you decide about marketing?' }]);
  expect(open({ caller: 'nobody' })).toEqual([]);
});

test('what the visitor says in the report decides, and can be changed again', () => {
  const surgeon = sourceOf({ ...usual, 6: 'plastic-surgery', 7: '50k-100k', 8: '2500-5k', 14: 'dedicated' });
  expect(viewOf(surgeon)).toMatchObject({
    caller: 'someone',
    invitation: invitations.ownTeam,
  });
  expect(viewOf(surgeon, { caller: 'nobody' })).toMatchObject({
    caller: 'nobody',
    verdict: { answer: 'yes', plan: 'rise' },
    invitation: invitations.yes,
  });
  const frugal = sourceOf({ ...usual, 7: '15k-30k', 8: 'under-1k' });
  expect(viewOf(frugal)).toMatchObject({ check: { figure: 'budget' }, invitation: invitations.notYet });
  expect(viewOf(frugal, { budget: 800 })).toMatchObject({
    verdict: { answer: 'yes', plan: 'ground' },
    verdictText: { title: 'Yes: Ground, £2,200 fee + £250 ads + £360 calls a month, before VAT.' },
    reason: expect.stringMatching(/^The £500 of ads comes out of the £500 you spend now\. /),
  });
  const large = sourceOf({ ...usual, 7: 'above-100k', 8: '5k-8k' });
  expect(viewOf(large)).toMatchObject({ check: { figure: 'turnover' }, numbers: { length: 3 } });
  expect(viewOf(large, { turnover: 180_000 }).check).toBeNull();
});

test('a plan’s ads fit the budget', () => {
  const planAt = (answer: string) =>
    viewOf(sourceOf({ ...usual, 7: 'above-100k', 8: answer }, { figures: { enquiries: 140 } })).verdict;
  expect(planAt('2500-5k')).toMatchObject({ plan: 'rise' });
  expect(planAt('5k-8k')).toMatchObject({ plan: 'crest' });
});

test('the conditions name the amounts of the verdict', () => {
  const statesOf = (own: Answers, replaced = {}) =>
    viewOf(sourceOf({ ...usual, ...own }), replaced).criteria.map(({ state }) => state);
  expect(statesOf({ 7: 'under-15k', 8: 'none' }).slice(1)).toEqual([
    'Not met below £20,000',
    'Not met below £750',
  ]);
  expect(statesOf({}, { turnover: 18_000 })[1]).toBe('Not met below £20,000');
  expect(statesOf({ 7: null, 8: null }).slice(1)).toEqual([
    'Not answered: it takes £20,000 or more',
    'Not answered: it takes £750 or more',
  ]);
});

test('a budget that was not answered is asked for, and decides once it is given', () => {
  const given = sourceOf({ ...usual, 8: null });
  expect(viewOf(given)).toMatchObject({ check: { figure: 'budget' } });
  const answered = viewOf(given, { budget: 2000 });
  expect(answered).toMatchObject({ check: null, verdict: { answer: 'yes', plan: 'ground' } });
  expect(answered.criteria.at(-1)).toMatchObject({ answer: '£2,000', state: 'Met' });
  expect(viewOf(given, { budget: 500 }).verdict).toMatchObject({ answer: 'notYet', why: 'budget' });
  const none = sourceOf({ ...usual, 8: 'none' });
  expect(viewOf(none, { budget: 2000 }).verdict).toMatchObject({ answer: 'yes' });
});

test('a leak is worth the same whatever becomes of the others', () => {
  const leaksOf = (own: Answers) => viewOf(sourceOf({ ...usual, ...own })).estimate!.leaks;
  const [late, prompt] = [leaksOf({ 14: 'no' }), leaksOf({ 14: 'dedicated' })];
  expect(prompt).toEqual({ ...late, slow: 0 });
});

test('figures that explain hardly any of the turnover are asked for again instead of counted', () => {
  const given = sourceOf(
    { ...usual, 6: 'plastic-surgery', 7: '50k-100k' },
    { figures: { enquiries: 60, value: 900 } },
  );
  expect(viewOf(given)).toMatchObject({
    title: 'Anna, is this right? New patients at £900 explain only 5% of your turnover.',
    check: { figure: 'value' },
    verdictText: { title: 'Not yet: one figure can’t be right.' },
    next: 'check',
    numbers: [],
  });
  for (const value of [4500, 900]) {
    const { check, numbers } = viewOf(given, { value });
    expect(check).toBeNull();
    expect(numbers).toHaveLength(3);
  }
});

describe('the sentence', () => {
  const titleOf = (own: Answers, part: Partial<ReportSource> = {}) =>
    viewOf(sourceOf({ ...usual, ...own }, part)).title;

  test('counts the people whom the first leak is about, and says if that is an estimate', () => {
    const figures = { enquiries: 130 };
    expect(titleOf({}, { figures })).toBe('Anna, 130 people a month may wait most of a day for your answer.');
    expect(titleOf({ 14: 'no' }, { figures })).toBe(
      'Anna, 130 people a month may wait until the next day for your answer.',
    );
    const surgeon = { 6: 'plastic-surgery', 7: '50k-100k', 14: 'dedicated', 15: 'daily' };
    expect(titleOf(surgeon, { figures: { noShows: 5 } })).toMatch(
      /^Anna, \d+ people a year book a time and don’t come\.$/,
    );
    expect(titleOf({ 14: 'no' })).toBe(
      'Anna, about 130 people a month may wait until the next day for your answer.',
    );
  });

  test('is the visitor’s own, if they name a leak in a few words', () => {
    const called = 'We get loads of messages on instagram but nobody follows them up';
    expect(titleOf({ 17: called })).toBe('Anna, you say it yourself: “Nobody follows them up”');
    expect(titleOf({ 17: 'No-shows' }, { figures: { noShows: 8 } })).toMatch(/^Anna, \d+ people a month/);
    expect(titleOf({ 15: 'daily', 17: called })).toContain('“Nobody follows them up”');
    expect(titleOf({ 17: 'price shoppers' })).toBe(
      'Anna, about 104 people a month ask, compare prices, and don’t book.',
    );
  });

  test('begins with a capital letter where the name is no name', () => {
    expect(titleOf({}, { name: '12' })).toMatch(/^About 130 people/);
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

test('a figure that the visitor left empty is our assumption', () => {
  const { estimate } = viewOf(sourceOf(usual, { figures: { enquiries: undefined, value: 500 } }));
  expect(estimate).toMatchObject({ given: ['value'], assumed: { value: 500, noShows: 8 } });
  expect(estimate!.assumed.enquiries).toBeGreaterThan(0);
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
    expect(view.verdict).toEqual({ answer: 'notYet', why: early === notOpen ? 'notOpen' : 'turnover' });
    expect(view.criteria).toEqual([]);
  }
});

test('half of the questions skipped is said', () => {
  expect(viewOf(sourceOf({ 7: '30k-50k' })).note).toMatch(/^You skipped 16 of 17 questions/);
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
