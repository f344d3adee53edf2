import { isSitePath } from '@upcurve/contracts/analytics/site-paths';
import { type Answers, answerInWords } from '@upcurve/contracts/quiz/answers';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { type Question, takesOptions } from '@upcurve/contracts/quiz/questions';
import { type Result, TIERS } from '@upcurve/contracts/quiz/quiz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pounds } from '../money/format.ts';
import { LEAKS } from '../money/model.ts';
import { paths } from '../paths.ts';
import { plans } from '../pricing/plans.ts';
import { remediesOf } from './changes.ts';
import { hardlyFound, notOpen } from './content/early.ts';
import { planCloses } from './content/kinds.ts';
import { fit, tierLines } from './content/words.ts';
import { roundSum } from './estimate.ts';
import { isOffer, type Offer } from './offer.ts';
import { noOfferText, offerBill, offerHead, offerLeaves, offerOutcome } from './offer-texts.ts';
import type { Improvement, ReportSource } from './source.ts';
import { aloneLinks, leakRows, lossNote, uncountedLoss, verdictText, worthText } from './texts.ts';
import { type ReportView, viewOf } from './view.ts';

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
        fc.oneof(
          fc.string(),
          fc.lorem(),
          fc.constantFrom('No shows?', 'staff & price', 'we miss calls', '<b>ads</b>'),
        ),
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
    gains: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
    score: fc.integer({ min: 0, max: 90 }),
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
      isScored: true,
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

/** Checks that the sums of a report agree with one another and with its sentences. */
function expectMoney(given: ReportSource, view: ReportView) {
  const { changes, estimate, offer, early, lead } = view;
  const { result, answers: told } = given;
  expect(estimate === null).toBe(!told[7] || early !== null || changes.length === 0);
  if (!told[7] || told[3] === 'not-yet' || (told[7] === 'under-15k' && result.score < 10)) {
    // A clinic without turnover gets no figure.
    expect([estimate, ...changes.map(({ worth }) => worth)].filter((figure) => figure !== null)).toEqual([]);
    expect(offer === null || (!isOffer(offer) && offer.why === 'early')).toBe(true);
  }
  for (const { cost, thisWeek, worth } of changes) {
    expect(thisWeek && cost).toMatch(/\.$/);
    expect(worth !== null).toBe(estimate !== null);
    // No change costs more a month than it is worth.
    const sums = [...cost.matchAll(/£([\d,]+) (?:at|a month)/g)].map(([, sum]) =>
      Number(sum!.replace(',', '')),
    );
    if (worth !== null) expect(Math.max(0, ...sums), cost).toBeLessThanOrEqual(worth);
  }
  if (lead === tierLines['Ready to scale']) expect(changes).toEqual([]);
  if (!result.isEligible) expect(offer).toBeNull();
  if (!estimate) return;

  const { low, likely, high, leaks, assumed } = estimate;
  expect(low).toBeLessThanOrEqual(likely);
  expect(likely).toBeLessThanOrEqual(high);
  expect(high).toBeLessThan(Math.max(1, assumed.turnover));
  expect(leaks.slow + leaks.followUp + leaks.returning).toBeCloseTo(likely);
  const areAds = changes.map(({ moreAds }) => Number(moreAds > 0));
  expect(areAds).toEqual(areAds.toSorted());
  const kept = changes.filter(({ moreAds }) => moreAds === 0).map(({ keeps }) => keeps);
  expect(kept).toEqual(kept.toSorted((a, b) => b - a));
  // Nothing is lost where the answer is the best one.
  if (told[14] === 'dedicated') expect(leaks.slow).toBe(0);
  if (told[15] === 'daily') expect(leaks.followUp).toBe(0);
  for (const leak of LEAKS) {
    const own = changes.filter((change) => change.leak === leak);
    expect(own.reduce((sum, { worth }) => sum + (worth ?? 0), 0)).toBeLessThanOrEqual(leaks[leak]);
  }

  if (told[7] === 'under-15k')
    expect(offer === null || (!isOffer(offer) && offer.why === 'small')).toBe(true);
  if (offer && !isOffer(offer) && offer.fitsFrom) expect(offer.fitsFrom).toBeGreaterThan(assumed.turnover);
  if (!isOffer(offer)) return;
  const { target, leaksClosed, demand, moreEnquiries, fee, packsFee, ads, added, total, share } = offer;
  expect(leaksClosed + demand).toBe(target);
  expect(leaksClosed).toBeLessThanOrEqual(
    LEAKS.reduce((sum, leak) => sum + (leaks[leak] * planCloses(offer.plan)[leak]) / 100, 0.5),
  );
  expect(demand).toBeLessThanOrEqual(moreEnquiries * offer.perEnquiry);
  expect(added).toBe(fee + packsFee + ads);
  // The limit counts what the clinic spends today.
  expect(total).toBe(added + assumed.spend);
  expect(total / assumed.turnover).toBeLessThanOrEqual(0.15);
  expect(Math.abs(share - (total / assumed.turnover) * 100)).toBeLessThan(0.0501);
  const bill = offerBill(offer, assumed);
  const parts = bill.filter(({ isSum }) => !isSum);
  expect(parts.reduce((sum, part) => sum + part.sum, 0)).toBe(total);
  expect(bill.at(-1)?.sum).toBe(total);
  expect(offer.net).toBeGreaterThan(0);
  expect(ads + assumed.spend).toBeGreaterThanOrEqual(plans[offer.plan].adsFrom);
  expect(offer.breakEvenWithVat ?? 25).toBeGreaterThanOrEqual(offer.breakEven);
  expect(offer.calls * 2).toBeGreaterThanOrEqual(offer.rest);
  // All enquiries are called, or the report says who calls the rest, which takes a caller.
  expect(offer.calls + offer.rest).toBe(assumed.enquiries + moreEnquiries);
  expect(offer.calls).toBeLessThanOrEqual(plans[offer.plan].calls + offer.packs * 50);
  if (offer.rest > 0) expect(told[14]).toBe('dedicated');
  expect(offer.breakEven).toBeGreaterThan(0);
  expect(offer.breakEvenLate ?? 25).toBeGreaterThanOrEqual(offer.breakEven);
  expect(offer.expected).toBeGreaterThanOrEqual(offer.net);
  expect(offer.lowNet).toBeLessThan(offer.expected);
  // A larger plan leaves the clinic less.
  expect(offer.larger?.expected ?? 0).toBeLessThanOrEqual(offer.expected);
}

/** Checks that a link leads to an existing page. */
const resolves = (link: string) =>
  isSitePath(link.replace(/[?#].*$/, '')) || /^(https:\/\/|\/blog\/)/.test(link);

test('a report never contradicts itself, over 2,000 sets of answers', () => {
  fc.assert(
    fc.property(source, (given) => {
      const { result } = given;
      const view = viewOf(given);
      const { changes, weeks, scoreAfter, early } = view;
      const first = early?.steps.length ?? 0;

      for (const { questionId, title, next } of changes) {
        expect(title).not.toMatch(/[?]$/);
        expect(next.length).toBeLessThanOrEqual(2);
        const today = result.improvements.find((each) => each.questionId === questionId)?.answer ?? '';
        for (const step of next) expect(today.split(', ')).not.toContain(step);
      }
      expect(new Set(changes.map(({ title }) => title)).size).toBe(changes.length);
      expect(scoreAfter ?? result.score).toBe(
        scoreAfter === null ? result.score : changes.reduce((sum, { gain }) => sum + gain, result.score),
      );

      // What the two free steps of an early clinic say is not repeated.
      const remedies = view.estimate ? remediesOf(view.estimate, changes) : [];
      const later = [
        ...changes
          .filter(({ question }) => !early?.steps.some(({ covers }) => covers.test(question)))
          // A change that is worth nothing takes no week.
          .filter(({ worth, isCountedAbove }) => worth !== 0 || isCountedAbove)
          .map(({ thisWeek, ...change }) => ({ ...change, step: thisWeek })),
        ...remedies,
      ];
      for (const leak of LEAKS)
        expect(
          !view.estimate?.leaks[leak] || [...changes, ...remedies].some((each) => each.leak === leak),
        ).toBe(true);
      expect(weeks).toHaveLength(4);
      expect(new Set(weeks.map(({ step }) => step)).size).toBe(4);
      // The challenge that the visitor named comes first, unless another task narrows the same leak.
      const { week, leak } = view.challenge ?? {};
      const tasks = weeks.slice(first, -1).map(({ step }) => step);
      const others = tasks.filter((step) => step !== week?.step);
      expect(
        !week || Boolean(early) || tasks[0] === week.step || later.some((each) => leak && each.leak === leak),
      ).toBe(true);
      for (const step of others.slice(0, later.length))
        expect(later.map((each) => each.step)).toContain(step);
      // Then the leak whose tasks leave the clinic more than anything else.
      const keptOf = (of: (typeof later)[number]['leak']) =>
        later.reduce((sum, each) => sum + (of && each.leak === of ? each.keeps : 0), 0);
      const [largest = 'slow'] = LEAKS.toSorted((x, y) => keptOf(y) - keptOf(x));
      const most = later.map((each) => (each.leak ? keptOf(each.leak) : each.keeps));
      if (
        !early &&
        !later.some((each) => leak && each.leak === leak) &&
        later.every((each, i) => each.leak === largest || most[i]! < keptOf(largest)) &&
        keptOf(largest) > 0
      )
        expect(later.find(({ step }) => step === others[0])?.leak).toBe(largest);
      expect(weeks.slice(0, first).map(({ title }) => title)).toEqual(
        early?.steps.map(({ title }) => title) ?? [],
      );
      expect(early === notOpen).toBe(given.answers[3] === 'not-yet');

      expectMoney(given, view);

      const links = [
        ...changes.flatMap(({ link }) => link ?? []),
        ...(view.challenge ? [view.challenge.link.to] : []),
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
      isScored: true,
      criteria: [],
      categories: [],
      answers: [5, 10, 11].map((questionId) => ({ questionId, earned: 0, possible: 10 })),
      improvements: [],
    },
  };
  expect(viewOf(skipped).lead).toMatch(/^You skipped 2 of 3 scored questions/);
  expect(viewOf({ ...skipped, answers: {} }).lead).toMatch(/^You skipped 3 of 3/);
  expect(viewOf({ ...skipped, answers: { 5: 'team', 10: '0', 11: '0' } }).lead).toMatch(
    /^Much of any new revenue/,
  );
});

/** The data of an eligible clinic of the built-in questions that misses one step. */
function sourceOf(part: Answers, score = 60): ReportSource {
  const given: Answers = { 1: 'owner', 6: 'medspa', 7: '15k-30k', 9: ['seo'], 14: 'no', ...part };
  const caller = DEFAULT_QUESTIONS.find(({ id }) => id === 14)!; // A built-in question.
  const result: Result = {
    score,
    tier: TIERS.find(({ from }) => score >= from)!.name, // The last begins at 0.
    isEligible: true,
    isScored: true,
    criteria: [],
    categories: [],
    answers: [],
    improvements: [improvementOf(caller, given, false, 6)],
    scoreAfter: score + 6,
  };
  const questions = [...DEFAULT_QUESTIONS];
  return { name: '', businessName: null, completedAt: null, questions, answers: given, result };
}

const reportOf = (part: Answers, replaced: Parameters<typeof viewOf>[1] = {}, score = 60) =>
  viewOf(sourceOf(part, score), replaced);

test.each([
  ['Front desk', false],
  [null, true],
  ['Owner or founder', true],
])(
  'asks to send the report to the owner only if the visitor has said that another decides: %s',
  (answer, isDecider) => {
    const role = DEFAULT_QUESTIONS.find(({ id }) => id === 1)!; // A built-in question.
    const isMet = answer === 'Owner or founder';
    const criteria = [{ questionId: 1, question: role.text, answer, wanted: ['Owner or founder'], isMet }];
    const result: Result = {
      score: 40,
      tier: 'Growing',
      isEligible: isMet,
      isScored: true,
      criteria,
      categories: [],
      answers: [],
      improvements: [],
      scoreAfter: 40,
    };
    const report = {
      name: '',
      businessName: null,
      completedAt: null,
      questions: [role],
      answers: {},
      result,
    };
    expect(viewOf(report).isDecider).toBe(isDecider);
  },
);

test.each([
  ['medspa', { value: 350, booked: 20 }],
  ['plastic-surgery', { value: 4500, booked: 6 }],
  ['dental', { value: 240, booked: 30 }],
  ['dermatology', { value: 280, booked: 30 }],
])('counts the visits of a clinic of the kind %s at their own value and rate', (kind, assumed) => {
  expect(reportOf({ 6: kind }).estimate?.assumed).toMatchObject(assumed);
});

test('pays for the calls beyond the plan, leaves them to a caller of the clinic, or offers no plan', () => {
  expect(reportOf({ 14: 'no' }).offer).toMatchObject({ plan: 'ground', packs: 1, rest: 0, share: 14.7 });
  // The same clinic spends £1,750 today.
  expect(reportOf({ 8: '1k-2500', 14: 'no' }).offer).toMatchObject({ why: 'share', fitsFrom: 34_000 });
  const fits = { turnover: 34_000 };
  expect(reportOf({ 8: '1k-2500', 14: 'no' }, fits).offer).toMatchObject({ plan: 'ground' });
  expect(reportOf({ 8: '1k-2500', 14: 'no' }, { turnover: 33_500 }).offer).toMatchObject({ why: 'share' });
  expect(reportOf({ 7: '50k-100k', 14: 'dedicated' }).offer).toMatchObject({ packs: 0, rest: 163 });
  expect(reportOf({ 6: 'dental', 14: 'shared' }).offer).toMatchObject({ why: 'share' });
  expect(reportOf({ 14: 'dedicated', 15: 'daily' }).offer).toEqual({ why: 'served' });
});

test('offers the plan that leaves a clinic most, and names the next larger one', () => {
  const { offer } = reportOf({ 6: 'plastic-surgery', 7: 'above-100k', 8: '5k-8k' });
  // Ground manages at most £3,000 of ads.
  expect(offer).toMatchObject({ plan: 'rise', larger: { plan: 'crest', larger: null } });
  // Ground calls at most 120 enquiries a month if a larger plan suits.
  expect(reportOf({ 7: '50k-100k', 8: 'under-1k' }).offer).toMatchObject({ plan: 'rise', larger: null });
});

test('counts the calls that nobody takes for a clinic whose caller answers at once', () => {
  const textOf = (challenge: string) => {
    const view = reportOf({ 6: 'dental', 7: '50k-100k', 14: 'dedicated', 17: challenge });
    return view.estimate && uncountedLoss(view.estimate, view)?.text;
  };
  // Ten calls, of which three in ten become a first visit for £240.
  expect(textOf('Nobody answers the phone at lunch')).toMatch(/about £720 in first visits/);
  expect(textOf('January is dead')).toBeUndefined();
  expect(textOf('People come to a consultation and go abroad')).toContain('at the price of that treatment');
});

test('counts the worth and the wages of the same calls once', () => {
  const given = sourceOf({ 5: 'practitioners', 7: '50k-100k', 14: 'no' });
  const alone = viewOf(given).changes[0]!; // The caller's.
  const desk = DEFAULT_QUESTIONS.find(({ id }) => id === 5)!; // A built-in question.
  const improvements = [...given.result.improvements, improvementOf(desk, given.answers, false, 6)];
  const view = viewOf({ ...given, result: { ...given.result, improvements } });
  const [first, second] = view.changes;
  expect(first).toMatchObject({ worth: alone.worth, keeps: alone.keeps });
  expect(first?.cost).toContain('at £16 an hour');
  expect(second).toMatchObject({ worth: 0, keeps: 0, cost: 'The same calls as above, so no more time.' });
  expect(worthText(second!, view)).toBe('part of the calls above');
});

test('says that more ads and the plan together would exceed the limit', () => {
  const given = sourceOf({ 6: 'plastic-surgery', 7: 'above-100k', 8: '5k-8k' });
  const spend = DEFAULT_QUESTIONS.find(({ id }) => id === 8)!; // A built-in question.
  const improvements = [{ ...improvementOf(spend, given.answers, false, 3), better: ['£8,000 to £12,000'] }];
  const { changes, offer } = viewOf({ ...given, result: { ...given.result, improvements } });
  expect(changes[0]?.title).toBe('Spend £3,500 more on ads');
  expect(isOffer(offer) && offer.total + 3500).toBeGreaterThan(0);
  expect(/Not on top of our plan/.test(changes[0]?.cost ?? '')).toBe(
    isOffer(offer) && offer.total + 3500 > 15_000,
  );
});

test('adds up what a plan that costs too much would cost, and says what spend could go', () => {
  const textOf = (...given: Parameters<typeof reportOf>) => {
    const { offer, estimate } = reportOf(...given);
    return offer && !isOffer(offer) ? noOfferText(offer, estimate) : '';
  };
  expect(textOf({ 8: '1k-2500', 14: 'no' })).toBe(
    'Ground would come to £5,060 a month before VAT: £2,200 for our fee, £360 for 40 calls beyond the plan’s 60, £750 more for ads and the £1,750 you spend today. That’s 22.5% of your turnover, and we never advise more than 15%, which is £3,375. With today’s spend, a plan fits from a turnover of about £34,000 a month.',
  );
  const dear = textOf({ 7: '30k-50k', 8: '2500-5k', 14: 'shared' });
  expect(dear).toMatch(/£720 for 88 calls.* the £3,750 you spend today\..* which is £6,000\./);
  expect(dear).toContain('If £1,220 of today’s spend brings no bookings and can go, it fits.');
});

test.each([
  [{ 14: 'no' }, 'Eligible. Ground, or your own team'],
  [
    { 6: 'dermatology', 7: 'above-100k', 8: '2500-5k', 14: 'shared', 15: 'sometimes' },
    'Eligible. The plan that fits: Crest',
  ],
  [{ 8: '1k-2500', 14: 'no' }, 'Eligible, but no plan fits yet'],
  [{ 14: 'dedicated', 15: 'daily' }, 'Eligible, but you don’t need our plan'],
  [{ 7: '' }, 'Eligible. What it costs'],
])('says at the top what the check found: %j, %s', (given, verdict) => {
  expect(verdictText(reportOf(given))).toBe(verdict);
});

test('the title of a growing clinic is its largest leak', () => {
  expect(reportOf({ 14: 'no' }).title).toBe('Your enquiries seem to wait too long for an answer.');
  expect(reportOf({ 14: 'dedicated', 15: 'no' }).title).toBe(
    'Your enquiries slip away after the first call.',
  );
  expect(reportOf({ 14: 'dedicated', 15: 'daily' }).title).toBe('More of your patients could come back.');
  expect(reportOf({ 7: '' }).title).toBe('Your clinic is growing slower than it could.');
});

test('a host who is paid by the month lowers what a clinic keeps, or is paid once where that is too much', () => {
  const hostIn = (replaced: Parameters<typeof viewOf>[1] = {}) => {
    const given = sourceOf({ 7: '50k-100k', 13: 'some' });
    const desk = DEFAULT_QUESTIONS.find(({ id }) => id === 13)!; // A built-in question.
    const improvements = [improvementOf(desk, given.answers, false, 6)];
    const view = viewOf({ ...given, result: { ...given.result, improvements } }, replaced);
    return { ...view.changes[0]!, kept: view.estimate!.assumed.kept / 100 };
  };
  const host = hostIn();
  expect(host).toMatchObject({ paid: 350, cost: 'One morning a week: about £350 a month.' });
  expect(host.keeps).toBe(roundSum(host.worth! * host.kept - 350));
  expect(hostIn({ kept: 5 })).toMatchObject({ paid: 0, cost: expect.stringContaining('£80') });
});

test('says what a plan has lost by month 12 at the low end, and when that is made up for', () => {
  const view = reportOf({ 7: '50k-100k', 8: '1k-2500', 14: 'no', 15: 'no' });
  const offer = view.offer as Offer;
  const { advice } = offerOutcome(offer, view.estimate!, view);
  // Less than twelve full months of loss would be too kind, because the gains take months to build up.
  expect(offer.lowNet).toBeLessThan(0);
  expect(offer.lowByTarget).toBeLessThan(12 * offer.lowNet);
  expect(offerLeaves(offer)).toMatch(/At the low end you’re £[\d,]+ down by month 12\.$/);
  const back = Math.ceil(-offer.lowByTarget / offer.lowNetUnpaid);
  expect(advice).toContain(`makes up the loss in about ${back} months`);
  expect(offerLeaves(offer)).toContain(/£[\d,]+ down by month 12/.exec(advice)?.[0]);
});

test('what the steps leave is the same in the head and beside the plan, without more ads', () => {
  const view = reportOf({ 7: '50k-100k', 8: '1k-2500', 14: 'no', 15: 'no' });
  const sum = [...view.changes, ...view.remedies].reduce((all, { keeps }) => all + keeps, 0);
  const shown = pounds(Math.round(sum / 100) * 100);
  expect(lossNote(view.estimate!, view)).toContain(`you’d keep about ${shown} a month`);
  expect(offerOutcome(view.offer as Offer, view.estimate!, view).rows[1]?.sums[1]).toBe(shown);
});

test('a clinic whose own team would keep more reads so above the plan, and with its hours', () => {
  const view = reportOf({ 7: '30k-50k', 14: 'no', 15: 'no' });
  const { rows } = offerOutcome(view.offer as Offer, view.estimate!, view);
  const [, hours] = rows.at(-1)!.sums;
  expect(offerHead(view.offer as Offer, view).kicker).toBe(
    `If nobody in your team has ${hours} hours a month`,
  );
});

test('more ads have a reason of their own', () => {
  const given = sourceOf({ 7: '50k-100k', 8: '1k-2500' });
  const spend = DEFAULT_QUESTIONS.find(({ id }) => id === 8)!; // A built-in question.
  const improvements = [{ ...improvementOf(spend, given.answers, false, 3), better: ['£2,500 to £5,000'] }];
  const [change] = viewOf({ ...given, result: { ...given.result, improvements } }).changes;
  expect(change?.why).toMatch(/^We count on one more enquiry for every £\d+\./);
});

test('names late answers by how soon the clinic calls back', () => {
  const namesOf = (words: string) => {
    const view = reportOf({ 14: 'shared', 17: words });
    return leakRows(view.estimate!, view).map(({ name }) => name);
  };
  expect(namesOf('')).toContain('Answered too late');
  expect(namesOf('We answer within the hour.')).toContain('Answered within the hour, not in minutes');
});

test('says below which turnover an offered plan would be too dear, if the clinic’s may be lower', () => {
  const view = reportOf({ 7: '30k-50k', 8: '1k-2500', 14: 'no' });
  const { floor } = offerHead(view.offer as Offer, view);
  const [, least = ''] = / Below £([\d,]+), we’d advise/.exec(floor ?? '') ?? [];
  expect(Number(least.replace(',', ''))).toBeGreaterThan(30_000);
  const exact = reportOf({ 7: '30k-50k', 8: '1k-2500', 14: 'no' }, { turnover: 40_000 });
  expect(offerHead(exact.offer as Offer, exact).floor).toBeNull();
});

test('does not call answers within the hour late, nor better calls worth money where none is lost', () => {
  const said = reportOf({ 14: 'no', 17: 'We answer every enquiry within the hour.' });
  expect(said.remedies.find(({ leak }) => leak === 'slow')?.step ?? '').not.toMatch(/on the day/);
  const given = sourceOf({ 14: 'dedicated', 15: 'daily' });
  const desk = DEFAULT_QUESTIONS.find(({ id }) => id === 5)!; // A built-in question.
  const improvements = [improvementOf(desk, given.answers, false, 4)];
  const view = viewOf({ ...given, result: { ...given.result, improvements } });
  for (const { calls, worth } of view.changes) if (calls) expect(worth).toBe(0);
});

test('a plan that pays late or is mostly new demand is called tight', () => {
  const verdictOf = (...given: Parameters<typeof reportOf>) => verdictText(reportOf(...given));
  expect(verdictOf({ 7: '30k-50k', 14: 'no', 15: 'no' })).toBe('Eligible. Ground, or your own team');
  expect(verdictOf({ 7: '30k-50k', 14: 'no', 15: 'no' }, { enquiries: 60 })).toBe(
    'Eligible. Ground is possible, but tight',
  );
});

test('what the visitor says about answering counts before the answer about the caller', () => {
  const speedOf = (words: string) => reportOf({ 14: 'shared', 17: words }).estimate!;
  expect(speedOf('We answer every enquiry within an hour, but Mondays are empty.')).toMatchObject({
    figures: { speed: 'hour' },
    speedFrom: 'words',
  });
  for (const words of [
    'We can’t answer within the hour.',
    'I want to call everyone back within an hour.',
    'Patients wait within an hour of closing.',
  ])
    expect(speedOf(words).speedFrom).toBe('caller');
});

test.each([
  ['We are late calling people back. By then they have booked elsewhere.', 'late-calls'],
  ['No money for adverts.', 'no-ads'],
  ['Our Mondays are empty.', 'quiet-days'],
  ['We have few reviews.', 'reviews'],
  ['Everybody copies our prices down the road.', 'competition'],
])('hears what the visitor says: %s', (words, id) => {
  expect(reportOf({ 17: words }).challenge?.id).toBe(id);
});

test('a visitor who calls back too late reads so in the title', () => {
  const { title } = reportOf({ 14: 'shared', 15: 'no', 17: 'We are late calling people back.' });
  expect(title).toBe('You’re calling back too late.');
});

test('doing it alone is no advice to a clinic that says it has no time', () => {
  const adviceFor = (challenge: string) => {
    const view = reportOf({ 7: '50k-100k', 8: '1k-2500', 14: 'no', 15: 'no', 17: challenge });
    return offerOutcome(view.offer as Offer, view.estimate!, view).advice;
  };
  expect(adviceFor('Too many no-shows')).toContain('do it without us');
  expect(adviceFor('No-shows, and I have no time to follow up.')).toContain('you told us there’s no time');
  const challenge = (words: string) => reportOf({ 17: words }).challenge;
  expect(challenge('No-shows, and I have no time to follow up.')?.text).toContain('with fixed hours');
  expect(challenge('We pay too much per lead.')?.id).toBe('cost-per-patient');
});

test('says which change would meet a condition', () => {
  const report = sourceOf({}, 60);
  const [change] = report.result.improvements;
  const criteria = [
    { questionId: 14, question: change!.question, answer: 'No', wanted: change!.better, isMet: false },
  ];
  const view = viewOf({ ...report, result: { ...report.result, isEligible: false, criteria } });
  expect(view.criteria[0]?.note).toBe(
    `The change “${view.changes[0]?.title}” would meet this condition. Take any others first: then it brings in more.`,
  );
  expect(verdictText(view)).toBe('Not eligible yet: 0 of 1 conditions met');
});

test('follows the figures that a visitor replaces', () => {
  const { estimate, changes, offer } = reportOf({}, { turnover: 60_000, booked: 10 });
  expect(estimate?.likely).toBeGreaterThan(reportOf({}).estimate!.likely);
  expect(changes[0]?.worth).toBeGreaterThan(reportOf({}).changes[0]!.worth!);
  expect(offer).toEqual({ why: 'calls' });
  expect(reportOf({ 8: '1k-2500' }, { turnover: 60_000 }).offer).toMatchObject({
    plan: 'rise',
    target: 12_600,
  });
  expect(reportOf({}, { turnover: 19_000 }).offer).toEqual({ why: 'small' });
  expect(reportOf({}, { turnover: 30_000, enquiries: 60, kept: 30 }).offer).toEqual({ why: 'unpaid' });
  for (const none of [{ enquiries: 0 }, { enquiries: 2000 }])
    expect(reportOf({}, none).offer).toEqual({ why: 'unexplained' });
  expect(reportOf({}, { value: 0 }).estimate).toMatchObject({ likely: 0, assumed: { enquiries: 0 } });
});

test('advises a clinic that has not opened nothing that needs patients', () => {
  const view = reportOf({ 3: 'not-yet', 17: 'Getting enough new patients' });
  const { changes, weeks, lead, challenge } = view;
  expect(view.isScored).toBe(false);
  expect(aloneLinks(view).map(({ to }) => to)).not.toContain(paths.calculator.start());
  expect(lead).toBe(notOpen.lead);
  expect(changes[0]).toMatchObject({
    title: 'Decide who calls enquiries before the first one comes',
    worth: null,
  });
  const texts = [...changes, ...weeks].flatMap((each) =>
    Object.values(each).filter((text) => typeof text === 'string'),
  );
  expect(texts.filter((text) => /your next|last (fortnight|month)|happy patient/i.test(text))).toEqual([]);
  expect(weeks.map(({ title }) => title)).toEqual([
    ...notOpen.steps.map(({ title }) => title),
    changes[0]?.title,
    notOpen.last?.title,
  ]);
  expect(challenge?.title).toBe(notOpen.enquiries.title);
});

test('names the weakest category to a clinic that is ready to scale', () => {
  const { title, lead } = viewOf({
    ...sourceOf({}, 80),
    result: {
      ...sourceOf({}, 80).result,
      categories: [
        { category: 'marketing', earned: 9, possible: 10, score: 90 },
        { category: 'sales', earned: 38, possible: 100, score: 38 },
      ],
    },
  });
  expect(title).toBe('One part of your clinic holds the rest back.');
  expect(lead).toMatch(/weakest part is Sales, at 38 of 100/);
});

test('explains a budget that suits the turnover but misses the condition, and a range below the smallest plan', () => {
  const report = sourceOf({ 8: 'under-1k' });
  const criterion = (questionId: number, answer: string, isMet: boolean) => ({
    questionId,
    question: DEFAULT_QUESTIONS[questionId - 1]!.text, // They are numbered from 1.
    answer,
    wanted: [],
    isMet,
  });
  const { criteria } = viewOf({
    ...report,
    result: {
      ...report.result,
      categories: [{ category: 'financial', earned: 5, possible: 5, score: 100 }],
      criteria: [criterion(7, '£15,000 to £30,000', true), criterion(8, 'Under £1,000', false)],
    },
  });
  expect(criteria.map(({ note }) => note)).toEqual([
    'Plans start at £20,000. Your range begins below that, so we count its middle.',
    fit.why.spendSuits,
  ]);
});

test('names no sum to a clinic that nobody asks, and begins with the profile and five reviews', () => {
  const { estimate, offer, weeks, lead, challenge } = reportOf(
    { 7: 'under-15k', 17: 'More patients' },
    {},
    0,
  );
  expect(estimate).toBeNull();
  expect(offer).toEqual({ why: 'early' });
  expect(lead).toBe(hardlyFound.lead);
  expect(weeks.slice(0, 2).map(({ title }) => title)).toEqual(hardlyFound.steps.map(({ title }) => title));
  expect(challenge?.title).toBe('People check you on Google before they ask.');
});

test('gives the named challenge a week of its own, unless another task narrows the same leak', () => {
  const titles = (challenge: string) =>
    reportOf({ 7: '50k-100k', 17: challenge }).weeks.map(({ title }) => title);
  expect(titles('Too many no-shows')[0]).toBe('Fill the chairs that stay empty');
  expect(titles('People book a consultation and never come')[0]).toBe('Fill the chairs that stay empty');
  expect(titles('We miss calls all day')).not.toContain('Find the hour with the most missed calls');
  expect(titles('Getting enough new patients')).toEqual(titles('Planning permission'));
});
