import { createClient } from '@upcurve/api-client/create-client';
import { formToken } from '@upcurve/contracts/leads/form-token';
import { quiz } from '@upcurve/contracts/quiz/quiz';

/** Returns the API client of the quiz, which uses the page's own origin. */
export function quizApi() {
  return createClient({ ...quiz, ...formToken }, { baseUrl: location.origin });
}

export type QuizApi = ReturnType<typeof quizApi>;
