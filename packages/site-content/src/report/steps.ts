import { fill, pounds, roundSumDown } from '../money/format.ts';
import { ASSUMPTIONS } from '../money/model.ts';
import type { Assumed } from './assumed.ts';
import type { Challenge } from './challenge.ts';
import type { Step } from './content/challenges.ts';
import type { Early } from './content/early.ts';
import { LEAKS, type Leak } from './content/kinds.ts';
import { aloneStep, costs, fasterStep, habits, plainStep, steps } from './content/words.ts';
import { type Estimate, openOf, visitsOf } from './estimate.ts';
import type { Improvement } from './source.ts';

/** The fewest steps of a report: there is one for each leak. */
const LEAST_STEPS = 3;
/** The percentage of its leak that a step closes. */
export const STEP_CLOSES = ASSUMPTIONS.low;
/** Minutes for a first call with one more attempt, for a second call, and for a call the day before. */
const MINUTES = { first: 10, second: 5, reminder: 3 };

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

/** The hours of calls a month that a leak's step takes, in halves. */
function hoursOf(leak: Leak, estimate: Estimate): number {
  const { assumed } = estimate;
  const minutes = {
    slow: assumed.enquiries * MINUTES.first,
    followUp: openOf(estimate) * MINUTES.second,
    returning: 0,
    noShows: visitsOf(assumed) * MINUTES.reminder,
  }[leak];
  return Math.ceil(minutes / 30) / 2;
}

/** What so many hours of calls cost, in whole pounds. */
const wagesOf = (hours: number, { wage }: Pick<Assumed, 'wage'>): number => Math.ceil(hours * wage);

/** Formats hours in halves: `½ hour`, `1 hour`, `2½ hours`. */
export function hoursText(hours: number): string {
  const whole = Math.floor(hours);
  const text = `${whole || hours === 0 ? whole : ''}${hours > whole ? '½' : ''}`;
  return fill(hours > 0 && hours <= 1 ? costs.hour : costs.hours, { hours: text });
}

/** What a caller of the clinic's own keeps, in pounds a month, and the hours of calls that takes. */
export interface OwnCaller {
  keeps: number;
  hours: number;
}

/** All calls of the steps that are worth their wages. */
export function ownCallerOf(steps: readonly ReportStep[], { assumed }: Estimate): OwnCaller {
  const called = steps
    .map(({ hours, keeps, wages }) => ({
      hours,
      left: roundSumDown((keeps ?? 0) + wages - wagesOf(hours, assumed)),
    }))
    .filter(({ hours, left }) => hours > 0 && left > 0);
  return {
    keeps: called.reduce((sum, { left }) => sum + left, 0),
    hours: called.reduce((sum, { hours }) => sum + hours, 0),
  };
}

/** The step against late answers, by who is there to answer. */
function answeringStep({ speed, isAlone }: Estimate) {
  if (speed === 'hour' || speed === 'minutes') return fasterStep;
  return isAlone ? aloneStep : steps.slow;
}

/**
 * Returns the step against a leak. Calls that would cost more than they keep are made by someone who is there anyway,
 * and where nobody is, by the owner, who gets no wage.
 */
function stepAgainst(leak: Leak, estimate: Estimate, challenge: Challenge | undefined): ReportStep {
  const { leaks, assumed, kind, isAlone } = estimate;
  const named = (challenge?.replacesStep && challenge.leak === leak && challenge.week) || undefined;
  const own = named ?? (leak === 'slow' ? answeringStep(estimate) : steps[leak]);
  const hours = own === fasterStep ? 0 : hoursOf(leak, estimate);
  const kept = (leaks[leak] * STEP_CLOSES * assumed.kept) / 100 / 100;
  const paid = isAlone ? 0 : wagesOf(hours, assumed);
  const wages = roundSumDown(kept - paid) > 0 ? paid : 0;
  const calls = isAlone ? costs.alone : wages > 0 ? costs.calls : costs.quiet;
  const cost = hours > 0 ? calls : (named?.cost ?? (leak === 'slow' ? costs.sooner : costs.visits));
  return {
    title: own.title,
    step: (leak === 'returning' && !named && kind.returningStep) || own.step,
    cost: fill(cost, { hours: hoursText(hours), sum: pounds(wages), wage: String(assumed.wage) }),
    leak,
    keeps: roundSumDown(kept - wages),
    hours,
    wages,
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
 * Returns a report's steps: against what the visitor named, then against the leaks by what they keep. What is left is
 * filled with advice on the answers that could be better, and with habits.
 */
export function stepsOf({ improvements, estimate, early, challenge }: StepsSource): ReportStep[] {
  const plain = (step: Step): ReportStep => ({ ...step, ...noSum });
  const against = LEAKS.flatMap((leak) =>
    estimate?.leaks[leak] ? stepAgainst(leak, estimate, challenge) : [],
  ).toSorted((a, b) => (b.keeps ?? 0) - (a.keeps ?? 0));
  const first = against.find(({ leak }) => leak === challenge?.leak);
  const named = challenge?.week && !early ? [plain(challenge.week)] : [];
  const own = [
    ...[...(early?.steps ?? []), ...(early?.last ? [early.last] : [])].map(plain),
    ...(first ? [first] : named),
    ...against.filter((step) => step !== first),
  ];
  const all = [...own, ...improvements.map(stepFor), ...habits.map(plain)];
  return all
    .filter(({ title }, place) => all.findIndex((each) => each.title === title) === place)
    .filter((step, place) => place < LEAST_STEPS || own.includes(step));
}
