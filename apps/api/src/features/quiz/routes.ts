import { type Answers, answerIssues } from '@upcurve/contracts/answers';
import { quiz, type Report } from '@upcurve/contracts/quiz';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { invalid, notFound } from '../../lib/errors.ts';
import { writeOnce } from '../../lib/idempotency.ts';
import { implement } from '../../lib/implement.ts';
import { sha256 } from '../../lib/tokens.ts';
import type { Services } from '../../services.ts';
import { findHeld } from '../quarantine/service.ts';
import { askedQuestions } from '../questions/service.ts';
import { findReport, heldSubmission } from '../submissions/service.ts';
import { quizSessionQueries } from './sessions.ts';
import { submitQuiz } from './submit.ts';

/** What visitors call, all of it open to the public. */
export function quizRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  async function checkAnswers(answers: Answers): Promise<void> {
    const issues = answerIssues(await askedQuestions(db), answers);
    if (issues.length > 0) throw invalid(issues);
  }

  implement(app, 'quiz', quiz, {
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

    submit: ({ body, key }) => submitQuiz(services, body, key),

    getReport: async ({ params }) => {
      const tokenHash = sha256(params.resultToken);
      const report = (await findReport(db, tokenHash)) ?? (await reportOfHeld(db, tokenHash));
      if (!report) throw notFound('report');
      return report;
    },
  });
}

/** One that is held back is shown like any other: whoever sent it must not be able to tell. */
async function reportOfHeld(db: Db, tokenHash: Buffer): Promise<Report | undefined> {
  const held = await findHeld(db, tokenHash);
  if (!held) return undefined;
  const { name, businessName, completedAt, questions, answers, result } = heldSubmission.read(held);
  return { name, businessName, completedAt, questions, answers, result };
}
