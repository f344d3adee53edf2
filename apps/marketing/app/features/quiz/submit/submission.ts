import { ApiError, ConnectionError } from '@upcurve/api-client/api-error';
import { ClinicFigures, type SubmissionInput, type SubmissionReceipt } from '@upcurve/contracts/quiz/quiz';
import type { Issue } from '@upcurve/contracts/shared/error';
import { recallAttribution } from '../../../consent/attribution.ts';
import { keepVisitor } from '../../../forms/known-visitor.ts';
import {
  emptyProgress,
  type Fields,
  findPendingSubmission,
  type Progress,
  serializeInput,
} from '../progress/progress.ts';
import type { ProgressStore } from '../progress/progress-store.ts';
import { keepReport } from '../report/kept-report.ts';
import { detailsOf } from '../session/details.ts';
import { readFigure } from '../session/figures.ts';
import type { QuizApi } from '../session/quiz-api.ts';
import { withoutSession } from '../session/start-session.ts';
import { provenFormToken } from './form-token.ts';

export type Outcome =
  | { kind: 'done'; receipt: SubmissionReceipt }
  /** Some input is invalid; everything is kept. */
  | { kind: 'refused'; issues: readonly Issue[] }
  /** Not submitted; everything is kept and can be retried, after `retryAfter` seconds if known. */
  | { kind: 'failed'; reason: 'offline' | 'busy' | 'error'; retryAfter: number | undefined };

/** Returns what the visitor said about the clinic in the API's format, without anything unreadable. */
export const figuresOf = ({ enquiries, value, noShows, caller, canDecide }: Fields): ClinicFigures =>
  ClinicFigures.parse({
    enquiries: readFigure('enquiries', enquiries),
    value: readFigure('value', value),
    noShows: readFigure('noShows', noShows),
    caller,
    canDecide,
  });

/** Returns the submission without its spam protection. */
function contentOf(progress: Progress): SubmissionInput {
  const { fields, consent, fax, answers, sessionId } = progress;
  return {
    ...detailsOf(fields),
    consent,
    answers,
    figures: figuresOf(fields),
    sessionId: sessionId ?? undefined,
    attribution: recallAttribution(),
    fax: fax || undefined,
  };
}

/**
 * Returns the exact submission whose outcome is unknown, or a new one with a new key, stored before it is sent. A
 * changed context (source of the visit, session, form token) does not make it a new submission.
 */
async function pendingFor(store: ProgressStore, api: QuizApi) {
  const known = findPendingSubmission(store.get());
  if (known) return known;
  const { token: formToken, proof, goodUntil } = await provenFormToken(store, api);
  const progress = store.get();
  const body = JSON.stringify({ ...contentOf(progress), formToken, proof } satisfies SubmissionInput);
  const pending = { key: crypto.randomUUID(), body, given: serializeInput(progress), goodUntil };
  store.update({ pending });
  return pending;
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof ConnectionError) return { kind: 'failed', reason: 'offline', retryAfter: undefined };
  if (!(error instanceof ApiError)) return { kind: 'failed', reason: 'error', retryAfter: undefined };
  if (error.statusCode === 400 && error.issues.length > 0) return { kind: 'refused', issues: error.issues };
  const isBusy = error.statusCode === 429 || error.statusCode === 503;
  return { kind: 'failed', reason: isBusy ? 'busy' : 'error', retryAfter: error.retryAfter };
}

async function submitOnce(store: ProgressStore, api: QuizApi): Promise<Outcome> {
  try {
    const { key, body } = await pendingFor(store, api);
    const receipt = await api.submit({ body: JSON.parse(body) }, { idempotencyKey: key });
    const { resultToken, result, canMail } = receipt;
    const { name, email, businessName } = store.get().fields;
    keepReport({ resultToken, name, result, canMail });
    // The quiz asks for no phone number.
    keepVisitor({ resultToken, name, email, phone: '', company: businessName });
    store.update(emptyProgress());
    return { kind: 'done', receipt };
  } catch (error) {
    const outcome = outcomeOf(error);
    const status = error instanceof ApiError ? error.statusCode : undefined;
    // A rejected body is never resent, and 422 means that the key belongs to another body.
    const isSpent = outcome.kind === 'refused' || status === 422;
    if (isSpent) store.update({ pending: null });
    // This quiz was already submitted with another email address, so the next attempt starts a new session.
    if (status === 409) store.update({ ...withoutSession(), pending: null, formToken: null });
    return outcome;
  }
}

let underway: Promise<Outcome> | undefined;

/** Submits the quiz. Concurrent calls share one request; a retry sends the same key and body. */
export function submitQuiz(store: ProgressStore, api: QuizApi): Promise<Outcome> {
  underway ??= submitOnce(store, api).finally(() => {
    underway = undefined;
  });
  return underway;
}
