import { createClient } from '@upcurve/api-client/create-client';
import { eligibility } from '@upcurve/contracts/eligibility';
import { formToken } from '@upcurve/contracts/form-token';

const { createSession, saveSession, submit, getReport } = eligibility;

/** The calls of the quiz, on the page's own origin. */
export function quizApi() {
  return createClient(
    { createSession, saveSession, submit, getReport, ...formToken },
    { baseUrl: location.origin },
  );
}

export type QuizApi = ReturnType<typeof quizApi>;
