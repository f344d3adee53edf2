import { isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import { CATEGORIES } from '@upcurve/contracts/quiz/questions';
import type { Tier } from '@upcurve/contracts/quiz/quiz';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type PlanId, planFor } from '../content/pricing/plans.ts';
import { benchmarks, categoryLines } from '../content/quiz/benchmarks.ts';
import { tierLines } from '../content/quiz/quiz.ts';
import * as words from '../content/report/words.ts';
import type { ServiceId } from '../content/services.ts';
import { pounds } from '../content/site/pounds.ts';
import { fill } from '../money/format.ts';
import { type Challenge, challengeOf } from './challenge.ts';
import { type Change, changesOf } from './changes.ts';
import { type Estimate, estimateOf } from './estimate.ts';
import { salutation } from './salutation.ts';
import type { ReportSource } from './source.ts';
import { bandIn, middleOf, turnoverOf } from './turnover.ts';

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
  challenge: Challenge | null;
  weeks: Week[];
  bars: Bar[];
  isEligible: boolean;
  criteria: Criterion[];
  /** The plan that suits the clinic; null if unknown. */
  plan: PlanId | null;
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
function leadOf({ questions, answers, result }: ReportSource): string {
  const asked = result.answers.length;
  const isKnown = questions.length > 0;
  const skipped = result.answers.filter(({ questionId }) => isEmptyAnswer(answers[questionId])).length;
  if (!isKnown || skipped * 2 < asked || asked === 0) return tierLines[result.tier];
  return fill(words.head.skipped, { skipped: String(skipped), asked: String(asked) });
}

function weeksOf(changes: readonly Change[]): Week[] {
  const { habits, last, days } = words.month;
  const steps = changes.map(({ title, thisWeek }) => ({ title, step: thisWeek }));
  return [...[...steps, ...habits].slice(0, days.length - 1), last].map((week, place) => ({
    days: days[place]!, // As many weeks as there are days for.
    ...week,
  }));
}

/** Builds the view of a report from its answers and score. */
export function viewOf(source: ReportSource): ReportView {
  const { businessName, completedAt, result } = source;
  const { score, tier, isEligible, criteria, categories, improvements } = result;
  const changes = changesOf(improvements);
  const band = turnoverOf(source);
  const scoreAfter = result.scoreAfter !== undefined && result.scoreAfter > score ? result.scoreAfter : null;
  return {
    clinic: businessName?.trim() || null,
    date: completedAt ? dates.format(new Date(completedAt)) : null,
    title: titleOf(source),
    lead: leadOf(source),
    score,
    tier,
    scoreAfter,
    changes,
    estimate: estimateOf(source) ?? null,
    challenge: challengeOf(source) ?? null,
    weeks: weeksOf(changes),
    bars: categories.map(({ category, score: own }) => ({
      name: CATEGORIES[category],
      line: categoryLines[category],
      score: own,
      typical: benchmarks[category],
    })),
    isEligible,
    criteria: criteria.map((criterion) => ({ ...criterion, wanted: formatWantedAnswers(criterion.wanted) })),
    plan: (isEligible && band && planFor(middleOf(band))) || null,
    services: [...new Set(changes.flatMap((change) => change.services))].slice(0, 3),
  };
}
