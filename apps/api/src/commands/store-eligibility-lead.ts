import type { Transaction } from 'kysely';
import type { Database } from '../db/schema/database.ts';
import { quizSessionQueries } from '../features/eligibility/quiz-sessions.ts';
import { submissionQueries } from '../features/eligibility/submissions.ts';
import { resultToken } from '../lib/result-token.ts';
import { nameKey, searchText } from '../lib/search.ts';
import { sha256 } from '../lib/tokens.ts';
import type { Services } from '../services.ts';
import { announceSubmission } from './announce-submission.ts';
import type { EligibilityLead } from './lead.ts';

/** Stores a handed-in quiz with its questions frozen, and queues the webhook event, all in the given transaction. */
export async function storeEligibilityLead(
  trx: Transaction<Database>,
  services: Services,
  lead: EligibilityLead,
): Promise<void> {
  const { answers, questions, result, attribution, sessionId, ...plain } = lead;
  const submissions = submissionQueries(trx);
  await submissions.create({
    ...plain,
    answers: JSON.stringify(answers),
    questionSet: await submissions.freezeQuestions(questions),
    result: JSON.stringify(result),
    score: result.score,
    tier: result.tier,
    isEligible: result.isEligible,
    attribution: attribution && JSON.stringify(attribution),
    resultTokenHash: sha256(resultToken(services.config.sessionSecret, lead.id)),
    searchText: searchText(lead.name, lead.email, lead.businessName),
    nameKey: nameKey(lead.name),
  });
  if (sessionId) await quizSessionQueries(trx).complete(sessionId, lead.id);
  await announceSubmission(trx, services, lead);
}
