import { shownAnswers } from '@upcurve/contracts/quiz/shown-questions';
import { paths } from '@upcurve/site-content/paths';
import { findPendingSubmission, hasBegun, redirectFrom } from '../progress/progress.ts';
import type { ProgressStore } from '../progress/progress-store.ts';
import { firstOpen, fitAnswers } from '../question/question-order.ts';
import { loadQuestions } from '../question/question-source.ts';
import { readKeptReport } from '../report/kept-report.ts';
import type { QuizApi } from '../session/quiz-api.ts';
import { destinationOf, type RefusalState } from '../session/refusal.ts';
import { type Outcome, submitQuiz } from './submission.ts';

/** The outcome of a submission: a page to open, or a failure to show. */
export type QuizEnd = { kind: 'go'; to: string; state?: RefusalState } | Extract<Outcome, { kind: 'failed' }>;

const go = (to: string, state?: RefusalState): QuizEnd => ({ kind: 'go', to, state });

/** Drops answers that the questions no longer allow; leads to the first open question, if any. */
async function toOpenQuestion(
  store: ProgressStore,
  refused: readonly number[] = [],
): Promise<QuizEnd | undefined> {
  const { questions, state } = await loadQuestions();
  if (state === 'fresh') {
    const { answers } = fitAnswers(questions, store.get().answers);
    for (const id of refused) delete answers[id];
    store.update({ answers: shownAnswers(questions, answers) });
  }
  const open = firstOpen(questions, store.get().answers);
  return open && go(paths.eligibility.question(open.id), { changedQuestions: [...refused] });
}

/** Checks that the quiz is complete, submits it, and returns the next page. */
export async function finishQuiz(store: ProgressStore, api: QuizApi, mayRepeat = true): Promise<QuizEnd> {
  const progress = store.get();
  const elsewhere = redirectFrom('analyzing', progress);
  if (elsewhere) {
    const kept = hasBegun(progress) ? undefined : readKeptReport();
    return go(kept ? paths.eligibility.report(kept.resultToken) : elsewhere);
  }

  const failure: QuizEnd = { kind: 'failed', reason: 'offline', retryAfter: undefined };
  const error: QuizEnd = { kind: 'failed', reason: 'error', retryAfter: undefined };
  // A submission of unknown outcome is retried unchanged, even if the questions have changed since.
  const incomplete = findPendingSubmission(progress)
    ? undefined
    : await toOpenQuestion(store).catch(() => failure);
  if (incomplete) return incomplete;

  const outcome = await submitQuiz(store, api);
  if (outcome.kind === 'done') return go(paths.eligibility.report(outcome.receipt.resultToken));
  if (outcome.kind === 'failed') return outcome;

  const destination = destinationOf(outcome.issues);
  if (!destination) return error;
  if (destination.step !== 'questions') {
    return go(paths.eligibility[destination.step](), { refusedFields: destination.errors });
  }
  const reopened = await toOpenQuestion(store, destination.ids).catch(() => failure);
  // If all rejected questions no longer exist, the remaining answers are complete and are submitted once more.
  return reopened ?? (mayRepeat ? finishQuiz(store, api, false) : error);
}
