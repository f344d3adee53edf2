import { answerIssues } from '@upcurve/contracts/answers';
import { CONSENT_VERSION } from '@upcurve/contracts/lead';
import type { Question } from '@upcurve/contracts/question';
import type { Result, SubmissionInput, SubmissionReceipt } from '@upcurve/contracts/submission';
import { v7 as uuidv7 } from 'uuid';
import { askedQuestions } from '../features/eligibility/asked-questions.ts';
import { computeResult } from '../features/eligibility/scoring.ts';
import { quarantineQueries } from '../features/quarantine/queries.ts';
import { databaseNow } from '../lib/database-now.ts';
import { invalid } from '../lib/errors.ts';
import { quarantineReason } from '../lib/form-guard.ts';
import { writeOnce } from '../lib/idempotency.ts';
import { resultToken } from '../lib/result-token.ts';
import { sha256 } from '../lib/tokens.ts';
import type { Services } from '../services.ts';
import type { EligibilityLead } from './lead.ts';
import { storeEligibilityLead } from './store-eligibility-lead.ts';

const SCOPE = 'submit-eligibility';

function leadOf(
  input: SubmissionInput,
  questions: readonly Question[],
  result: Result,
  completedAt: string,
): EligibilityLead {
  return {
    id: uuidv7(),
    name: input.name,
    email: input.email,
    phone: input.phone || null,
    businessName: input.businessName || null,
    location: input.location || null,
    website: input.website || null,
    answers: input.answers,
    questions: [...questions],
    result,
    consent: input.consent,
    consentVersion: CONSENT_VERSION,
    attribution: input.attribution ?? null,
    sessionId: input.sessionId ?? null,
    completedAt,
  };
}

/**
 * Hands in the quiz: checks the answers against what is asked now, computes the result on the server, and stores
 * everything once per Idempotency-Key. What looks like spam gets the same answer and goes to quarantine.
 * @throws {HttpError} 400 naming each answer at fault, 422 where the key was used for another body
 */
export async function submitEligibility(
  services: Services,
  input: SubmissionInput,
  key: string | undefined,
): Promise<SubmissionReceipt> {
  const { db, config } = services;
  const receipt = await writeOnce(db, {
    scope: SCOPE,
    key,
    body: input,
    run: async (trx) => {
      const questions = await askedQuestions(trx);
      const issues = answerIssues(questions, input.answers);
      if (issues.length > 0) throw invalid(issues);

      const result = computeResult(questions, input.answers);
      const lead = leadOf(input, questions, result, await databaseNow(trx));
      const reason = quarantineReason(config.sessionSecret, input);
      if (reason) {
        await quarantineQueries(trx).hold(lead, {
          kind: 'eligibility',
          reason,
          businessName: lead.businessName,
          resultTokenHash: sha256(resultToken(config.sessionSecret, lead.id)),
        });
      } else {
        await storeEligibilityLead(trx, services, lead);
      }
      return { id: lead.id, result };
    },
  });
  return { ...receipt, resultToken: resultToken(config.sessionSecret, receipt.id) };
}
