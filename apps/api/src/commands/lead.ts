import type { Question } from '@upcurve/contracts/question';
import type { SubmissionRow } from '../features/eligibility/submissions.ts';

/** A submission that has not been stored yet, as stored and as asked. */
export interface Lead {
  row: Omit<SubmissionRow, 'questionSet' | 'completedAt' | 'resultTokenHash'>;
  questions: readonly Question[];
  resultToken: string;
}
