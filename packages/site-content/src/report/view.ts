import { isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { fill, formatNumber, pounds, signedPounds } from '../money/format.ts';
import { ASSUMPTIONS, MONTHS, speeds } from '../money/model.ts';
import { monthlyCost, plans, rules, withVat } from '../pricing/plans.ts';
import {
  type ContractRow,
  contractRows,
  leftOfTarget,
  type Verdict,
  type VerdictFacts,
  verdictOf,
  verdictWords,
} from '../pricing/verdict.ts';
import type { Assumed } from './assumed.ts';
import { answerTo, type Challenge, challengeOf } from './challenge.ts';
import { type Early, hardlyFound, notOpen } from './content/early.ts';
import { LEAKS, type Leak } from './content/kinds.ts';
import * as words from './content/words.ts';
import {
  appointmentsOf,
  type Estimate,
  estimateOf,
  hasCaller,
  hasOpened,
  IN_FIRST_YEAR,
  isBelowFloor,
  patientValue,
} from './estimate.ts';
import { salutation } from './salutation.ts';
import { type ReportSource, SUBJECTS } from './source.ts';
import { hoursText, openEnquiries, type ReportStep, STEP_CLOSES, stepsOf } from './steps.ts';
import { bandIn, middleOf, spendOf, turnoverOf } from './turnover.ts';

/** The longest answer that becomes the report's title, which takes three lines on a phone. */
const LONGEST_TITLE = 60;
const PART_OF_TITLE = /^.{20,60}(?=[,.;:!?…])/u;

const listOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: AGENCY_ZONE });

/** Formats the accepted answers of a condition: adjacent ranges as their lowest amount and more, others as a list. */
export function formatWantedAnswers(wanted: readonly string[]): string {
  const bands = wanted.map(bandIn);
  const follow = bands.every((band, place) => band && (place === 0 || bands[place - 1]?.to === band.from));
  const from = bands[0]?.from;
  return follow && from !== undefined && bands.length > 1
    ? fill(words.plan.orMore, { sum: pounds(from) })
    : wanted.some((each) => / or /.test(each))
      ? wanted.join('; ')
      : listOf.format(wanted);
}

interface Criterion {
  questionId: number;
  question: string;
  answer: string | null;
  isMet: boolean;
  /** Whether it is met, and if not, what it takes. */
  state: string;
}

/** Returns the conditions of a plan: first the answer beside the questions that decides a verdict, if it does. */
function criteriaOf({ result }: ReportSource, verdict: Verdict | null, facts: Facts): Criterion[] {
  const { deciding, met, notMet, notAnswered, orMore } = words.plan;
  const why = verdict && verdict.answer !== 'yes' ? verdict.why : undefined;
  const decisive = why === 'ownTeam' || why === 'decide' ? deciding[why] : undefined;
  const criteria = result.criteria.map(({ wanted, ...criterion }) => {
    const { question, answer } = criterion;
    const { turnoverFrom, adsFrom } = plans[verdict?.plan ?? 'ground'];
    const isBelow = (amount: number | undefined, least: number) => amount !== undefined && amount < least;
    const missed =
      (SUBJECTS.turnover.test(question) && isBelow(facts.turnover, turnoverFrom) && turnoverFrom) ||
      (SUBJECTS.spend.test(question) && isBelow(facts.budget, adsFrom) && adsFrom);
    const isMet = criterion.isMet && !missed;
    const least = missed ? fill(orMore, { sum: pounds(missed) }) : formatWantedAnswers(wanted);
    const open = fill(answer === null ? notAnswered : notMet, { wanted: least });
    return { ...criterion, isMet, state: isMet ? met : open };
  });
  return decisive ? [{ questionId: 0, ...decisive, isMet: false }, ...criteria] : criteria;
}

/** All texts and decisions of a report. The page, the PDF and the mail only display them. */
export interface ReportView {
  clinic: string | null;
  date: string | null;
  /** The sentence after the visitor's name, and alone. */
  title: string;
  sentence: string;
  /** What limits the report; null for most. */
  note: string | null;
  /** The figure that explains too little of the turnover. The report asks for it and shows no numbers. */
  check: CheckedFigure | null;
  /** What is lost, what the first step keeps, and the verdict as a number. Empty if the report names no sums. */
  numbers: readonly { value: string; label: string }[];
  /** The steps: the first is for this week. */
  steps: readonly ReportStep[];
  /** Who makes the calls of the steps, where a plan does; null for all others. */
  stepsNote: string | null;
  /** Null if the turnover is unknown. */
  verdict: Verdict | null;
  verdictText: { title: string; text: string };
  /** What the clinic keeps of £100 of additional turnover. */
  kept: number | undefined;
  /** The plan in numbers; empty if none is named. */
  contract: readonly ContractRow[];
  estimate: Estimate | null;
  challenge: Challenge | null;
  criteria: readonly Criterion[];
}

/** Says how many people a leak is about: in a month, or in a year if that would be fewer than two. */
function peopleOf(leak: Leak, estimate: Estimate): string {
  const { enquiries, booked, returning, noShows } = estimate.assumed;
  const inMonth = {
    slow: enquiries,
    followUp: openEnquiries(estimate.assumed),
    returning: ((enquiries * booked) / 100) * (1 - returning / 100),
    noShows: (appointmentsOf(estimate.assumed) * noShows) / 100,
  }[leak];
  const { leaks, month, year, waits } = words.top;
  const isFew = inMonth < 2;
  return fill(leaks[leak], {
    people: formatNumber(Math.max(1, Math.round(isFew ? inMonth * MONTHS : inMonth))),
    period: isFew ? year : month,
    speed: waits[estimate.speed],
  });
}

/** Returns a quote that fits into the title, or a part of it that names the same problem; undefined if none does. */
function inTitle({ quote, leak }: Challenge): string | undefined {
  const line = quote.replaceAll(/["“”]/g, '').replace(/[.\s]+$/, '');
  if (line.length <= LONGEST_TITLE) return line;
  const part = PART_OF_TITLE.exec(line)?.[0];
  return part !== undefined && answerTo(part).leak === leak ? part : undefined;
}

/** Returns the report's sentence: a leak that the visitor names in a few words, otherwise the first step's, as people. */
function sentenceOf(
  estimate: Estimate | undefined,
  early: Early | null,
  challenge: Challenge | undefined,
  leak: Leak | null | undefined,
): string {
  if (early) return early.headline ?? words.top.noSum;
  const check = estimate && checkedFigure(estimate);
  if (check)
    return fill(words.top.check[check], {
      sum: pounds(estimate.assumed.value),
      count: formatNumber(estimate.assumed.enquiries),
      share: shareText(estimate),
    });
  const isCounted = challenge?.leak && estimate && estimate.leaks[challenge.leak] > 0;
  if (isCounted || (challenge?.id && !estimate)) {
    const quote = inTitle(challenge);
    if (quote) return fill(words.top.told, { quote });
  }
  if (!estimate) return words.top.noSum;
  return leak ? peopleOf(leak, estimate) : words.top.nothingLost;
}

/** Says so if at least half of the scored questions were skipped. */
function noteOf({ questions, answers, result }: ReportSource, early: Early | null): string | null {
  if (early) return early.lead;
  const asked = result.answers.length;
  const skipped = result.answers.filter(({ questionId }) => isEmptyAnswer(answers[questionId])).length;
  if (questions.length === 0 || asked === 0 || skipped * 2 < asked) return null;
  return fill(words.top.skipped, { skipped: String(skipped), asked: String(asked) });
}

/** The facts of a verdict, as far as they are known. */
type Facts = Partial<VerdictFacts>;

function factsOf(source: ReportSource, assumed: Partial<Assumed>): Facts {
  const { caller, canDecide } = source.figures ?? {};
  const unmetRole = source.result.criteria.find(
    ({ question, isMet }) => !isMet && SUBJECTS.role.test(question),
  );
  return {
    ...assumed,
    caller: caller ?? (hasCaller(source) ? 'someone' : undefined),
    canDecide: canDecide ?? (unmetRole?.answer ? 'no' : undefined),
    budget: spendOf(source),
  };
}

/** The verdict on a report: the one of its figures, unless a condition that the agency set is not met. */
function verdictFor(source: ReportSource, facts: Facts, early: Early | null): Verdict | null {
  if (early === notOpen) return { answer: 'notYet', why: 'notOpen' } as const;
  if (early) return { answer: 'no', why: 'small' } as const;
  const { turnover } = facts;
  if (turnover === undefined)
    return facts.canDecide === 'no' ? ({ answer: 'notYet', why: 'decide' } as const) : null;
  const verdict = verdictOf({ ...facts, turnover });
  const isOpen = source.result.criteria.some(
    ({ isMet, question }) => !isMet && !(SUBJECTS.role.test(question) && facts.canDecide),
  );
  return verdict.answer === 'yes' && isOpen
    ? ({ answer: 'notYet', why: 'condition', plan: verdict.plan } as const)
    : verdict;
}

/** The hours of calls a month that all steps take. */
const hoursIn = (steps: readonly ReportStep[]) => hoursText(steps.reduce((sum, { hours }) => sum + hours, 0));

/** The plan that a report offers, now or once a condition is met; undefined if something else comes first. */
function offeredPlan(verdict: Verdict | null) {
  if (verdict?.answer === 'yes') return verdict.plan;
  return verdict?.answer === 'notYet' && verdict.why !== 'budget' ? verdict.plan : undefined;
}

/** The verdict as the third number of the report. */
function numberOf(
  verdict: Verdict,
  { kept, enquiries }: Assumed,
  steps: readonly ReportStep[],
): { value: string; label: string } {
  const { left, hours, from, budget, tooMuch } = words.top;
  const { plan = 'ground' } = verdict;
  const { name, turnoverFrom, adsFrom } = plans[plan];
  const cost = pounds(monthlyCost(plan, enquiries));
  if (offeredPlan(verdict)) {
    const sum = leftOfTarget(plan, kept, enquiries);
    const vat = withVat(monthlyCost(plan, enquiries)) - monthlyCost(plan, enquiries);
    const month = String(rules.targetMonth);
    return { value: pounds(sum), label: fill(left, { month, name, cost, withVat: signedPounds(sum - vat) }) };
  }
  if (verdict.answer === 'no')
    return verdict.why === 'ownTeam'
      ? { value: hoursIn(steps), label: hours }
      : { value: cost, label: fill(tooMuch, { name }) };
  return verdict.answer === 'notYet' && verdict.why === 'budget'
    ? { value: pounds(adsFrom), label: fill(budget, { name }) }
    : { value: pounds(turnoverFrom), label: from };
}

/** Returns a step of a plan, without sums of its own: the plan is compared with today, not with its steps. */
const plannedStep = (step: ReportStep): ReportStep => ({
  ...step,
  keeps: null,
  cost: step.hours > 0 ? fill(words.costs.planned, { hours: hoursText(step.hours) }) : step.cost,
});

function verdictTextOf(verdict: Verdict | null): { title: string; text: string } {
  if (verdict) return verdictWords(verdict);
  const { titleNone, unknown } = words.plan;
  return { title: titleNone, text: fill(unknown, { cost: pounds(monthlyCost('ground')) }) };
}

/** Builds the view of a report from its answers and score, and from the assumptions that the visitor replaced. */
export function viewOf(source: ReportSource, replaced?: Partial<Assumed>): ReportView {
  const { name, businessName, completedAt, result } = source;
  const band = turnoverOf(source);
  const early = isBelowFloor(source, band) ? (hasOpened(source) ? hardlyFound : notOpen) : null;
  const estimate = estimateOf(source, replaced);
  const challenge = challengeOf(source, early);
  const [first, ...others] = stepsOf({ improvements: result.improvements, estimate, early, challenge });
  const turnover = estimate?.assumed.turnover ?? (band && middleOf(band));
  const facts = factsOf(source, { ...estimate?.assumed, turnover });
  const verdict = verdictFor(source, facts, early);
  const isPlanned = estimate !== undefined && offeredPlan(verdict) !== undefined;
  const steps = [...(first ? [first] : []), ...(isPlanned ? others.map(plannedStep) : others)];
  const called = salutation(name);
  const sentence = sentenceOf(estimate, early, challenge, first?.leak);
  const alone = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const check = estimate ? checkedFigure(estimate) : null;
  const keeps = first?.keeps;
  return {
    clinic: businessName?.trim() || null,
    date: completedAt ? dates.format(new Date(completedAt)) : null,
    title: called ? `${called}, ${sentence}` : alone,
    sentence: alone,
    note: noteOf(source, early),
    check,
    numbers:
      estimate && verdict && !check && typeof keeps === 'number'
        ? [
            { value: pounds(estimate.lost), label: words.top.lost },
            { value: pounds(keeps), label: words.top.keeps },
            numberOf(verdict, estimate.assumed, steps),
          ]
        : [],
    steps,
    stepsNote: isPlanned ? fill(words.others.planned, { hours: hoursIn(steps) }) : null,
    verdict,
    verdictText: verdictTextOf(verdict),
    kept: estimate?.assumed.kept,
    contract:
      estimate && verdict?.plan && verdict.answer !== 'no'
        ? contractRows(verdict.plan, estimate.assumed.kept, estimate.assumed.enquiries)
        : [],
    estimate: estimate ?? null,
    challenge: challenge ?? null,
    // A clinic that has not opened cannot meet them.
    criteria: early ? [] : criteriaOf(source, verdict, facts),
  };
}

/** Returns what a report's first screen says below its title, as paragraphs of a mail. */
export function mailParagraphs({ note, numbers, steps: [step], verdictText }: ReportView): string[] {
  return [
    note ?? '',
    numbers.map(({ value, label }) => `${value} ${label}.`).join('\n'),
    step ? `${words.top.step}: ${step.title}. ${step.step} ${step.cost}`.trim() : '',
    `${verdictText.title} ${verdictText.text}`,
  ].filter(Boolean);
}

/** Says where an assumption comes from. */
export function assumptionSource(id: keyof Assumed, { given, replaced, band, kind }: Estimate): string {
  const { sources } = words.working;
  if (replaced.includes(id)) return sources.replaced;
  if (given.includes(id)) return sources.given;
  if (id === 'turnover') return sources[band];
  const text = id === 'enquiries' ? sources.enquiries : sources.kind;
  return fill(text, { share: String(kind.newShare), kind: kind.name });
}

/** The leaks of a clinic, how each is counted, and their sums in pounds a month, largest first. */
export const leakRows = ({ leaks, counts }: Estimate) =>
  LEAKS.filter((leak) => leaks[leak] > 0)
    .map((leak) => {
      const { people, percent, each } = counts[leak];
      const counted = fill(words.working.counted[leak], {
        people: formatNumber(people),
        percent: formatNumber(percent),
        each: pounds(each),
      });
      return { leak, label: `${words.working.leaks[leak]}: ${counted}`, sum: leaks[leak] };
    })
    .toSorted((a, b) => b.sum - a.sum);

/** Below this part of what is usual, the figures explain too little of the turnover. */
const TOO_LITTLE = 1 / 4;

/** The percentage of the turnover that the figures explain. */
const shareOf = ({ fromNew, assumed }: Estimate) => (fromNew / Math.max(1, assumed.turnover)) * 100;
const shareText = (estimate: Estimate) => formatNumber(Math.round(shareOf(estimate)));

/** The figures of which the report may ask for one again. */
export type CheckedFigure = keyof typeof words.top.check;

/** Returns the more doubtful figure if the figures explain hardly any of the turnover, until the visitor replaces it. */
function checkedFigure(estimate: Estimate): CheckedFigure | null {
  const { assumed, kind, replaced } = estimate;
  const figure = assumed.value < kind.value / 2 ? 'value' : 'enquiries';
  const isDoubtful = shareOf(estimate) < kind.newShare * TOO_LITTLE;
  return isDoubtful && !replaced.includes(figure) ? figure : null;
}

/** Says how far the loss may be off, and what it rests on. */
export function basisTexts(
  estimate: Estimate,
  { steps: [step] }: Pick<ReportView, 'steps'>,
): { range: string; basis: string } {
  const { lost, leaks, step: unit, speed, speedFrom, isFollowedUp, assumed } = estimate;
  const { range, tooMuch, basis, followedUp, patient, keeps, keepsAfterWages } = words.working;
  const share = (percent: number) => pounds(Math.round((lost * percent) / 100 / unit) * unit);
  const { low, high } = ASSUMPTIONS;
  const brings = patientValue(assumed);
  const stepText =
    step?.leak &&
    fill(step.wages > 0 ? keepsAfterWages : keeps, {
      closes: String(STEP_CLOSES),
      kept: String(assumed.kept),
      sum: pounds(leaks[step.leak]),
      wages: pounds(step.wages),
      keeps: pounds(step.keeps ?? 0),
    });
  return {
    range: [
      shareOf(estimate) > 100 && tooMuch,
      fill(range, { low: String(low), lowSum: share(low), high: String(high), highSum: share(high) }),
    ]
      .filter(Boolean)
      .join(' '),
    basis: [
      fill(patient, {
        patient: pounds(brings.patient),
        again: pounds(brings.again),
        value: pounds(assumed.value),
        returning: formatNumber(assumed.returning),
        visits: formatNumber(assumed.visits),
        months: String(IN_FIRST_YEAR.months),
        of: String(IN_FIRST_YEAR.of),
      }),
      stepText,
      fill(words.working.speed[speedFrom], { speed: speeds[speed].inText }),
      isFollowedUp && followedUp,
      basis,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
