import type { QuarantineReason } from '@upcurve/contracts/leads/quarantine';
import type { Submission } from '@upcurve/contracts/leads/submissions';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../../db/client.ts';
import type { QuizDetailsTable } from '../../../../db/schema/leads.ts';
import type { Services } from '../../../../services.ts';
import { mailNewLead } from '../../../mail/service.ts';
import { reconcileConsent } from '../../../mail/suppression/service.ts';
import { askedQuestions } from '../../../questions/service.ts';
import { announceSubmission, cancelAbandoned } from '../../../webhook/service.ts';
import { insertLead, type LeadState } from '../../store.ts';
import { listSubmissions } from './list.ts';
import { type StoredQuiz, submissionQueries } from './queries.ts';

export interface NewSubmission extends Omit<StoredQuiz, 'questions'> {
  questions: readonly Question[];
  consentVersion: string;
}

/** Freezes the current questions of the quiz. Returns their hash. */
export const freezeActiveQuestions = async (db: Db): Promise<Buffer> =>
  submissionQueries(db).freezeQuestions(await askedQuestions(db));

export async function currentQuestionsVersion(db: Db): Promise<number> {
  const hash = await freezeActiveQuestions(db);
  return submissionQueries(db).versionOf(hash);
}

/**
 * Inserts a quiz with its frozen questions, without telling anybody.
 * @param desk when it was begun, why quarantine holds it, and what staff have done with it
 */
export async function insertSubmission(
  db: Db,
  submission: NewSubmission,
  resultTokenHash: Buffer,
  { begunAt, ...desk }: Pick<Insertable<QuizDetailsTable>, 'begunAt'> & LeadState = {},
): Promise<void> {
  const { id, location, website, answers, questions, figures, result, completedAt, businessName, ...lead } =
    submission;
  const { score, tier, isEligible, isScored } = result;
  await insertLead(db, {
    ...{ ...desk, id, kind: 'eligibility', company: businessName, createdAt: completedAt },
    ...{ ...lead, score, tier, isEligible, isScored, source: lead.attribution?.source ?? 'direct' },
  });
  await db
    .insertInto('quizDetails')
    .values({
      ...{ leadId: id, location, website, begunAt, resultTokenHash },
      answers: JSON.stringify(answers),
      figures: JSON.stringify(figures),
      questionSet: await submissionQueries(db).freezeQuestions(questions),
      result: JSON.stringify(result),
    })
    .execute();
}

/**
 * Stores a submitted quiz, and queues the webhook event and the members' mails.
 * @param sessionId the visitor's saved progress
 * @param heldReason why quarantine holds it as likely spam; then nothing is queued until it is released
 */
export async function storeSubmission(
  trx: Trx,
  services: Services,
  submission: NewSubmission,
  resultTokenHash: Buffer,
  {
    sessionId,
    heldReason,
  }: { sessionId?: string | undefined; heldReason?: QuarantineReason | undefined } = {},
): Promise<void> {
  const begunAt = sessionId && (await submissionQueries(trx).sessionBegan(sessionId, submission.completedAt));
  await insertSubmission(trx, submission, resultTokenHash, { begunAt: begunAt ?? null, heldReason });
  if (!heldReason) await acceptSubmission(trx, services, submission, sessionId);
}

/** Does what follows once a quiz is a lead like any other, at once or when quarantine releases it. */
async function acceptSubmission(
  trx: Trx,
  services: Services,
  submission: Omit<NewSubmission, 'consentVersion'>,
  sessionId: string | undefined,
): Promise<void> {
  const { id, questions, answers } = submission;
  await reconcileConsent(trx, services.config, { ...submission, at: submission.completedAt });
  if (sessionId) {
    await submissionQueries(trx).closeSession(sessionId, id);
    await cancelAbandoned(trx, sessionId);
  }
  await announceSubmission(trx, { ...submission, questions: shownQuestions(questions, answers) });
  await mailNewLead(trx, services, { ...submission, kind: 'eligibility' });
}

/** Announces a quiz that quarantine has released. The visitor's link still works. */
export async function submissionReleased(trx: Trx, services: Services, id: string): Promise<void> {
  const submission = await submissionQueries(trx).findWhole(id);
  if (!submission) return;
  const session = await trx
    .selectFrom('quizSessions')
    .select('id')
    .where('heldId', '=', id)
    .executeTakeFirst();
  await acceptSubmission(trx, services, submission, session?.id);
}

/** Whether this address has submitted a quiz since then, or shortly before. */
export function hasSubmittedSince(db: Db, email: string, since: string): Promise<boolean> {
  return submissionQueries(db).hasSubmittedSince(email, since);
}

export async function findSubmissions(db: Db, search: string, limit: number): Promise<Submission[]> {
  return (await listSubmissions(db, { search, limit })).items;
}
