import { type Answers, answerIssues } from '@upcurve/contracts/quiz/answers';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '../../lib/http/errors.ts';
import { writeOnce } from '../../lib/http/idempotency.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { freezeActiveQuestions } from '../leads/kinds/quiz/service.ts';
import { nameCampaigns } from '../leads/source-names.ts';
import { askedQuestions } from '../questions/service.ts';
import { forgetDetails, resumeSession, saveDetails } from './details.ts';
import { downloadReport, readReport, sendReport } from './reports.ts';
import { quizSessionQueries } from './sessions.ts';
import { submitQuiz } from './submit.ts';
import { sendTestLead } from './test-lead.ts';

/** The endpoints of the quiz. All but the test lead are public. */
export function quizRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  async function checkAnswers(answers: Answers): Promise<void> {
    const issues = answerIssues(await askedQuestions(db), answers);
    if (issues.length > 0) throw invalid(issues);
  }

  implement(app, 'quiz', quiz, {
    createSession: async ({ body, key, request }) => {
      await checkAnswers(body.answers);
      // Uses the same names as the page view, so that analytics can compare them.
      const [campaign] = await nameCampaigns(services, [body], request.ip);
      return writeOnce(db, {
        scope: quiz.createSession.rateLimit.scope,
        key,
        body,
        run: async (trx) => ({
          id: await quizSessionQueries(trx).create(
            { ...body, ...campaign },
            await freezeActiveQuestions(trx),
          ),
        }),
      });
    },

    saveSession: async ({ params, body }) => {
      await checkAnswers(body.answers);
      if (!(await quizSessionQueries(db).save(params.id, body.answers))) throw notFound('session');
    },

    submit: ({ body, key, request }) => submitQuiz(services, body, key, request.ip),

    saveDetails: ({ params, body }) => saveDetails(services, params.id, body),

    forgetDetails: ({ params }) => db.transaction().execute((trx) => forgetDetails(trx, params.id)),

    resumeSession: ({ body }) => resumeSession(services, body.token),

    getReport: ({ params }) => readReport(services, params.resultToken),

    printReport: ({ params, query, request }) =>
      downloadReport(services, params.resultToken, query, request.ip),

    mailReport: ({ params, key }) => sendReport(services, params.resultToken, key),

    sendTestLead: ({ user }) => sendTestLead(services, user),
  });
}
