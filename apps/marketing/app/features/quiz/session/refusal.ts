import type { Issue } from '@upcurve/contracts/shared/error';
import { useLocation } from 'react-router';
import { DETAILS, FIELDS, type Field } from '../progress/progress.ts';

/** The screen that a visitor is sent to after a rejected submission. */
export type Destination =
  | { step: 'profile' | 'business'; errors: Partial<Record<Field, string>> }
  | { step: 'questions'; ids: number[] }
  | undefined;

/**
 * Maps the issues of a 400 response to a screen: field errors lead to the field's step, answer errors to the questions.
 */
export function destinationOf(issues: readonly Issue[]): Destination {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of issues) {
    const field = FIELDS.find((name) => name === path);
    if (field) errors[field] ??= message;
  }
  const names = Object.keys(errors) as Field[];
  if (names.length > 0) {
    return { step: DETAILS.some((name) => errors[name]) ? 'profile' : 'business', errors };
  }
  const ids = issues.flatMap(({ path }) => path.match(/^answers\.(\d+)/)?.[1] ?? []).map(Number);
  return ids.length > 0 ? { step: 'questions', ids } : undefined;
}

/** The navigation state after a rejected submission, for the step with the error. */
export interface RefusalState {
  refusedFields?: Partial<Record<Field, string>>;
  changedQuestions?: number[];
}

/** Returns the reason for the rejection, if it brought the visitor back to this step. */
export function useRefusal(): RefusalState {
  const { state } = useLocation();
  return (state as RefusalState | null) ?? {};
}
