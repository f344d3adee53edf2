import type { SubmissionInput, SubmissionReceipt } from '@upcurve/contracts/quiz/quiz';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { conflict } from '../../lib/http/errors.ts';
import { submissionQueries } from '../leads/kinds/quiz/queries.ts';
import { quizSessionQueries } from './sessions.ts';

export type EarlierSubmission = Pick<SubmissionReceipt, 'id' | 'result'>;

/**
 * Finds the submission of a session, accepted or quarantined; undefined if there is none or the lead is gone. Parallel
 * submits of the session wait.
 * @throws {HttpError} 409 if it has another email address, so that nobody else gets the result
 */
export async function findEarlierSubmission(
  trx: Transaction<Database>,
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
