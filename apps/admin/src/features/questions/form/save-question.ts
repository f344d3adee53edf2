import { ApiError } from '@upcurve/api-client/api-error';
import type { QuestionInput, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import type { z } from 'zod';
import { api } from '../../../api.ts';

/** Adds a question, or replaces `base` if it still has the version that was read. */
export function saveQuestion(
  base: StoredQuestion | null,
  body: z.input<typeof QuestionInput>,
): Promise<StoredQuestion> {
  if (!base) return api.questions.createQuestion({ body });
  const headers = { 'if-match': `"${base.version}"` };
  return api.questions.updateQuestion({ params: { id: base.id }, headers, body });
}

export function hasStatus(error: unknown, statusCode: number): error is ApiError {
  return error instanceof ApiError && error.statusCode === statusCode;
}
