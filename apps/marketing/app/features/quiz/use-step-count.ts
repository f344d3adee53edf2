import type { QuizStep } from '@upcurve/contracts/events';
import { useEffect } from 'react';
import { progressStore } from './progress-store.ts';
import { countStep } from './visit.ts';

/** Counts that a step of the quiz came up; none while the visitor is led elsewhere. */
export function useStepCount(step: QuizStep | undefined): void {
  useEffect(() => {
    if (step) countStep(step, progressStore().get());
  }, [step]);
}
