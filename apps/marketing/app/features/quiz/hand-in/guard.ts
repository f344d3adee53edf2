import { paths } from '../../../paths.ts';
import { findPendingSubmission, type Progress } from '../progress/progress.ts';

export type Step = 'profile' | 'business' | 'questions' | 'analyzing';

const { profile, business, questions, analyzing } = paths.eligibility;

/** The step to redirect to if this one is opened too early; undefined if it may be shown. */
export function redirectFrom(step: Step, progress: Progress): string | undefined {
  if (step === 'profile') return undefined;
  if (!progress.isProfileDone) return profile();
  if (step === 'business') return undefined;
  if (!progress.isBusinessDone) return business();
  return undefined;
}

/** Where 'Carry on' leads: to the first step left open, or to handing in where that was begun. */
export function resumePath(progress: Progress): string {
  return redirectFrom('analyzing', progress) ?? (findPendingSubmission(progress) ? analyzing() : questions());
}
