import { fill, pounds } from '../money/format.ts';
import { ASSUMPTIONS } from '../money/model.ts';
import type { Assumed } from './assumed.ts';
import type { Challenge } from './challenge.ts';
import type { Step } from './content/challenges.ts';
import type { Early } from './content/early.ts';
import { LEAKS, type Leak } from './content/kinds.ts';
import { costs, fasterStep, habits, plainStep, steps } from './content/words.ts';
import { appointmentsOf, type CallFigure, type Estimate } from './estimate.ts';
import type { Improvement } from './source.ts';

/** The fewest steps of a report: there is one for each leak. */
const LEAST_STEPS = 3;
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
  /** The hours of calls a month, and their wages in pounds, which are 0 for someone who is there anyway. */
  hours: number;
  wages: number;
  link?: string | undefined;
}

/** The enquiries a month that do not become patients. */
export const openEnquiries = ({ enquiries, booked }: Pick<Assumed, CallFigure>): number =>
  Math.round((enquiries * (100 - booked)) / 100);

/** The hours of calls a month that a leak's step takes, in halves. */
function hoursOf(leak: Leak, assumed: Pick<Assumed, CallFigure>): number {
  const minutes = {
    slow: assumed.enquiries * MINUTES.first,
    followUp: openEnquiries(assumed) * MINUTES.second,
    returning: 0,
    noShows: appointmentsOf(assumed) * MINUTES.reminder,
  }[leak];
  return Math.ceil(minutes / 30) / 2;
}

/** The hours of calls a month that all steps take. */
export const hoursOfCalls = (assumed: Pick<Assumed, CallFigure>): number =>
  LEAKS.reduce((sum, leak) => sum + hoursOf(leak, assumed), 0);

/** Formats hours in halves: `½ hour`, `1 hour`, `2½ hours`. */
export function hoursText(hours: number): string {
  const whole = Math.floor(hours);
  const text = `${whole || hours === 0 ? whole : ''}${hours > whole ? '½' : ''}`;
  return fill(hours > 0 && hours <= 1 ? costs.hour : costs.hours, { hours: text });
}

/** Returns the step against a leak. Calls that would cost more than they keep are made by someone who is there anyway. */
function stepAgainst(leak: Leak, estimate: Estimate): ReportStep {
  const { leaks, assumed, step: unit, kind, speed } = estimate;
  const isQuick = speed === 'hour' || speed === 'minutes';
  const hours = leak === 'slow' && isQuick ? 0 : hoursOf(leak, assumed);
  const kept = (leaks[leak] * STEP_CLOSES * assumed.kept) / 100 / 100;
  const wages = hours * HOURLY_WAGE;
  const isPaid = wages + unit < kept;
  const own = leak === 'slow' && isQuick ? fasterStep : steps[leak];
  const calls = isPaid ? costs.calls : costs.quiet;
  const cost = hours > 0 ? calls : leak === 'slow' ? costs.sooner : costs.visits;
  return {
    title: own.title,
    step: (leak === 'returning' && kind.returningStep) || own.step,
    cost: fill(cost, { hours: hoursText(hours), sum: pounds(wages), wage: String(HOURLY_WAGE) }),
    leak,
    // Rounded down, so that it never says more than is left.
    keeps: Math.floor((isPaid ? kept - wages : kept) / unit) * unit,
    hours,
    wages: isPaid ? wages : 0,
  };
}

const noSum = { leak: null, keeps: null, hours: 0, wages: 0 };

/** Returns the step for an answer that could be better: its own advice, or a general one. */
function stepFor({ question, answer, advice }: Improvement): ReportStep {
  const asked = { question: question.replace(/[\s?.!]+$/, ''), answer: answer ?? '' };
  return {
    title: advice?.title ?? fill(answer ? plainStep.title : plainStep.skippedTitle, asked),
    step: advice?.thisWeek ?? fill(plainStep.step, asked),
    cost: '',
    link: advice?.link,
    ...noSum,
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
  const plain = (step: Step): ReportStep => ({ ...step, ...noSum });
  const sumOf = ({ leak }: ReportStep) => (leak && estimate?.leaks[leak]) ?? 0;
  const against = LEAKS.flatMap((leak) =>
    estimate?.leaks[leak] ? stepAgainst(leak, estimate) : [],
  ).toSorted((a, b) => (b.keeps ?? 0) - (a.keeps ?? 0));
  const [largest] = against.toSorted((a, b) => sumOf(b) - sumOf(a));
  const first = against.find(({ leak }) => leak === challenge?.leak) ?? largest;
  const isNamed = first && largest && sumOf(first) < sumOf(largest);
  const named = challenge?.week && !early && first?.leak !== challenge.leak ? [plain(challenge.week)] : [];
  const own = [
    ...[...(early?.steps ?? []), ...(early?.last ? [early.last] : [])].map(plain),
    ...(first ? [isNamed ? { ...first, cost: `${first.cost} ${costs.named}` } : first] : []),
    ...named,
    ...against.filter((step) => step !== first),
  ];
  const all = [...own, ...improvements.map(stepFor), ...habits.map(plain)];
  return all
    .filter(({ title }, place) => all.findIndex((each) => each.title === title) === place)
    .filter((step, place) => place < LEAST_STEPS || own.includes(step));
}
