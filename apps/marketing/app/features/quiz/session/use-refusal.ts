import { useLocation } from 'react-router';
import type { Field } from '../progress/progress.ts';

/** The details of a rejected submission for the step that caused it. */
export interface RefusalState {
  refusedFields?: Partial<Record<Field, string>>;
  changedQuestions?: number[];
}

/** The reason for the rejection, if it led the visitor back here. */
export function useRefusal(): RefusalState {
  const { state } = useLocation();
  return (state as RefusalState | null) ?? {};
}
