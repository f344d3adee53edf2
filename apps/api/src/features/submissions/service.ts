import { Answers, answerInWords } from '@upcurve/contracts/answers';
import { Attribution } from '@upcurve/contracts/lead';
import { Question } from '@upcurve/contracts/questions';
import { Result } from '@upcurve/contracts/quiz';
import { Instant } from '@upcurve/contracts/text';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { factsOf, type HeldKind, heldLead } from '../../lib/held-lead.ts';
import { resultToken } from '../../lib/result-token.ts';
import { nameKey, searchText } from '../../lib/search.ts';
import { sha256 } from '../../lib/tokens.ts';
import type { Services } from '../../services.ts';
import { mailNewLead } from '../mail/service.ts';
import { settleConsent } from '../suppression/service.ts';
import { announceSubmission, cancelAbandoned } from '../webhook/service.ts';
import { type StoredReport, submissionQueries } from './queries.ts';

/** A handed-in quiz before it is stored. */
export const NewSubmission = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  businessName: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  answers: Answers,
  questions: z.array(Question),
  result: Result,
  consent: z.boolean(),
  consentVersion: z.string(),
  attribution: Attribution.nullable(),
  sessionId: z.uuid().nullable(),
  completedAt: Instant,
});
export type NewSubmission = z.infer<typeof NewSubmission>;

/** How quarantine holds it. */
export const heldSubmission = heldLead({ version: 1, schema: NewSubmission, upgrades: {} });

/** Stores a handed-in quiz with its questions frozen, and queues the webhook event and the members' mails, all in one transaction. */
export async function storeSubmission(
  trx: Transaction<Database>,
  services: Services,
  submission: NewSubmission,
): Promise<void> {
  const { answers, questions, result, attribution, sessionId, ...plain } = submission;
  const stored = submissionQueries(trx);
  await stored.create({
    ...plain,
    answers: JSON.stringify(answers),
    questionSet: await stored.freezeQuestions(questions),
    result: JSON.stringify(result),
    score: result.score,
    tier: result.tier,
    isEligible: result.isEligible,
    attribution: attribution && JSON.stringify(attribution),
    resultTokenHash: sha256(resultToken(services.config.sessionSecret, submission.id)),
    searchText: searchText([submission.name, submission.email, submission.businessName], submission.phone),
    nameKey: nameKey(submission.name),
  });
  await settleConsent(trx, services.config, 'submissions', { ...submission, at: submission.completedAt });
  if (sessionId) {
    await stored.closeSession(sessionId, submission.id);
    await cancelAbandoned(trx, sessionId);
  }
  await announceSubmission(trx, services, submission);
  await mailNewLead(trx, services, { ...submission, kind: 'eligibility' });
}

export const heldSubmissions: HeldKind = {
  // Announced as any other.
  release: (trx, services, held) => storeSubmission(trx, services, heldSubmission.read(held)),
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
      answers: questions.map((question) => ({
        question: question.text,
        answer: answerInWords(question, answers[question.id]),
      })),
    };
  },
};

export function findReport(db: Db, resultTokenHash: Buffer): Promise<StoredReport | undefined> {
  return submissionQueries(db).findReport(resultTokenHash);
}

/** Whether this address has handed in a quiz since, or shortly before. */
export function hasHandedIn(db: Db, email: string, since: string): Promise<boolean> {
  return submissionQueries(db).hasHandedIn(email, since);
}

/** Whose report it is, as far as mails need to know. */
export function findReporter(db: Db, resultTokenHash: Buffer) {
  return submissionQueries(db).findReporter(resultTokenHash);
}
