import type { Answers } from '@upcurve/contracts/quiz/answers';
import type { ProgressStore } from '../progress/progress-store.ts';
import { markViewUsed, sessionStart } from '../progress/visit.ts';
import type { QuizApi } from './quiz-api.ts';

let last: Promise<unknown> = Promise.resolve();

/** Runs calls that may start a session one after the other, so that two parts of the page never start two sessions. */
export function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => {});
  return next;
}

/**
 * Starts the visitor's session on the server with these answers, and returns its id and the answers that were sent.
 * The request is stored before it is sent: after a lost response or a reload it is repeated as it was, even if the
 * visitor has answered more questions meanwhile, so that the server recognises it by its key.
 */
export async function startSession(store: ProgressStore, api: QuizApi, answers: Answers) {
  const { sessionKey, start } = store.get();
  const body = start ?? sessionStart(answers);
  store.update({ start: body });
  const { id } = await api.createSession({ body }, { idempotencyKey: sessionKey });
  markViewUsed();
  // The visitor may have begun again or submitted meanwhile. This session then belongs to the quiz before.
  if (store.get().sessionKey === sessionKey) store.update({ sessionId: id, start: null });
  return { id, answers: body.answers };
}

/** Returns the change of the progress that makes the next request start another session. */
export const withoutSession = () => ({ sessionId: null, sessionKey: crypto.randomUUID(), start: null });
