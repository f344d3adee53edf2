import { paths } from '../../paths.ts';
import { type Progress, unsettled } from './progress.ts';

export type Step = 'profile' | 'business' | 'questions' | 'analyzing';

const { profile, business, questions, analyzing } = paths.eligibility;

/** Where to send a visitor who opens a step before its turn; undefined where the step may be shown. */
export function detour(step: Step, progress: Progress): string | undefined {
  if (step === 'profile') return undefined;
  if (!progress.isProfileDone) return profile();
  if (step === 'business') return undefined;
  if (!progress.isBusinessDone) return business();
  return undefined;
}

/** Where 'Carry on' leads: to the first step left open, or to handing in where that was begun. */
export function carryOnPath(progress: Progress): string {
  return detour('analyzing', progress) ?? (unsettled(progress) ? analyzing() : questions());
}
