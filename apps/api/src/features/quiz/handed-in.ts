import type { SubmissionInput, SubmissionReceipt } from '@upcurve/contracts/quiz';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { conflict } from '../../lib/errors.ts';
import { findHeldById } from '../quarantine/service.ts';
import { findHandedIn, heldSubmission } from '../submissions/service.ts';
import { quizSessionQueries } from './sessions.ts';

export type HandedIn = Pick<SubmissionReceipt, 'id' | 'result'>;

/**
 * What the session was handed in as, accepted or held back; undefined where it was not, or the lead is gone. Whoever hands it
 * in at the same time waits.
 * @throws {HttpError} 409 where that was under another e-mail address: nobody else is told the result
 */
export async function handedInBefore(
  trx: Transaction<Database>,
  { sessionId, email }: SubmissionInput,
): Promise<HandedIn | undefined> {
  const id = sessionId && (await quizSessionQueries(trx).lockLead(sessionId));
  if (!id) return undefined;
  const held = await findHeldById(trx, id);
  const lead = held ? heldSubmission.read(held) : await findHandedIn(trx, id);
  if (!lead) return undefined;
  if (lead.email.toLowerCase() !== email.toLowerCase())
    throw conflict('This quiz was handed in already. Begin another one.');
  return { id, result: lead.result };
}
