import type { Question } from '@upcurve/contracts/questions';
import { paths } from '../../paths.ts';

const STORAGE_KEY = 'upcurve-quiz-questions';
const TIMEOUT_MS = 8000;

export interface QuestionList {
  questions: readonly Question[];
  /** `fresh` as they are now; `kept` as they were when the API was last heard of. */
  state: 'fresh' | 'kept';
}

function isQuestions(value: unknown): value is Question[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item?.id === 'number');
}

function recall(): Question[] | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isQuestions(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

function remember(questions: readonly Question[]) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(questions));
  } catch {
    // Without storage there is no copy to fall back on; everything else goes on.
  }
}

/**
 * The questions as they stand. Where they cannot be fetched: those of the last visit.
 * @throws where there are none of these either
 */
export async function loadQuestions(): Promise<QuestionList> {
  try {
    const response = await fetch(new URL(paths.eligibility.questionList(), location.origin), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The questions answered ${response.status}.`);
    const { questions, state }: QuestionList = await response.json();
    if (!isQuestions(questions)) throw new Error('The questions were not a list.');
    remember(questions);
    return { questions, state };
  } catch (error) {
    const questions = recall();
    if (!questions) throw error;
    return { questions, state: 'kept' };
  }
}
