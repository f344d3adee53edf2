import type { CurrentUser } from '@upcurve/contracts/account/account';
import { CONSENT_VERSION } from '@upcurve/contracts/leads/lead';
import type { Answer, Answers } from '@upcurve/contracts/quiz/answers';
import type { Question, QuestionOption } from '@upcurve/contracts/quiz/questions';
import { shownAnswers, shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import { v7 as uuidv7 } from 'uuid';
import { databaseNow } from '../../db/client.ts';
import { resultToken } from '../../lib/security/links.ts';
import { LIMITS } from '../../lib/security/rate-limits.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { storeSubmission } from '../leads/kinds/quiz/service.ts';
import { mailFirstReport } from '../mail/service.ts';
import { askedQuestions } from '../questions/service.ts';
import { computeResult } from './scoring.ts';

/**
 * Stores a lead in the member's own name with the answers of an ordinary clinic. It is processed like a visitor's lead:
 * webhook, notices to members and, if the member has an email address, the report by mail.
 * @throws {HttpError} 429 if the member has sent too many
 */
export async function sendTestLead(services: Services, user: CurrentUser): Promise<{ id: string }> {
  const { db, config, limits } = services;
  await limits.use(LIMITS.testLeadPerUser, user.id);
  return db.transaction().execute(async (trx) => {
    const { displayName, email } = await trx
      .selectFrom('users')
      .select(['displayName', 'email'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const questions = await askedQuestions(trx);
    const answers = shownAnswers(questions, ordinaryAnswers(questions));
    const id = uuidv7();
    const lead = {
      id,
      name: `${displayName || user.username} (test)`,
      email: email || `test-${user.id}@${new URL(config.marketingUrl).hostname}`,
      phone: testPhone(user.id),
      businessName: 'Test Clinic',
      location: null,
      website: null,
      answers,
      questions,
      figures: {},
      result: computeResult(shownQuestions(questions, answers), answers),
      consent: true,
      consentVersion: CONSENT_VERSION,
      attribution: null,
      completedAt: await databaseNow(trx),
    };
    await storeSubmission(trx, services, lead, sha256(resultToken(config.sessionSecret, id)));
    if (email) await mailFirstReport(trx, services, lead);
    await audit(trx, 'lead.test', { subjectId: id });
    return { id };
  });
}

/**
 * Returns a phone number that belongs to nobody (Ofcom reserves the range for drama). It is derived from the member,
 * because leads with the same number become one person, and few members share one of the thousand numbers.
 */
const testPhone = (userId: string) =>
  `+44 20 7946 0${String(sha256(userId).readUInt16BE() % 1000).padStart(3, '0')}`;

/** Answers each question so that the clinic is eligible and its report still has changes to suggest. */
const ordinaryAnswers = (questions: readonly Question[]): Answers =>
  Object.fromEntries(questions.map((question) => [question.id, ordinaryAnswer(question)]));

function ordinaryAnswer({ inputType, options, min }: Question): Answer {
  const all = options ?? [];
  switch (inputType) {
    case 'multipleChoice':
      return (all.find(({ qualifies }) => qualifies) ?? middleOf(all))?.value ?? null;
    case 'checkbox':
      return all.slice(0, 1).map(({ value }) => value);
    case 'yesno':
      return true;
    case 'number':
      return String(min ?? 1);
    case 'text':
    case 'freeText':
      return 'This is a test.';
  }
}

const middleOf = (options: readonly QuestionOption[]) => options[Math.floor(options.length / 2)];
