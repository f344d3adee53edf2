import { createClient } from '@upcurve/api-client/create-client';
import { askedOf } from '@upcurve/contracts/default-questions';
import { Question, questions } from '@upcurve/contracts/questions';
import { z } from 'zod';
import type { QuestionList } from './question-source.ts';

const FRESH_FOR_MS = 500;
const TIMEOUT_MS = 3000;

const Asked = z.array(z.object(Question.shape));

/**
 * Reads the questions for every visitor: at most twice a second from the API, and from the last good answer
 * while the API is away.
 * @throws where the API has not answered since this process started
 */
export function createQuestionCache(apiUrl: string, now: () => number = Date.now) {
  const api = createClient({ listQuestions: questions.listQuestions }, { baseUrl: apiUrl });
  let last: { questions: readonly Question[]; at: number } | undefined;
  let underway: Promise<QuestionList> | undefined;

  async function fetchThem(): Promise<QuestionList> {
    try {
      const stored = Asked.parse(await api.listQuestions({}, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
      last = { questions: askedOf(stored), at: now() };
      return { questions: last.questions, state: 'fresh' };
    } catch (error) {
      if (!last) throw error;
      return { questions: last.questions, state: 'kept' };
    } finally {
      underway = undefined;
    }
  }

  return async (): Promise<QuestionList> => {
    if (last && now() - last.at < FRESH_FOR_MS) return { questions: last.questions, state: 'fresh' };
    underway ??= fetchThem();
    return underway;
  };
}
