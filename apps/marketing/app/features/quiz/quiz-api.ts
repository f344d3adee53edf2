import { createClient } from '@upcurve/api-client/create-client';
import { eligibility } from '@upcurve/contracts/eligibility';

const { createSession, saveSession, submit, getReport, getFormToken } = eligibility;

/** The calls of the quiz, on the page's own origin. */
export function quizApi() {
  return createClient(
    { createSession, saveSession, submit, getReport, getFormToken },
    { baseUrl: location.origin },
  );
}

export type QuizApi = ReturnType<typeof quizApi>;
