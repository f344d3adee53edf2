import { useLocation } from 'react-router';
import type { Field } from './progress.ts';

/** What a step may be told when a submission was refused on its account. */
export interface RefusalState {
  refusedFields?: Partial<Record<Field, string>>;
  changedQuestions?: number[];
}

/** What the submission was refused for, where it led the visitor back here. */
export function useRefusal(): RefusalState {
  const { state } = useLocation();
  return (state as RefusalState | null) ?? {};
}
