import { type Answers, answerIssues } from '@upcurve/contracts/answers';
import type { eligibility } from '@upcurve/contracts/eligibility';
import { readReport } from '../../commands/read-report.ts';
import { submitEligibility } from '../../commands/submit-eligibility.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { writeOnce } from '../../lib/idempotency.ts';
import type { Handlers } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { askedQuestions } from './asked-questions.ts';
import { quizSessionQueries } from './quiz-sessions.ts';

type VisitorCalls = 'createSession' | 'saveSession' | 'submit' | 'getReport';

/** The calls of the quiz itself, all open to the public. */
export function visitorHandlers(services: Services): Pick<Handlers<typeof eligibility>, VisitorCalls> {
  const { db } = services;

  async function checkAnswers(answers: Answers): Promise<void> {
    const issues = answerIssues(await askedQuestions(db), answers);
    if (issues.length > 0) throw invalid(issues);
  }

  return {
    createSession: async ({ body, key }) => {
      await checkAnswers(body.answers);
      return writeOnce(db, {
        scope: 'create-session',
        key,
        body,
        run: async (trx) => ({ id: await quizSessionQueries(trx).create(body.answers) }),
      });
    },

    saveSession: async ({ params, body }) => {
      await checkAnswers(body.answers);
      if (!(await quizSessionQueries(db).save(params.id, body.answers))) throw notFound('session');
      return {};
    },

    submit: ({ body, key }) => submitEligibility(services, body, key),

    getReport: async ({ params }) => {
      const report = await readReport(services, params.resultToken);
      if (!report) throw notFound('report');
      return report;
    },
  };
}
