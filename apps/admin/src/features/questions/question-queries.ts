import { queryOptions } from '@tanstack/react-query';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import type { Question, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { api } from '../../api.ts';

/** The stored questions; if there are none, the built-in ones, which cannot be edited or deleted. */
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

/** The id and version of a stored question; undefined for a built-in one. */
export function asStored(question: Question): StoredQuestion | undefined {
  return 'version' in question ? (question as StoredQuestion) : undefined;
}
