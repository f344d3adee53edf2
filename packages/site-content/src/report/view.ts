import { isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import { CATEGORIES } from '@upcurve/contracts/quiz/questions';
import type { Tier } from '@upcurve/contracts/quiz/quiz';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { fill, pounds } from '../money/format.ts';
import type { ServiceId } from '../services.ts';
import type { Assumed } from './assumed.ts';
import { type Challenge, challengeOf } from './challenge.ts';
import { type Change, changesOf } from './changes.ts';
import { benchmarks, categoryLines } from './content/benchmarks.ts';
import * as words from './content/words.ts';
import { type Estimate, estimateOf, isBelowFloor } from './estimate.ts';
import { bestOffer, type NoOffer, type Offer } from './offer.ts';
import { salutation } from './salutation.ts';
import type { ReportSource } from './source.ts';
import { bandIn, turnoverOf } from './turnover.ts';

const listOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Formats the accepted answers of a condition: adjacent ranges as their lowest amount and more, others as a list. */
export function formatWantedAnswers(wanted: readonly string[]): string {
  const bands = wanted.map(bandIn);
  const follow = bands.every((band, place) => band && (place === 0 || bands[place - 1]?.to === band.from));
  const from = bands[0]?.from;
  return follow && from !== undefined && bands.length > 1
    ? fill(words.fit.orMore, { sum: pounds(from) })
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
}

export interface Week {
  days: string;
  title: string;
  step: string;
  cost: string;
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
  estimate: Estimate | null;
  /** Whether too few people ask the clinic for a sum to mean anything. */
  isBelowFloor: boolean;
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
  offer: Offer | NoOffer | 'floor' | null;
  services: ServiceId[];
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: AGENCY_ZONE });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function titleOf({ name, result }: ReportSource): string {
  const called = salutation(name);
  const rest = words.head.titles[result.tier];
  return called ? `${called}, ${rest}` : capital(rest);
}

/** Returns the report's lead. If at least half of the questions are skipped, it says that the score is not reliable. */
function leadOf({ questions, answers, result }: ReportSource, isTooEarly: boolean): string {
  const asked = result.answers.length;
  const isKnown = questions.length > 0;
  const skipped = result.answers.filter(({ questionId }) => isEmptyAnswer(answers[questionId])).length;
  if (isKnown && skipped * 2 >= asked && asked > 0)
    return fill(words.head.skipped, { skipped: String(skipped), asked: String(asked) });
  if (isTooEarly) return words.floor.lead;
  const hasGaps = result.improvements.length > 0;
  return hasGaps && result.tier === 'Ready to scale' ? words.head.lastGaps : words.tierLines[result.tier];
}

function weeksOf(changes: readonly Change[], isTooEarly: boolean): Week[] {
  const { habits, last, days } = words.month;
  const steps = changes.map(({ title, thisWeek, cost }) => ({ title, step: thisWeek, cost }));
  const first = isTooEarly ? words.floor.steps : [];
  return [...[...first, ...steps, ...habits].slice(0, days.length - 1), last].map((week, place) => ({
    days: days[place]!, // As many weeks as there are days for.
    ...week,
  }));
}

/** Asks for the role of the person who answers. */
const ROLE = /\brole\b/i;

/** Builds the view of a report from its answers and score, and from the assumptions that the visitor replaced. */
export function viewOf(source: ReportSource, replaced?: Partial<Assumed>): ReportView {
  const { businessName, completedAt, result, questions } = source;
  const { score, tier, isEligible, criteria, categories } = result;
  const band = turnoverOf(source);
  const isTooEarly = isBelowFloor(source, band);
  const estimate = estimateOf(source, replaced);
  const changes = changesOf(source, estimate);
  const scoreAfter = result.scoreAfter !== undefined && result.scoreAfter > score ? result.scoreAfter : null;
  return {
    clinic: businessName?.trim() || null,
    date: completedAt ? dates.format(new Date(completedAt)) : null,
    title: titleOf(source),
    lead: leadOf(source, isTooEarly),
    score,
    tier,
    scoreAfter,
    changes,
    estimate: estimate ?? null,
    isBelowFloor: isTooEarly,
    challenge: challengeOf(source, isTooEarly) ?? null,
    weeks: weeksOf(changes, isTooEarly),
    bars: categories.map(({ category, score: own }) => ({
      name: CATEGORIES[category],
      line: categoryLines[category],
      score: own,
      typical: benchmarks[category],
    })),
    isSpendUnscored:
      band?.from === 0 &&
      questions.some(({ category }) => category === 'financial') &&
      !categories.some(({ category }) => category === 'financial'),
    isDecider: criteria.every(
      ({ question, answer, isMet }) => isMet || answer === null || !ROLE.test(question),
    ),
    isEligible,
    criteria: criteria.map((criterion) => ({ ...criterion, wanted: formatWantedAnswers(criterion.wanted) })),
    offer: isEligible ? (isTooEarly && 'floor') || (estimate && bestOffer(estimate)) || null : null,
    services: [...new Set(changes.flatMap((change) => change.services))].slice(0, 3),
  };
}
