import type { Answers } from '@upcurve/contracts/answers';
import type { QuizStep } from '@upcurve/contracts/events';
import type { SessionStart } from '@upcurve/contracts/quiz';
import { recallAttribution, rememberAttribution } from '../../consent/attribution.ts';
import { count } from '../../counting/count.ts';
import { hasBegun, type Progress } from './progress.ts';

/** Steps at which the quiz may be opened. */
const OPENINGS: readonly QuizStep[] = ['welcome', 'profile', 'business', 'questions'];

/** Whether this page has had a view of the quiz counted that no session has begun from yet. It goes with the page. */
let isViewed = false;

/** Counts a step that came up; the first one of a quiz in which nothing was given yet as a view of the quiz. */
export function countStep(step: QuizStep, progress: Progress): void {
  // A step's effects run before those of the page around it.
  rememberAttribution();
  const source = recallAttribution()?.source;
  const isOpening = !isViewed && OPENINGS.includes(step) && !hasBegun(progress);
  const isCounted = count({ kind: 'quiz', step, source, ...(isOpening && { isOpening }) });
  if (isOpening) isViewed = isCounted;
}

/** How a session begins: with these answers, from there, and from a view or without one. */
export const sessionStart = (answers: Answers): SessionStart => ({
  answers,
  source: recallAttribution()?.source,
  ...(isViewed && { isCounted: true }),
});

/** A session has begun: the view is its own. */
export function settleView(): void {
  isViewed = false;
}
