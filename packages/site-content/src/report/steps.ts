import { fill, formatNumber, pounds } from '../money/format.ts';
import { ASSUMPTIONS } from '../money/model.ts';
import type { Challenge } from './challenge.ts';
import type { Step } from './content/challenges.ts';
import type { Early } from './content/early.ts';
import { LEAKS, type Leak } from './content/kinds.ts';
import { costs, fasterStep, habits, plainStep, steps } from './content/words.ts';
import { appointmentsOf, type Estimate } from './estimate.ts';
import type { Improvement } from './source.ts';

/** The steps of a report. */
const STEPS = 3;
/** The percentage of its leak that a step closes. */
export const STEP_CLOSES = ASSUMPTIONS.low;
/** What an hour of someone at the desk costs a clinic, in pounds: the wage, with holidays, insurance and pension. */
export const HOURLY_WAGE = 16;
/** Minutes for a first call with one more attempt, for a second call, and for a call the day before. */
export const MINUTES = { first: 10, second: 5, reminder: 3 };

/** A step that a clinic can take itself. */
export interface ReportStep extends Step {
  /** The leak that it closes in part, and what the clinic keeps by that, in pounds a month; null if it has no sum. */
  leak: Leak | null;
  keeps: number | null;
  link?: string | undefined;
}

/** The enquiries a month that do not become patients. */
export const openEnquiries = ({ assumed: { enquiries, booked } }: Estimate): number =>
  Math.round((enquiries * (100 - booked)) / 100);

/** The hours of calls a month that a leak's step takes, in halves. */
export function hoursOf(leak: Leak, estimate: Estimate): number {
  const { assumed, speed, leaks } = estimate;
  if (leaks[leak] === 0) return 0;
  const minutes = {
    slow: speed === 'minutes' || speed === 'hour' ? 0 : assumed.enquiries * MINUTES.first,
    followUp: openEnquiries(estimate) * MINUTES.second,
    returning: 0,
    noShows: appointmentsOf(assumed) * MINUTES.reminder,
  }[leak];
  return Math.ceil(minutes / 30) / 2;
}

/** Formats hours: `1 hour`, `2.5 hours`. */
export const hoursText = (hours: number): string =>
  hours === 1 ? costs.hour : fill(costs.hours, { hours: formatNumber(hours) });

/** Returns the step against a leak. Calls that would cost more than they keep are made by someone who is there anyway. */
function stepAgainst(leak: Leak, estimate: Estimate): ReportStep {
  const { leaks, assumed, step: unit, kind, speed } = estimate;
  const hours = hoursOf(leak, estimate);
  const kept = (leaks[leak] * STEP_CLOSES * assumed.kept) / 100 / 100;
  const wages = hours * HOURLY_WAGE;
  const isPaid = wages + unit < kept;
  const own = leak === 'slow' && (speed === 'hour' || speed === 'minutes') ? fasterStep : steps[leak];
  const calls = isPaid ? costs.calls : costs.quiet;
  const cost = hours > 0 ? calls : leak === 'slow' ? costs.sooner : costs.visits;
  return {
    title: own.title,
    step: (leak === 'returning' && kind.returningStep) || own.step,
    cost: fill(cost, { hours: hoursText(hours), sum: pounds(wages), wage: String(HOURLY_WAGE) }),
    leak,
    // Rounded down, so that it never says more than is left.
    keeps: Math.floor((isPaid ? kept - wages : kept) / unit) * unit,
  };
}

/** Returns the step for an answer that could be better: its own advice, or a general one. */
function stepFor({ question, answer, advice }: Improvement): ReportStep {
  const asked = { question: question.replace(/[\s?.!]+$/, ''), answer: answer ?? '' };
  return {
    title: advice?.title ?? fill(answer ? plainStep.title : plainStep.skippedTitle, asked),
    step: advice?.thisWeek ?? fill(plainStep.step, asked),
    cost: '',
    link: advice?.link,
    leak: null,
    keeps: null,
  };
}

interface StepsSource {
  improvements: readonly Improvement[];
  estimate: Estimate | undefined;
  early: Early | null;
  challenge: Challenge | undefined;
}

/**
 * Returns a report's steps: against the leak that the visitor named or else the largest, then what they named if it is
 * no leak, then the others by what they keep. What is left is filled with advice on the answers that could be better,
 * and with habits.
 */
export function stepsOf({ improvements, estimate, early, challenge }: StepsSource): ReportStep[] {
  const plain = (step: Step): ReportStep => ({ ...step, leak: null, keeps: null });
  const weightOf = (leak: Leak) =>
    leak === challenge?.leak ? Number.POSITIVE_INFINITY : (estimate?.leaks[leak] ?? 0);
  const against = estimate
    ? LEAKS.filter((leak) => estimate.leaks[leak] > 0)
        .toSorted((a, b) => weightOf(b) - weightOf(a))
        .map((leak) => stepAgainst(leak, estimate))
    : [];
  const [largest, ...rest] = against;
  const isCovered = against.some(({ leak }) => leak === challenge?.leak);
  const named = challenge?.week && !early && !isCovered ? [plain(challenge.week)] : [];
  const all = [
    ...[...(early?.steps ?? []), ...(early?.last ? [early.last] : [])].map(plain),
    ...(largest ? [largest] : []),
    ...named,
    ...rest.toSorted((a, b) => (b.keeps ?? 0) - (a.keeps ?? 0)),
    ...improvements.map(stepFor),
    ...habits.map(plain),
  ];
  return all
    .filter(({ title }, place) => all.findIndex((each) => each.title === title) === place)
    .slice(0, STEPS);
}
