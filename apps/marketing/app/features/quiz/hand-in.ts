import { shownAnswers } from '@upcurve/contracts/shown-questions';
import { paths } from '../../paths.ts';
import { detour } from './guard.ts';
import { keptReport } from './kept-report.ts';
import { hasBegun, unsettled } from './progress.ts';
import type { ProgressStore } from './progress-store.ts';
import { firstOpen, fitAnswers } from './question-order.ts';
import { loadQuestions } from './question-source.ts';
import type { QuizApi } from './quiz-api.ts';
import { destinationOf } from './refusal.ts';
import { type Outcome, submitQuiz } from './submission.ts';
import type { RefusalState } from './use-refusal.ts';

/** What became of handing in: somewhere to go, or a failure to show. */
export type HandIn = { kind: 'go'; to: string; state?: RefusalState } | Extract<Outcome, { kind: 'failed' }>;

const go = (to: string, state?: RefusalState): HandIn => ({ kind: 'go', to, state });

/** Lets go of answers that the questions no longer allow; leads to the first question left open, if any. */
async function toOpenQuestion(
  store: ProgressStore,
  refused: readonly number[] = [],
): Promise<HandIn | undefined> {
  const { questions, state } = await loadQuestions();
  if (state === 'fresh') {
    const { answers } = fitAnswers(questions, store.get().answers);
    for (const id of refused) delete answers[id];
    store.update({ answers: shownAnswers(questions, answers) });
  }
  const open = firstOpen(questions, store.get().answers);
  return open && go(paths.eligibility.question(open.id), { changedQuestions: [...refused] });
}

/** Checks that the quiz is complete, hands it in, and says where to go next. */
export async function handIn(store: ProgressStore, api: QuizApi, mayRepeat = true): Promise<HandIn> {
  const progress = store.get();
  const elsewhere = detour('analyzing', progress);
  if (elsewhere) {
    const kept = hasBegun(progress) ? undefined : keptReport();
    return go(kept ? paths.eligibility.report(kept.resultToken) : elsewhere);
  }

  const failure: HandIn = { kind: 'failed', reason: 'offline', retryAfter: undefined };
  const error: HandIn = { kind: 'failed', reason: 'error', retryAfter: undefined };
  // What may have been stored already is settled as it was sent, whatever has become of the questions since.
  const incomplete = unsettled(progress) ? undefined : await toOpenQuestion(store).catch(() => failure);
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
  // Every refused question is gone: what is left is complete and is handed in as it is, once.
  return reopened ?? (mayRepeat ? handIn(store, api, false) : error);
}
