import { isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import { type Result, TIERS, type Tier } from '@upcurve/contracts/quiz/quiz';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { fill, pounds } from '../money/format.ts';
import { LEAKS, type Leaks } from '../money/model.ts';
import { LEAST_FEE, plans, rules } from '../pricing/plans.ts';
import type { Assumed } from './assumed.ts';
import { type Challenge, challengeOf } from './challenge.ts';
import { byKeeps, type Change, changesOf, type Remedy, remediesOf } from './changes.ts';
import { benchmarks, categoryLines, categoryNames } from './content/benchmarks.ts';
import { ownCost, type Step } from './content/challenges.ts';
import { type Early, hardlyFound, notOpen } from './content/early.ts';
import * as words from './content/words.ts';
import { type Estimate, estimateOf, followsUp, hasOpened, isBelowFloor } from './estimate.ts';
import { bestOffer, isOffer, type NoOffer, type Offer } from './offer.ts';
import { salutation } from './salutation.ts';
import { type ReportSource, SUBJECTS } from './source.ts';
import { type Band, bandIn, turnoverOf } from './turnover.ts';

const listOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Formats the accepted answers of a condition: adjacent ranges as their lowest amount and more, others as a list. */
export function formatWantedAnswers(wanted: readonly string[]): string {
  const bands = wanted.map(bandIn);
  const follow = bands.every((band, place) => band && (place === 0 || bands[place - 1]?.to === band.from));
  const from = bands[0]?.from;
  return follow && from !== undefined && bands.length > 1
    ? fill(words.fit.orMore, { sum: pounds(from) })
    : wanted.some((each) => / or /.test(each))
      ? wanted.join('; ')
      : listOf.format(wanted);
}

export interface Bar {
  name: string;
  line: string;
  score: number;
  typical: number;
}

export interface Criterion {
  questionId: number;
  question: string;
  answer: string | null;
  /** The accepted answers, as text. */
  wanted: string;
  isMet: boolean;
  /** What the answer means beyond the condition; null for most. */
  note: string | null;
}

export interface Week extends Omit<Step, 'cost'> {
  days: string;
  /** Null if a change above names it. */
  cost: string | null;
}

/** All texts and decisions of a report. The components only display them. */
export interface ReportView {
  clinic: string | null;
  date: string | null;
  title: string;
  lead: string;
  score: number;
  tier: Tier;
  /** The score with all changes made; null if it is unknown or not higher. */
  scoreAfter: number | null;
  changes: Change[];
  /** The first steps against the leaks that no change narrows. */
  remedies: Remedy[];
  estimate: Estimate | null;
  /** The texts for a clinic that too few people ask for a sum to mean anything; null for any other. */
  early: Early | null;
  /** False for a clinic that has not opened: a score would say nothing about its work. */
  isScored: boolean;
  challenge: Challenge | null;
  weeks: Week[];
  bars: Bar[];
  /** Whether the category of spend has no bar, because the turnover is too low to judge it. */
  isSpendUnscored: boolean;
  /** Whether the visitor's role allows decisions. True if nobody asked, or if they skipped the question. */
  isDecider: boolean;
  isEligible: boolean;
  criteria: Criterion[];
  /** The plan for an eligible clinic, or why there is none; null if the turnover is unknown. */
  offer: Offer | NoOffer | null;
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: AGENCY_ZONE });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the weakest category of a clinic, with a line on it, if it is below typical and can be improved. */
function laggingIn({ tier, categories, improvements }: Result) {
  if (tier === 'Foundations' || improvements.length === 0) return undefined;
  const [weakest] = categories.toSorted((a, b) => a.score - b.score);
  const line = words.head.weakest[tier];
  const from = TIERS.find(({ name }) => name === tier)!.from; // A tier is one of them.
  const isBelow = weakest && weakest.score < Math.min(from, benchmarks[weakest.category]);
  const isChanged = improvements.some(({ category }) => category === weakest?.category);
  return isBelow ? { ...weakest, line: isChanged ? line : words.head.weakestElsewhere } : undefined;
}

type Lagging = ReturnType<typeof laggingIn>;

function titleOf(
  { name, result }: ReportSource,
  {
    early,
    lagging,
    estimate,
    challenge,
  }: { early: Early | null; lagging: Lagging; estimate: Estimate | undefined; challenge: Challenge | null },
): string {
  const called = salutation(name);
  const isAlmost = lagging && result.tier === 'Ready to scale';
  const { almost, leaks, lateCalls, titles } = words.head;
  const named =
    challenge?.leak && estimate && estimate.leaks[challenge.leak] > 0 ? challenge.leak : undefined;
  const largest = named ?? (estimate && LEAKS.toSorted((a, b) => estimate.leaks[b] - estimate.leaks[a])[0]);
  const hasLeak = largest && estimate && estimate.leaks[largest] > 0 && result.improvements.length > 0;
  const ofLeak = hasLeak && result.tier !== 'Foundations' && leaks[largest];
  const isLate = !early && challenge?.id === 'late-calls';
  const rest = early?.headline ?? (isLate ? lateCalls : isAlmost ? almost : ofLeak || titles[result.tier]);
  return called ? `${called}, ${rest}` : capital(rest);
}

/** Returns the report's lead. If at least half of the questions are skipped, it says that the score is not reliable. */
function leadOf({ questions, answers, result }: ReportSource, early: Early | null, lagging: Lagging): string {
  if (early === notOpen) return early.lead;
  const asked = result.answers.length;
  const isKnown = questions.length > 0;
  const skipped = result.answers.filter(({ questionId }) => isEmptyAnswer(answers[questionId])).length;
  if (isKnown && skipped * 2 >= asked && asked > 0)
    return fill(words.head.skipped, { skipped: String(skipped), asked: String(asked) });
  if (early) return early.lead;
  if (lagging)
    return fill(lagging.line, { name: categoryNames[lagging.category], score: String(lagging.score) });
  const hasGaps = result.improvements.length > 0;
  return hasGaps && result.tier === 'Ready to scale' ? words.head.lastGaps : words.tierLines[result.tier];
}

/** The tasks that may make the one for the challenge unnecessary. */
const LEADING = 2;

/**
 * Orders tasks by what they leave the clinic, but begins with the best task against each leak: it counts as much as all tasks against
 * that leak together, because they share its sum. More ads come last.
 */
function inOrder<Task extends { leak: keyof Leaks | null; keeps: number; moreAds?: number }>(
  tasks: readonly Task[],
): Task[] {
  const sorted = tasks.toSorted(byKeeps);
  const total = ({ leak, keeps }: Task, place: number) =>
    leak && sorted.findIndex((each) => each.leak === leak) === place
      ? sorted.reduce((sum, each) => sum + (each.leak === leak ? each.keeps : 0), 0)
      : keeps;
  return sorted
    .map((task, place) => ({ task, keeps: total(task, place), moreAds: task.moreAds ?? 0 }))
    .toSorted(byKeeps)
    .map(({ task }) => task);
}

/**
 * Returns the task of each week: first the challenge that the visitor named, or one of the best tasks if it narrows the
 * same leak; then the changes and the steps against other leaks, and then habits.
 */
function weeksOf(
  changes: readonly Change[],
  remedies: readonly Remedy[],
  early: Early | null,
  challenge: Challenge | null,
  isFollowedUp: boolean,
): Week[] {
  const { habits: all, last, days } = words.month;
  const habits = early?.habit ? [early.habit] : all.filter(({ counts }) => !(counts && isFollowedUp));
  const first = early?.steps ?? [];
  const ofChanges = changes
    // A change that is worth nothing takes no week.
    .filter(({ worth, isCountedAbove }) => worth !== 0 || isCountedAbove)
    .filter(({ question }) => !first.some(({ covers }) => covers.test(question)))
    .map((change) => ({ ...change, step: change.thisWeek }));
  // An early clinic has no sums, so its changes keep their order.
  const steps = early ? ofChanges : inOrder([...ofChanges, ...remedies]);
  const { week, leak } = challenge ?? {};
  const covering = early ? undefined : steps.slice(0, LEADING).find((each) => leak && each.leak === leak);
  const own = week && !early ? [covering ?? week] : [];
  const others = steps.filter((each) => each !== covering);
  const tasks = [...first, ...own, ...others, ...habits].slice(0, days.length - 1);
  return [...tasks, early?.last ?? last].map(({ title, step, cost }, place) => ({
    days: days[place]!, // As many weeks as there are days for.
    title,
    step,
    // The first week stands out, so it says what it costs even if a change above does.
    cost: place > 0 && changes.some((change) => change.title === title) ? null : cost,
  }));
}

/** Says why we ask for a condition that is not met, and how the plans relate to one that is. */
function noteOf(
  { questionId, question, answer, isMet, wanted }: Result['criteria'][number],
  { result }: ReportSource,
  changes: readonly Change[],
): string | null {
  const { why } = words.fit;
  if (!isMet) {
    const change = changes.find((each) => each.questionId === questionId);
    if (change?.next.some((next) => wanted.includes(next))) return fill(why.change, { title: change.title });
    const financial = result.categories.find(({ category }) => category === 'financial');
    if (SUBJECTS.spend.test(question)) {
      if (financial?.score === 100) return why.spendSuits;
      return bandIn(answer ?? '') ? why.spendSmall : why.spend;
    }
    if (SUBJECTS.role.test(question)) return why.role;
    return SUBJECTS.turnover.test(question) ? why.turnover : null;
  }
  const band = result.isEligible && SUBJECTS.turnover.test(question) ? bandIn(answer ?? '') : undefined;
  const least = plans.ground.turnoverFrom;
  return band && band.from < least ? fill(words.fit.startsAt, { from: pounds(least) }) : null;
}

/** Returns the texts for a clinic that is too new or too small for a sum; null for any other. */
function earlyOf(source: ReportSource, band: Band | undefined): Early | null {
  if (!isBelowFloor(source, band)) return null;
  return hasOpened(source) ? hardlyFound : notOpen;
}

/** Adds what an enquiry and a patient cost the clinic to the reply about that cost. */
function withFigures(challenge: Challenge, { assumed }: Estimate): Challenge {
  const { spend, enquiries, booked } = assumed;
  const patients = Math.round((enquiries * booked) / 100);
  if (challenge.id !== 'cost-per-patient' || spend === 0 || patients === 0) return challenge;
  const figures = fill(ownCost, {
    spend: pounds(spend),
    enquiries: String(enquiries),
    patients: String(patients),
    perEnquiry: pounds(Math.round(spend / enquiries)),
    perPatient: pounds(Math.round(spend / patients)),
  });
  return { ...challenge, text: `${figures} ${challenge.text}` };
}

const TURNOVER_STEP = 500;
/** A limit on the work for figures that no clinic has. */
const STEPS_MOST = 400;

/** Returns the best offer. If only its cost is too high, adds the next turnover from which one fits, up to three times. */
function offerFor(
  source: ReportSource,
  replaced: Partial<Assumed> = {},
  estimate: Estimate,
): Offer | NoOffer {
  const offer = bestOffer(estimate);
  if (isOffer(offer) || offer.why !== 'share') return offer;
  const { turnover: own, spend } = estimate.assumed;
  // Below this not even the smallest fee is within the limit.
  const least = Math.max(own + 1, ((spend + LEAST_FEE) * 100) / rules.mostSharePercent);
  const from = TURNOVER_STEP * Math.ceil(least / TURNOVER_STEP);
  const to = Math.min(own * 3, from + STEPS_MOST * TURNOVER_STEP);
  // Enquiries and leaks grow with the turnover, so it cannot be worked out from today's sums.
  for (let turnover = from; turnover <= to; turnover += TURNOVER_STEP) {
    const larger = estimateOf(source, { ...replaced, turnover });
    if (larger && isOffer(bestOffer(larger))) return { ...offer, fitsFrom: turnover };
  }
  return offer;
}

/** Says so if more ads on top of the offered plan would exceed our limit. */
function withLimit(change: Change, offer: Offer | NoOffer | null, estimate: Estimate | undefined): Change {
  if (!(estimate && isOffer(offer) && change.moreAds > 0)) return change;
  const share = ((offer.total + change.moreAds) / estimate.assumed.turnover) * 100;
  if (share <= rules.mostSharePercent) return change;
  return { ...change, cost: `${change.cost} ${fill(words.changes.notOnTop, { share: share.toFixed(1) })}` };
}

/** Builds the view of a report from its answers and score, and from the assumptions that the visitor replaced. */
export function viewOf(source: ReportSource, replaced?: Partial<Assumed>): ReportView {
  const { businessName, completedAt, result, questions } = source;
  const { score, tier, isEligible, criteria, categories } = result;
  const band = turnoverOf(source);
  const early = earlyOf(source, band);
  const lagging = laggingIn(result);
  const estimate = estimateOf(source, replaced);
  const found = changesOf(source, estimate);
  const offer =
    isEligible && early
      ? ({ why: 'early' } as const)
      : isEligible && estimate
        ? offerFor(source, replaced, estimate)
        : null;
  const changes = found.map((change) => withLimit(change, offer, estimate));
  const remedies = estimate ? remediesOf(estimate, changes) : [];
  const named = challengeOf(source, early) ?? null;
  const challenge = named && estimate ? withFigures(named, estimate) : named;
  const isScored = early !== notOpen;
  // Early clinics begin with two other steps, so the plan cannot promise the score.
  const scoreAfter =
    !early && result.scoreAfter !== undefined && result.scoreAfter > score ? result.scoreAfter : null;
  return {
    clinic: businessName?.trim() || null,
    date: completedAt ? dates.format(new Date(completedAt)) : null,
    title: titleOf(source, { early, lagging, estimate, challenge }),
    lead: leadOf(source, early, lagging),
    score,
    tier,
    scoreAfter,
    changes,
    remedies,
    estimate: estimate ?? null,
    early,
    isScored,
    challenge,
    weeks: weeksOf(changes, remedies, early, challenge, followsUp(source)),
    bars: (isScored ? categories : []).map(({ category, score: own }) => ({
      name: categoryNames[category],
      line: categoryLines[category],
      score: own,
      typical: benchmarks[category],
    })),
    isSpendUnscored:
      band?.from === 0 &&
      questions.some(({ category }) => category === 'financial') &&
      !categories.some(({ category }) => category === 'financial'),
    isDecider: criteria.every(
      ({ question, answer, isMet }) => isMet || answer === null || !SUBJECTS.role.test(question),
    ),
    isEligible,
    criteria: criteria.map((criterion) => ({
      ...criterion,
      wanted: formatWantedAnswers(criterion.wanted),
      note: noteOf(criterion, source, changes),
    })),
    offer,
  };
}
