import { fill, pounds, roundSumDown } from '../money/format.ts';
import type { Assumed } from './assumed.ts';
import type { Challenge } from './challenge.ts';
import type { Step } from './content/challenges.ts';
import type { Early } from './content/early.ts';
import { LEAKS, type Leak, STEP_CLOSES, TEXT_CLOSES } from './content/kinds.ts';
import { costs, fasterStep, habits, plainStep, steps, texts } from './content/words.ts';
import { type callerOf, type Estimate, openOf, visitsOf } from './estimate.ts';
import type { Improvement } from './source.ts';

/** The fewest steps of a report: there is one for each leak. */
const LEAST_STEPS = 3;
/** Minutes for a first call with one more attempt, for a second call, and for a call the day before. */
const MINUTES = { first: 10, second: 5, reminder: 3 };

/** A step that a clinic can take itself. */
export interface ReportStep extends Step {
  /** The leak that it closes in part, and what the clinic keeps by that, in pounds a month; null if it has no sum. */
  leak: Leak | null;
  keeps: number | null;
  /** The percentage of the leak that it closes, and the wages of its calls, in pounds a month. */
  closes: number;
  wages: number;
  link?: string | undefined;
}

/** The hours of calls a month that a leak's step takes. */
function hoursOf(leak: Leak, estimate: Estimate): number {
  const { assumed } = estimate;
  const minutes = {
    slow: assumed.enquiries * MINUTES.first,
    followUp: openOf(estimate) * MINUTES.second,
    returning: 0,
    noShows: visitsOf(assumed) * MINUTES.reminder,
  }[leak];
  return Math.ceil(minutes / 60);
}

/** What so many hours of calls cost, in whole pounds. */
const wagesOf = (hours: number, { wage }: Pick<Assumed, 'wage'>): number => Math.ceil(hours * wage);

/** Formats hours: `1 hour`, `2 hours`. */
export const hoursText = (hours: number): string =>
  fill(hours === 1 ? costs.hour : costs.hours, { hours: String(hours) });

/** The hours of all calls in a month. */
export const callHours = (estimate: Estimate): number =>
  LEAKS.reduce((sum, leak) => sum + hoursOf(leak, estimate), 0);

/** The step that takes no calls, if nobody could make them. */
const textAgainst = (leak: Leak, caller: StepsSource['caller']) =>
  caller === 'nobody' && leak !== 'returning' ? texts[leak] : undefined;

/**
 * Returns the step against a leak: without calls if nobody could make them. Calls that would cost more than they keep
 * are made by someone who is there anyway.
 */
function stepAgainst(
  leak: Leak,
  { challenge, caller }: Pick<StepsSource, 'challenge' | 'caller'>,
  estimate: Estimate,
): ReportStep {
  const { leaks, assumed, kind, speed } = estimate;
  const text = textAgainst(leak, caller);
  const named = (challenge?.replacesStep && challenge.leak === leak && challenge.week) || undefined;
  const isFaster = leak === 'slow' && (speed === 'hour' || speed === 'minutes');
  const own = text ?? named ?? (isFaster ? fasterStep : steps[leak]);
  const hours = text || isFaster ? 0 : hoursOf(leak, estimate);
  const closes = text ? TEXT_CLOSES : STEP_CLOSES;
  const kept = (leaks[leak] * closes * assumed.kept) / 100 / 100;
  const paid = wagesOf(hours, assumed);
  const wages = roundSumDown(kept - paid) > 0 ? paid : 0;
  const without = text?.cost ?? named?.cost ?? (isFaster ? costs.sooner : costs.visits);
  const cost = hours === 0 ? without : wages > 0 ? costs.calls : costs.quiet;
  return {
    title: own.title,
    step: (leak === 'returning' && !named && kind.returningStep) || own.step,
    cost: fill(cost, { hours: hoursText(hours), sum: pounds(wages), wage: String(assumed.wage) }),
    leak,
    keeps: roundSumDown(kept - wages),
    closes,
    wages,
  };
}

const noSum = { leak: null, keeps: null, closes: 0, wages: 0 };

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
  /** Who could make the calls. */
  caller: ReturnType<typeof callerOf>;
}

/**
 * Returns a report's steps: against what the visitor named, then against the leaks, largest first. What is left is
 * filled with advice on the answers that could be better, and with habits.
 */
export function stepsOf({ improvements, estimate, early, challenge, caller }: StepsSource): ReportStep[] {
  const plain = (step: Step): ReportStep => ({ ...step, ...noSum });
  const against = estimate
    ? LEAKS.filter((leak) => estimate.leaks[leak] > 0)
        .toSorted((a, b) => estimate.leaks[b] - estimate.leaks[a])
        .map((leak) => stepAgainst(leak, { challenge, caller }, estimate))
    : [];
  const first = against.find(({ leak }) => leak === challenge?.leak);
  const named = early
    ? undefined
    : (challenge?.week ??
      (challenge?.leak && (textAgainst(challenge.leak, caller) ?? { ...steps[challenge.leak], cost: '' })));
  const own = [
    ...[...(early?.steps ?? []), ...(early?.last ? [early.last] : [])].map(plain),
    ...(first ? [first] : named ? [plain(named)] : []),
    ...against.filter((step) => step !== first),
  ];
  const all = [...own, ...improvements.map(stepFor), ...habits.map(plain)];
  return all
    .filter(({ title }, place) => all.findIndex((each) => each.title === title) === place)
    .filter((step, place) => place < LEAST_STEPS || own.includes(step));
}
