import type { QuizStep } from '@upcurve/contracts/analytics/events';
import { useEffect } from 'react';
import { progressStore } from '../progress/progress-store.ts';
import { countStep } from '../progress/visit.ts';

/** Counts a shown step of the quiz; not while the visitor is redirected. */
export function useStepCount(step: QuizStep | undefined): void {
  useEffect(() => {
    if (step) countStep(step, progressStore().get());
  }, [step]);
}
