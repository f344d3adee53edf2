import type { QuizStep } from '@upcurve/contracts/analytics/events';
import type { Answers } from '@upcurve/contracts/quiz/answers';
import type { SessionStart } from '@upcurve/contracts/quiz/quiz';
import { useEffect } from 'react';
import { recallAttribution, rememberAttribution } from '../../../consent/attribution.ts';
import { count } from '../../../counting/count.ts';
import { hasBegun, type Progress } from './progress.ts';
import { progressStore } from './progress-store.ts';

const OPENINGS: readonly QuizStep[] = ['welcome', 'profile', 'questions'];

/** Whether this page has counted a quiz view that no session has used yet. Not stored. */
let isViewed = false;

/** Counts a shown step; the first step also counts as a quiz view if the visitor has not entered anything. */
export function countStep(step: QuizStep, progress: Progress): void {
  // Needed here, because a step's effects run before those of the surrounding page.
  rememberAttribution();
  const source = recallAttribution()?.source;
  const isOpening = !isViewed && OPENINGS.includes(step) && !hasBegun(progress);
  const isCounted = count({ kind: 'quiz', step, source, ...(isOpening && { isOpening }) });
  if (isOpening) isViewed = isCounted;
}

/** Returns the data of a new session: the answers, the campaign of the visit, and whether its view was counted. */
export function sessionStart(answers: Answers): SessionStart {
  const { source, medium, campaign } = recallAttribution() ?? {};
  return { answers, source, medium, campaign, ...(isViewed && { isCounted: true }) };
}

/** Records that a new session has used the counted view. */
export function markViewUsed(): void {
  isViewed = false;
}

/** Counts a shown step of the quiz; counts nothing while the visitor is redirected. */
export function useStepCount(step: QuizStep | undefined): void {
  useEffect(() => {
    if (step) countStep(step, progressStore().get());
  }, [step]);
}
