import type { Question } from '@upcurve/contracts/quiz/questions';
import { paths } from '@upcurve/site-content/paths';
import { readStored, writeStored } from '../../../browser-storage.ts';

const STORAGE_KEY = 'upcurve-quiz-questions';
const TIMEOUT_MS = 8000;

export interface QuestionList {
  questions: readonly Question[];
  /** `fresh`: the current questions; `kept`: the questions from the API's last answer. */
  state: 'fresh' | 'kept';
}

function isQuestions(value: unknown): value is Question[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item?.id === 'number');
}

/**
 * Returns the current questions, or those from the last visit if the request fails.
 * @throws if there are no stored questions either
 */
export async function loadQuestions(): Promise<QuestionList> {
  try {
    const response = await fetch(new URL(paths.eligibility.questionList(), location.origin), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The questions answered ${response.status}.`);
    const { questions, state }: QuestionList = await response.json();
    if (!isQuestions(questions)) throw new Error('The questions were not a list.');
    writeStored('local', STORAGE_KEY, questions);
    return { questions, state };
  } catch (error) {
    const questions = readStored('local', STORAGE_KEY);
    if (!isQuestions(questions)) throw error;
    return { questions, state: 'kept' };
  }
}
