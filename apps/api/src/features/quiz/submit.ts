import { answerIssues } from '@upcurve/contracts/answers';
import { CONSENT_VERSION } from '@upcurve/contracts/lead';
import type { Question } from '@upcurve/contracts/questions';
import type { Result, SubmissionInput, SubmissionReceipt } from '@upcurve/contracts/quiz';
import { v7 as uuidv7 } from 'uuid';
import { databaseNow } from '../../lib/database-now.ts';
import { invalid } from '../../lib/errors.ts';
import { quarantineReason } from '../../lib/form-guard.ts';
import { writeOnce } from '../../lib/idempotency.ts';
import { resultToken } from '../../lib/result-token.ts';
import { sha256 } from '../../lib/tokens.ts';
import type { Services } from '../../services.ts';
import { canMail, confirmToVisitor } from '../mail/service.ts';
import { holdLead } from '../quarantine/service.ts';
import { askedQuestions } from '../questions/service.ts';
import { heldSubmission, type NewSubmission, storeSubmission } from '../submissions/service.ts';
import { forgetDetails } from './details.ts';
import { computeResult } from './scoring.ts';

const SCOPE = 'submit-eligibility';

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
export async function submitQuiz(
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
      const submission = submissionOf(input, questions, result, await databaseNow(trx));
      const reason = quarantineReason(config.sessionSecret, input);
      if (reason) {
        await holdLead(trx, submission, {
          kind: 'eligibility',
          version: heldSubmission.version,
          reason,
          businessName: submission.businessName,
          resultTokenHash: sha256(resultToken(config.sessionSecret, submission.id)),
        });
        // No lead yet, and no event either about a visitor who may be none.
        if (input.sessionId) await forgetDetails(trx, input.sessionId);
      } else {
        await storeSubmission(trx, services, submission);
        await confirmToVisitor(trx, services, { ...submission, kind: 'eligibility' });
      }
      return { id: submission.id, result };
    },
  });
  return {
    ...receipt,
    resultToken: resultToken(config.sessionSecret, receipt.id),
    canMail: canMail(config),
  };
}
