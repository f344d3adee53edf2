import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import type { Question, QuestionInput, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import type { z } from 'zod';
import { api } from '../../api.ts';

/** The stored questions, or the built-in ones if none are stored. Built-in questions cannot be edited or deleted. */
export type QuestionList =
  | { origin: 'stored'; questions: readonly StoredQuestion[] }
  | { origin: 'built-in'; questions: readonly Question[] };

const byOrder = (a: Question, b: Question) => a.order - b.order || a.id - b.id;

export function toQuestionList(stored: readonly StoredQuestion[]): QuestionList {
  return stored.length > 0
    ? { origin: 'stored', questions: stored.toSorted(byOrder) }
    : { origin: 'built-in', questions: DEFAULT_QUESTIONS };
}

export const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: async ({ signal }) => toQuestionList(await api.questions.listQuestions({}, { signal })),
});

/** Returns a stored question with its id and version, or undefined for a built-in one. */
export function storedQuestionOf(question: Question): StoredQuestion | undefined {
  return 'version' in question ? (question as StoredQuestion) : undefined;
}

/** Adds a question, or replaces `base` if its version has not changed since it was loaded. */
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
