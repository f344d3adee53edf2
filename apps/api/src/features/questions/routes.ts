import { seenVersion } from '@upcurve/contracts/if-match';
import { questions } from '@upcurve/contracts/questions';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { conflict, HttpError, notFound } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { questionQueries } from './queries.ts';
import { insertBuiltInQuestions } from './seed.ts';

export function questionRoutes(app: FastifyInstance, { db }: Services): void {
  const stored = questionQueries(db);

  implement(app, 'questions', questions, {
    listQuestions: ({ user }) => (user ? stored.listAll() : stored.listActive()),

    createQuestion: ({ body }) => stored.create(body),

    updateQuestion: async ({ params, body, headers }) => {
      const updated = await stored.update(params.id, body, seenVersion(headers));
      if (updated) return updated;
      if (!(await stored.exists(params.id))) throw notFound('question');
      throw new HttpError(412, 'Somebody else changed this question meanwhile. Reload it and try again.');
    },

    deleteQuestion: async ({ params }) => {
      if (!(await stored.delete(params.id))) throw notFound('question');
      return {};
    },

    restoreQuestions: () =>
      db.transaction().execute(async (trx) => {
        await sql`lock table questions in share row exclusive mode`.execute(trx);
        if (await questionQueries(trx).exists()) throw conflict('There are questions already.');
        await insertBuiltInQuestions(trx);
        return questionQueries(trx).listAll();
      }),
  });
}
