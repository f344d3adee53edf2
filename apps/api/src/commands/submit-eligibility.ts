import { answerIssues } from '@upcurve/contracts/answers';
import { CONSENT_VERSION } from '@upcurve/contracts/lead';
import type { Question } from '@upcurve/contracts/question';
import type { Result, SubmissionInput, SubmissionReceipt } from '@upcurve/contracts/submission';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/schema/database.ts';
import { askedQuestions } from '../features/eligibility/asked-questions.ts';
import { quizSessionQueries } from '../features/eligibility/quiz-sessions.ts';
import { computeResult } from '../features/eligibility/scoring.ts';
import { folded, searchText } from '../features/eligibility/search.ts';
import { submissionQueries } from '../features/eligibility/submissions.ts';
import { quarantineQueries } from '../features/quarantine/queries.ts';
import { invalid } from '../lib/errors.ts';
import { quarantineReason } from '../lib/form-guard.ts';
import { writeOnce } from '../lib/idempotency.ts';
import { randomToken, sha256 } from '../lib/tokens.ts';
import type { Services } from '../services.ts';
import { announceSubmission } from './announce-submission.ts';
import type { Lead } from './lead.ts';

const SCOPE = 'submit-eligibility';

function leadOf(input: SubmissionInput, questions: readonly Question[], result: Result): Lead {
  const row = {
    id: uuidv7(),
    name: input.name,
    email: input.email,
    phone: input.phone || null,
    businessName: input.businessName || null,
    location: input.location || null,
    website: input.website || null,
    answers: JSON.stringify(input.answers),
    result: JSON.stringify(result),
    score: result.score,
    tier: result.tier,
    isEligible: result.isEligible,
    consent: input.consent,
    consentVersion: CONSENT_VERSION,
    attribution: input.attribution ? JSON.stringify(input.attribution) : null,
    searchText: searchText(input.name, input.email, input.businessName),
    nameKey: folded(input.name),
  };
  return { row, questions, resultToken: randomToken() };
}

/** Stores a lead with its questions frozen, and queues the webhook event, all in the given transaction. */
export async function storeLead(trx: Transaction<Database>, services: Services, lead: Lead): Promise<void> {
  const submissions = submissionQueries(trx);
  const completedAt = await submissions.create({
    ...lead.row,
    questionSet: await submissions.freezeQuestions(lead.questions),
    resultTokenHash: sha256(lead.resultToken),
  });
  await announceSubmission(trx, services, { ...lead, completedAt });
}

/**
 * Hands in the quiz: checks the answers against what is asked now, computes the result on the server, and stores
 * everything once per Idempotency-Key. What looks like spam gets the same answer and goes to quarantine.
 * @throws {HttpError} 400 naming each answer at fault, 422 where the key was used for another body
 */
export function submitEligibility(
  services: Services,
  input: SubmissionInput,
  key: string | undefined,
): Promise<SubmissionReceipt> {
  const { db, config } = services;
  return writeOnce(db, {
    scope: SCOPE,
    key,
    body: input,
    run: async (trx) => {
      const questions = await askedQuestions(trx);
      const issues = answerIssues(questions, input.answers);
      if (issues.length > 0) throw invalid(issues);

      const result = computeResult(questions, input.answers);
      const lead = leadOf(input, questions, result);
      const reason = quarantineReason(config.sessionSecret, input);
      if (reason) {
        await quarantineQueries(trx).hold(reason, lead);
      } else {
        await storeLead(trx, services, lead);
        if (input.sessionId) await quizSessionQueries(trx).complete(input.sessionId, lead.row.id);
      }
      return { id: lead.row.id, result, resultToken: lead.resultToken };
    },
  });
}
