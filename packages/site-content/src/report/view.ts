import { isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { fill, formatNumber, pounds } from '../money/format.ts';
import { ASSUMPTIONS, MONTHS, speeds } from '../money/model.ts';
import { monthlyCost, plans, rules } from '../pricing/plans.ts';
import {
  bestPlan,
  type ContractRow,
  contractRows,
  leftOfTarget,
  type Verdict,
  verdictOf,
  verdictWords,
} from '../pricing/verdict.ts';
import type { Assumed } from './assumed.ts';
import { type Challenge, challengeOf } from './challenge.ts';
import { type Early, hardlyFound, notOpen } from './content/early.ts';
import { LEAKS, type Leak } from './content/kinds.ts';
import * as words from './content/words.ts';
import { appointmentsOf, type Estimate, estimateOf, hasCaller, hasOpened, isBelowFloor } from './estimate.ts';
import { salutation } from './salutation.ts';
import { type ReportSource, SUBJECTS } from './source.ts';
import {
  HOURLY_WAGE,
  hoursOf,
  hoursText,
  openEnquiries,
  type ReportStep,
  STEP_CLOSES,
  stepsOf,
} from './steps.ts';
import { bandIn, middleOf, spendOf, turnoverOf } from './turnover.ts';

/** Below this score the report shows none: it would only discourage. */
const LEAST_SCORE = 40;
/** The longest answer that becomes the report's title. */
const LONGEST_TITLE = 90;
const PART_OF_TITLE = /^.{20,90}(?=[,.;:!?…])/u;

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
  /** The accepted answers, as text. */
  wanted: string;
  isMet: boolean;
  /** Whether it is met, and if not, what we look for. */
  state: string;
}

function toCriterion(criterion: Omit<Criterion, 'state'>): Criterion {
  const { answer, isMet, wanted } = criterion;
  const { met, notMet, notAnswered, wanted: lookFor } = words.plan;
  const open = `${answer === null ? notAnswered : notMet}. ${fill(lookFor, { wanted })}`;
  return { ...criterion, state: isMet ? met : open };
}

/** Returns the answer beside the questions that decides a verdict, as a condition that is not met. */
function decidingOf(verdict: Verdict | null): Criterion[] {
  const why = verdict && verdict.answer !== 'yes' ? verdict.why : undefined;
  if (why !== 'ownTeam' && why !== 'decide') return [];
  return [toCriterion({ questionId: 0, ...words.plan.deciding[why], isMet: false })];
}

/** All texts and decisions of a report. The page, the PDF and the mail only display them. */
export interface ReportView {
  clinic: string | null;
  date: string | null;
  /** Null if it would say nothing, or only discourage. */
  score: number | null;
  title: string;
  /** What limits the report; null for most. */
  note: string | null;
  /** What is lost, what the first step keeps, and the verdict as a number. Empty if the report names no sums. */
  numbers: readonly { value: string; label: string }[];
  /** The steps: the first is for this week. */
  steps: readonly ReportStep[];
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
    followUp: openEnquiries(estimate),
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

/** Returns a quote that fits into the title, if need be up to one of its commas or stops; undefined if none does. */
function inTitle(quote: string): string | undefined {
  const line = quote.replaceAll(/["“”]/g, '').replace(/[.\s]+$/, '');
  return line.length <= LONGEST_TITLE ? line : PART_OF_TITLE.exec(line)?.[0];
}

/** Returns the report's sentence: a leak that the visitor names in a few words, otherwise the largest one as people. */
function sentenceOf(
  estimate: Estimate | undefined,
  early: Early | null,
  challenge: Challenge | undefined,
): string {
  if (early) return early.headline ?? words.top.noSum;
  const isCounted = challenge?.leak && estimate && estimate.leaks[challenge.leak] > 0;
  if (isCounted || (challenge?.id && !estimate)) {
    const quote = inTitle(challenge.quote);
    if (quote) return fill(words.top.told, { quote });
  }
  if (!estimate) return words.top.noSum;
  const [largest] = LEAKS.toSorted((a, b) => estimate.leaks[b] - estimate.leaks[a]);
  if (!largest || estimate.lost === 0) return words.top.nothingLost;
  return peopleOf(largest, estimate);
}

/** Says so if at least half of the scored questions were skipped. */
function noteOf({ questions, answers, result }: ReportSource, early: Early | null): string | null {
  if (early) return early.lead;
  const asked = result.answers.length;
  const skipped = result.answers.filter(({ questionId }) => isEmptyAnswer(answers[questionId])).length;
  if (questions.length === 0 || asked === 0 || skipped * 2 < asked) return null;
  return fill(words.top.skipped, { skipped: String(skipped), asked: String(asked) });
}

/** The verdict on a report: the one of its figures, unless a condition that the agency set is not met. */
function verdictFor(
  source: ReportSource,
  { turnover, enquiries, kept }: Partial<Assumed>,
  early: Early | null,
): Verdict | null {
  const { caller, canDecide } = source.figures ?? {};
  if (early === notOpen) return { answer: 'notYet', why: 'notOpen' } as const;
  if (early) return { answer: 'no', why: 'small' } as const;
  const unmet = source.result.criteria.filter(({ isMet }) => !isMet);
  const role = unmet.find(({ question }) => SUBJECTS.role.test(question));
  const decides = canDecide ?? (role?.answer ? 'no' : undefined);
  if (turnover === undefined) return decides === 'no' ? ({ answer: 'notYet', why: 'decide' } as const) : null;
  const verdict = verdictOf({
    turnover,
    enquiries,
    kept,
    caller: caller ?? (hasCaller(source) ? 'someone' : undefined),
    canDecide: decides,
    budget: spendOf(source),
  });
  const isOpen = unmet.some((criterion) => criterion !== role || !canDecide);
  return verdict.answer === 'yes' && isOpen ? ({ answer: 'notYet', why: 'condition' } as const) : verdict;
}

/** The hours of calls a month that close a clinic's leaks. */
const hoursInAll = (estimate: Estimate): string =>
  hoursText(LEAKS.reduce((sum, leak) => sum + hoursOf(leak, estimate), 0));

/** The verdict as the third number of the report. */
function numberOf(verdict: Verdict, estimate: Estimate): { value: string; label: string } {
  const { assumed } = estimate;
  const { plan: paid, hours, from, budget, tooMuch } = words.top;
  if (verdict.answer === 'no' && verdict.why === 'ownTeam')
    return { value: hoursInAll(estimate), label: hours };
  const plan = bestPlan(assumed);
  if (verdict.answer === 'no')
    return { value: pounds(monthlyCost(plan ?? 'ground', assumed.enquiries)), label: tooMuch };
  if (!plan) return { value: pounds(plans.ground.turnoverFrom), label: from };
  if (verdict.answer === 'notYet' && verdict.why === 'budget')
    return { value: pounds(rules.leastBudget), label: budget };
  const left = pounds(leftOfTarget(plan, assumed.kept, assumed.enquiries));
  return {
    value: pounds(monthlyCost(plan, assumed.enquiries)),
    label: fill(paid, { name: plans[plan].name, left }),
  };
}

/** The contract of the plan that suits a clinic; empty for a clinic without one, or whose verdict is no. */
function contractFor(verdict: Verdict | null, estimate: Estimate | undefined): readonly ContractRow[] {
  const plan = estimate && verdict?.answer !== 'no' ? bestPlan(estimate.assumed) : undefined;
  return estimate && plan ? contractRows(plan, estimate.assumed.kept, estimate.assumed.enquiries) : [];
}

/** Says the verdict, and compares a plan with the clinic's own steps. */
function verdictTextOf(
  verdict: Verdict | null,
  estimate: Estimate | undefined,
  steps: readonly ReportStep[],
): { title: string; text: string } {
  const { titleNone, unknown, ownSteps } = words.plan;
  if (!verdict) return { title: titleNone, text: fill(unknown, { cost: pounds(monthlyCost('ground')) }) };
  const { title, text } = verdictWords(verdict);
  if (verdict.answer !== 'yes' || !estimate) return { title, text };
  const sum = pounds(steps.reduce((all, { keeps }) => all + (keeps ?? 0), 0));
  return { title, text: `${fill(ownSteps, { sum, hours: hoursInAll(estimate) })} ${text}` };
}

/** Builds the view of a report from its answers and score, and from the assumptions that the visitor replaced. */
export function viewOf(source: ReportSource, replaced?: Partial<Assumed>): ReportView {
  const { name, businessName, completedAt, result } = source;
  const band = turnoverOf(source);
  const early = isBelowFloor(source, band) ? (hasOpened(source) ? hardlyFound : notOpen) : null;
  const estimate = estimateOf(source, replaced);
  const challenge = challengeOf(source, early);
  const steps = stepsOf({ improvements: result.improvements, estimate, early, challenge });
  const turnover = estimate?.assumed.turnover ?? (band && middleOf(band));
  const verdict = verdictFor(source, { ...estimate?.assumed, turnover }, early);
  const called = salutation(name);
  const sentence = sentenceOf(estimate, early, challenge);
  const keeps = steps[0]?.keeps;
  return {
    clinic: businessName?.trim() || null,
    date: completedAt ? dates.format(new Date(completedAt)) : null,
    score: early !== notOpen && result.score >= LEAST_SCORE ? result.score : null,
    title: called ? `${called}, ${sentence}` : sentence.charAt(0).toUpperCase() + sentence.slice(1),
    note: noteOf(source, early),
    numbers:
      estimate && verdict && typeof keeps === 'number'
        ? [
            { value: pounds(estimate.lost), label: words.top.lost },
            { value: pounds(keeps), label: words.top.keeps },
            numberOf(verdict, estimate),
          ]
        : [],
    steps,
    verdict,
    verdictText: verdictTextOf(verdict, estimate, steps),
    kept: estimate?.assumed.kept,
    contract: contractFor(verdict, estimate),
    estimate: estimate ?? null,
    challenge: challenge ?? null,
    // A clinic that has not opened cannot meet them.
    criteria: early
      ? []
      : [
          ...decidingOf(verdict),
          ...result.criteria.map((each) =>
            toCriterion({ ...each, wanted: formatWantedAnswers(each.wanted) }),
          ),
        ],
  };
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

/** The leaks of a clinic with their sums in pounds a month, largest first. */
export const leakRows = ({ leaks }: Estimate) =>
  LEAKS.filter((leak) => leaks[leak] > 0)
    .map((leak) => ({ leak, label: words.working.leaks[leak], sum: leaks[leak] }))
    .toSorted((a, b) => b.sum - a.sum);

/** Below this part of what is usual, the figures explain too little of the turnover. */
const TOO_LITTLE = 1 / 3;

/** Doubts figures that bring more than the turnover, or hardly any of it; null for all others. */
function doubtIn({ fromNew, assumed, kind }: Estimate): string | null {
  const { tooMuch, tooLittle } = words.working;
  const share = (fromNew / Math.max(1, assumed.turnover)) * 100;
  if (share > 100) return tooMuch;
  return share < kind.newShare * TOO_LITTLE
    ? fill(tooLittle, { share: formatNumber(Math.round(share)) })
    : null;
}

const listed = new Intl.ListFormat('en-GB');

/** Says how far the loss may be off, and what it rests on. */
export function basisTexts(
  estimate: Estimate,
  { score }: Pick<ReportView, 'score'>,
): { range: string; basis: string } {
  const { lost, step, speed, speedFrom, isFollowedUp, leaks, kind, assumed } = estimate;
  const { range, basis, followedUp, scored, counted, counts } = words.working;
  const share = (percent: number) => pounds(Math.round((lost * percent) / 100 / step) * step);
  const { low, high, followUp } = ASSUMPTIONS;
  const values = {
    speed: String(speed === 'minutes' ? 0 : ASSUMPTIONS[speed]),
    followUp: String(followUp),
    reachable: String(kind.reachable),
    returning: String(assumed.returning),
  };
  const list = listed.format(LEAKS.filter((leak) => leaks[leak] > 0).map((leak) => counted[leak]));
  return {
    range: [
      doubtIn(estimate),
      fill(range, { low: String(low), lowSum: share(low), high: String(high), highSum: share(high) }),
    ]
      .filter(Boolean)
      .join(' '),
    basis: [
      fill(words.working.speed[speedFrom], { speed: speeds[speed].inText }),
      isFollowedUp && followedUp,
      fill(fill(counts, { list }), values),
      fill(basis, { closes: String(STEP_CLOSES), wage: String(HOURLY_WAGE) }),
      score !== null && fill(scored, { score: String(score) }),
    ]
      .filter(Boolean)
      .join(' '),
  };
}
