import type { QuizStep } from '@upcurve/contracts/analytics/events';
import type { Answers } from '@upcurve/contracts/quiz/answers';
import type { SessionStart } from '@upcurve/contracts/quiz/quiz';
import { useEffect } from 'react';
import { recallAttribution, rememberAttribution } from '../../../consent/attribution.ts';
import { count } from '../../../counting/count.ts';
import { hasBegun, type Progress } from './progress.ts';
import { progressStore } from './progress-store.ts';

/** Steps at which the quiz may be opened. */
const OPENINGS: readonly QuizStep[] = ['welcome', 'profile', 'business', 'questions'];

/** Whether this page has counted a view of the quiz that no session has used yet. Lost with the page. */
let isViewed = false;

/** Counts a shown step; the first step of an untouched quiz also counts as a view of the quiz. */
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
export function markViewUsed(): void {
  isViewed = false;
}

/** Counts a shown step of the quiz; not while the visitor is redirected. */
export function useStepCount(step: QuizStep | undefined): void {
  useEffect(() => {
    if (step) countStep(step, progressStore().get());
  }, [step]);
}
