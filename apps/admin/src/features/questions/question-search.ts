import type { Question } from '@upcurve/contracts/questions';

export const SEARCH_MAX = 200;

/** Whether text, category or description contain the search, in any letter case. */
export function matches(question: Question, search: string): boolean {
  const needle = search.toLowerCase();
  return [question.text, question.category, question.description ?? ''].some((text) =>
    text.toLowerCase().includes(needle),
  );
}
