import { Attribution } from '@upcurve/contracts/leads/lead';
import type { Submission } from '@upcurve/contracts/leads/submissions';
import { Answers, answerInWords } from '@upcurve/contracts/quiz/answers';
import { Question } from '@upcurve/contracts/quiz/questions';
import { type LateDetails, Result } from '@upcurve/contracts/quiz/quiz';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import { Instant } from '@upcurve/contracts/shared/text';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { nameKey, searchText } from '../../lib/search/search.ts';
import { resultToken } from '../../lib/security/links.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { defineHeldLead, factsOf, type HeldKind, type StoredHeldLead } from '../leads/held-lead.ts';
import { mailNewLead } from '../mail/service.ts';
import { askedQuestions } from '../questions/service.ts';
import { reconcileConsent } from '../suppression/service.ts';
import { announceSubmission, cancelAbandoned } from '../webhook/service.ts';
import { fillDetails as lateDetails, newDetails } from './late-details.ts';
import { listSubmissions } from './list.ts';
import { reportOf, type StoredReport, submissionQueries } from './queries.ts';

/** A submitted quiz before it is stored. */
export const NewSubmission = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  businessName: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  answers: Answers,
  questions: z.array(Question).readonly(),
  result: Result,
  consent: z.boolean(),
  consentVersion: z.string(),
  attribution: Attribution.nullable(),
  sessionId: z.uuid().nullable(),
  completedAt: Instant,
});
export type NewSubmission = z.infer<typeof NewSubmission>;

/** A submission as quarantine stores it. */
export const heldSubmission = defineHeldLead({
  version: 2,
  schema: NewSubmission,
  // Version 1 had no advice and no conditions; both are optional.
  upgrades: { 1: (lead: unknown) => lead },
});

/** Freezes the current questions of the quiz. Returns their hash. */
export const freezeActiveQuestions = async (db: Db): Promise<Buffer> =>
  submissionQueries(db).freezeQuestions(await askedQuestions(db));

/** Returns the version of the current questions of the quiz. */
export async function currentQuestionsVersion(db: Db): Promise<number> {
  const hash = await freezeActiveQuestions(db);
  return submissionQueries(db).versionOf(hash);
}

/** Stores a submitted quiz with its frozen questions, and queues the webhook event and the members' mails. */
export async function storeSubmission(
  trx: Transaction<Database>,
  services: Services,
  submission: NewSubmission,
  resultTokenHash: Buffer,
): Promise<void> {
  const { answers, questions, result, attribution, sessionId, ...plain } = submission;
  const stored = submissionQueries(trx);
  await stored.create({
    ...plain,
    begunAt: sessionId && (await stored.sessionBegan(sessionId, submission.completedAt)),
    answers: JSON.stringify(answers),
    questionSet: await stored.freezeQuestions(questions),
    result: JSON.stringify(result),
    score: result.score,
    tier: result.tier,
    isEligible: result.isEligible,
    isScored: result.isScored,
    attribution: attribution && JSON.stringify(attribution),
    resultTokenHash,
    searchText: searchText([submission.name, submission.email, submission.businessName], submission.phone),
    nameKey: nameKey(submission.name),
  });
  await reconcileConsent(trx, services.config, 'submissions', { ...submission, at: submission.completedAt });
  if (sessionId) {
    await stored.closeSession(sessionId, submission.id);
    await cancelAbandoned(trx, sessionId);
  }
  await announceSubmission(trx, { ...submission, questions: shownQuestions(questions, answers) });
  await mailNewLead(trx, services, { ...submission, kind: 'eligibility' });
}

export const heldSubmissions: HeldKind = {
  // Announced like any other lead. The visitor's link still works, even if the secret has changed.
  release(trx, services, { resultTokenHash, ...held }) {
    const submission = heldSubmission.read(held);
    const own = () => sha256(resultToken(services.config.sessionSecret, submission.id));
    return storeSubmission(trx, services, submission, resultTokenHash ?? own());
  },
  describe(held) {
    const { phone, location, website, attribution, consent, questions, answers } = heldSubmission.read(held);
    return {
      facts: factsOf({
        Phone: phone,
        Location: location,
        Website: website,
        Source: attribution?.source,
        Marketing: consent ? 'Agreed' : 'Not agreed',
      }),
      answers: shownQuestions(questions, answers).map((question) => ({
        question: question.text,
        answer: answerInWords(question, answers[question.id]),
      })),
    };
  },
};

/** Adds details that a visitor entered on the report; false if there is no such stored submission. */
export const fillDetails = (
  trx: Transaction<Database>,
  resultTokenHash: Buffer,
  told: LateDetails,
): Promise<boolean> => lateDetails(trx, resultTokenHash, told);

/** Returns the report of a quarantined submission. */
export const readHeldReport = (held: StoredHeldLead): StoredReport => reportOf(heldSubmission.read(held));

/** Adds later details to a quarantined submission, like `fillDetails` for a stored one. */
export function addDetailsToHeld(held: StoredHeldLead, told: LateDetails): NewSubmission {
  const lead = heldSubmission.read(held);
  return { ...lead, ...newDetails(lead, told) };
}

export function findReport(db: Db, resultTokenHash: Buffer): Promise<StoredReport | undefined> {
  return submissionQueries(db).findReport(resultTokenHash);
}

/** Whether this address has submitted a quiz since then, or shortly before. */
export function hasSubmittedSince(db: Db, email: string, since: string): Promise<boolean> {
  return submissionQueries(db).hasSubmittedSince(email, since);
}

/** Returns the fields of a submission that a repeated submit needs. */
export const findSubmissionReceipt = (db: Db, id: string) => submissionQueries(db).findSubmissionReceipt(id);

/** Makes the report available at another link; the former link stops working. */
export const relinkReport = (db: Db, id: string, resultTokenHash: Buffer) =>
  submissionQueries(db).relink(id, resultTokenHash);

/** Returns the lead of a report, with the fields that mails need. */
export function findReporter(db: Db, resultTokenHash: Buffer) {
  return submissionQueries(db).findReporter(resultTokenHash);
}

/** Returns the newest submissions that contain the search term, at most `limit`. */
export async function findSubmissions(db: Db, search: string, limit: number): Promise<Submission[]> {
  return (await listSubmissions(db, { search, limit })).items;
}
