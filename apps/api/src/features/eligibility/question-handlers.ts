import type { eligibility } from '@upcurve/contracts/eligibility';
import { sql } from 'kysely';
import { insertDefaultQuestions } from '../../db/seed/questions.ts';
import { conflict, HttpError, notFound } from '../../lib/errors.ts';
import type { Handlers } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { questionQueries } from './questions.ts';

type QuestionCalls =
  | 'listQuestions'
  | 'createQuestion'
  | 'updateQuestion'
  | 'deleteQuestion'
  | 'restoreQuestions';

export function questionHandlers({ db }: Services): Pick<Handlers<typeof eligibility>, QuestionCalls> {
  const questions = questionQueries(db);
  return {
    listQuestions: ({ user }) => (user ? questions.listAll() : questions.listActive()),

    createQuestion: ({ body }) => questions.create(body),

    updateQuestion: async ({ params, body, headers }) => {
      const expected = headers['if-match']?.replaceAll('"', '');
      const updated = await questions.update(
        params.id,
        body,
        expected === undefined ? undefined : Number(expected),
      );
      if (updated) return updated;
      if (!(await questions.exists(params.id))) throw notFound('question');
      throw new HttpError(412, 'Somebody else changed this question meanwhile. Reload it and try again.');
    },

    deleteQuestion: async ({ params }) => {
      if (!(await questions.delete(params.id))) throw notFound('question');
      return {};
    },

    restoreQuestions: () =>
      db.transaction().execute(async (trx) => {
        await sql`lock table questions in share row exclusive mode`.execute(trx);
        if (await questionQueries(trx).exists()) throw conflict('There are questions already.');
        await insertDefaultQuestions(trx);
        return questionQueries(trx).listAll();
      }),
  };
}
