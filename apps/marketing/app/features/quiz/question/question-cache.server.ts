import { createClient } from '@upcurve/api-client/create-client';
import { activeQuestions } from '@upcurve/contracts/quiz/default-questions';
import { Question, questions } from '@upcurve/contracts/quiz/questions';
import { z } from 'zod';
import { keepLastAnswer } from '../../../last-answer.server.ts';
import type { QuestionList } from './question-source.ts';

const FRESH_FOR_MS = 500;

const Asked = z.array(z.object(Question.shape));

/**
 * Loads the questions for all visitors, with at most two API calls a second. Falls back to the last successful answer
 * while the API is down.
 * @throws if the API has not answered since this process started
 */
export function createQuestionCache(apiUrl: string, now: () => number = Date.now) {
  const api = createClient({ listQuestions: questions.listQuestions }, { baseUrl: apiUrl });
  const read = keepLastAnswer(async (signal) =>
    activeQuestions(Asked.parse(await api.listQuestions({}, { signal }))),
  );
  let fresh: { list: QuestionList; until: number } | undefined;
  let underway: Promise<QuestionList> | undefined;

  async function fetchThem(): Promise<QuestionList> {
    try {
      const { value, state } = await read();
      const list = { questions: value, state };
      if (state === 'fresh') fresh = { list, until: now() + FRESH_FOR_MS };
      return list;
    } finally {
      underway = undefined;
    }
  }

  return async (): Promise<QuestionList> => {
    if (fresh && now() < fresh.until) return fresh.list;
    underway ??= fetchThem();
    return underway;
  };
}
