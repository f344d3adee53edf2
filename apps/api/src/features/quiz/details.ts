import { CONSENT_VERSION } from '@upcurve/contracts/leads/lead';
import { RESUME_DAYS, type ResumedSession, type SessionDetails } from '@upcurve/contracts/quiz/quiz';
import { databaseNow, type Trx } from '../../db/client.ts';
import { HttpError, notFound } from '../../lib/http/errors.ts';
import { formFault } from '../../lib/security/form-guard.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { forgetAbandoned } from '../webhook/service.ts';
import { quizSessionQueries } from './sessions.ts';

/**
 * Stores the contact details, so that an unfinished quiz can be announced. Stores nothing for suspected spam, but the
 * response is the same.
 * @throws {HttpError} 404 if there is no such open session
 */
export async function saveDetails(
  { db, config }: Services,
  id: string,
  details: SessionDetails,
): Promise<void> {
  const sessions = quizSessionQueries(db);
  const fault = formFault(config.sessionSecret, details, await databaseNow(db));
  const isSaved = fault
    ? await sessions.isOpen(id)
    : await sessions.saveDetails(id, details, CONSENT_VERSION);
  if (!isSaved) throw notFound('session');
}

/** Deletes the details at once, with the event that contains them. */
export async function forgetDetails(trx: Trx, id: string): Promise<void> {
  await quizSessionQueries(trx).forgetDetails(id);
  await forgetAbandoned(trx, id);
}

/** Closes the session of a quarantined quiz, so that its details are not announced. */
export async function closeAsHeld(trx: Trx, id: string, heldId: string): Promise<void> {
  await quizSessionQueries(trx).closeAsHeld(id, heldId);
  await forgetAbandoned(trx, id);
}

/**
 * Returns the session of a resume link.
 * @throws {HttpError} 404 if the token is unknown, 410 if the link has expired
 */
export async function resumeSession({ db }: Services, token: string): Promise<ResumedSession> {
  const found = await quizSessionQueries(db).findByToken(sha256(token));
  if (!found) throw notFound('link');
  const { id, answers, isOver, name, email, ...others } = found;
  if (isOver || !name || !email)
    throw new HttpError(
      410,
      `This link has expired. It works for ${RESUME_DAYS} days or until the quiz is submitted.`,
    );
  return { id, answers, details: { name, email, ...others } };
}
