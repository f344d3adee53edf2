import { CONSENT_VERSION } from '@upcurve/contracts/leads/lead';
import { answerIssues } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import {
  quiz,
  type Result,
  type SubmissionInput,
  type SubmissionReceipt,
} from '@upcurve/contracts/quiz/quiz';
import { shownAnswers, shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import { v7 as uuidv7 } from 'uuid';
import { databaseNow, type Trx } from '../../db/client.ts';
import { conflict, invalid } from '../../lib/http/errors.ts';
import { writeOnce } from '../../lib/http/idempotency.ts';
import { type ProofResult, quarantineReason, verifyProof } from '../../lib/security/form-guard.ts';
import { resultToken } from '../../lib/security/links.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { submissionQueries } from '../leads/kinds/quiz/queries.ts';
import { type NewSubmission, storeSubmission } from '../leads/kinds/quiz/service.ts';
import { ownAttribution } from '../leads/source-names.ts';
import { canMail, mailFirstReport } from '../mail/service.ts';
import { askedQuestions } from '../questions/service.ts';
import { closeAsHeld } from './details.ts';
import { computeResult } from './scoring.ts';
import { quizSessionQueries } from './sessions.ts';

function submissionOf(
  input: SubmissionInput,
  questions: readonly Question[],
  result: Result,
  completedAt: string,
): NewSubmission {
  return {
    id: uuidv7(),
    name: input.name,
    email: input.email,
    phone: input.phone || null,
    businessName: input.businessName || null,
    location: input.location || null,
    website: input.website || null,
    answers: input.answers,
    questions,
    figures: input.figures ?? {},
    result,
    consent: input.consent,
    consentVersion: CONSENT_VERSION,
    attribution: ownAttribution(input.attribution),
    completedAt,
  };
}

/** Stores a quiz as a lead, or quarantines it as likely spam. */
async function storeOrQuarantineQuiz(
  trx: Trx,
  services: Services,
  input: SubmissionInput & { isProofValid: ProofResult },
  address: string,
): Promise<EarlierSubmission> {
  const { sessionSecret } = services.config;
  const questions = await askedQuestions(trx);
  const answers = shownAnswers(questions, input.answers);
  const issues = answerIssues(questions, answers);
  if (issues.length > 0) throw invalid(issues);

  const result = computeResult(shownQuestions(questions, answers), answers, input.figures);
  const now = await databaseNow(trx);
  const submission = submissionOf({ ...input, answers }, questions, result, now);
  const { id } = submission;
  const sessionId = input.sessionId ?? undefined;
  const reason = await quarantineReason(trx, services, input, now, address);
  await storeSubmission(trx, services, submission, sha256(resultToken(sessionSecret, id)), {
    sessionId,
    heldReason: reason,
  });
  if (!reason) await mailFirstReport(trx, services, submission);
  // Closes the session, so that no event announces a quiz that may be spam.
  else if (sessionId) await closeAsHeld(trx, sessionId, id);
  return { id, result };
}

/**
 * Submits the quiz. Drops answers to questions that other answers rule out, validates the rest against the current
 * questions, computes the result on the server from the shown questions, and stores everything once per Idempotency-Key
 * and per session. Suspected spam gets the same response and goes to quarantine.
 * @throws {HttpError} 400 naming each invalid answer, 409 if the session was submitted with another email address, 422
 * if the key was used with a different body
 */
export async function submitQuiz(
  services: Services,
  input: SubmissionInput,
  key: string | undefined,
  address: string,
): Promise<SubmissionReceipt> {
  const { db, config } = services;
  const isProofValid = await verifyProof(services, input);
  let isRepeat = true;
  const receipt = await writeOnce(db, {
    scope: quiz.submit.rateLimit.scope,
    key,
    body: input,
    run: async (trx) => {
      const before = await findEarlierSubmission(trx, input);
      if (before) return before;
      isRepeat = false;
      return storeOrQuarantineQuiz(trx, services, { ...input, isProofValid }, address);
    },
  });
  const token = resultToken(config.sessionSecret, receipt.id);
  // The report's link differs from the stored one after a change of the secret.
  if (isRepeat) await submissionQueries(db).relink(receipt.id, sha256(token));
  return { ...receipt, resultToken: token, canMail: await canMail(db, config) };
}

export type EarlierSubmission = Pick<SubmissionReceipt, 'id' | 'result'>;

/**
 * Finds the submission of a session, accepted or quarantined; undefined if there is none or the lead is gone. Parallel
 * submits of the session wait.
 * @throws {HttpError} 409 if it has another email address, so that nobody else gets the result
 */
async function findEarlierSubmission(
  trx: Trx,
  { sessionId, email }: SubmissionInput,
): Promise<EarlierSubmission | undefined> {
  const id = sessionId && (await quizSessionQueries(trx).lockLead(sessionId));
  if (!id) return undefined;
  const lead = await submissionQueries(trx).findReceipt(id);
  if (!lead) return undefined;
  if (lead.email.toLowerCase() !== email.toLowerCase())
    throw conflict('This quiz has already been submitted. Start a new one.');
  return { id, result: lead.result };
}
