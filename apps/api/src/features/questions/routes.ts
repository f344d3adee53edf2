import { questions, type StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { seenVersion } from '@upcurve/contracts/shared/if-match';
import type { FastifyInstance } from 'fastify';
import { checkVersion, conflict, HttpError } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit, changesOf } from '../audit/service.ts';
import { changeQuestions, moveToPlace, questionOf } from './change.ts';
import { questionQueries } from './queries.ts';
import { insertBuiltInQuestions } from './seed.ts';

const idsOf = (list: readonly StoredQuestion[]) => list.map(({ id }) => id);

export function questionRoutes(app: FastifyInstance, { db }: Services): void {
  const listed = questionQueries(db);

  implement(app, 'questions', questions, {
    listQuestions: async ({ user }) => (user ? listed.listAll() : forVisitors(await listed.listActive())),

    createQuestion: async ({ body }) => {
      const { done, questions } = await changeQuestions(db, async ({ trx, stored, there }) => {
        const last = there.length + 1;
        const id = await stored.create(body, last);
        await stored.setOrder(moveToPlace(idsOf(there), id, body.order ?? last));
        await audit(trx, 'question.created', { what: body.text, subjectId: id });
        return id;
      });
      return questionOf(questions, done);
    },

    updateQuestion: async ({ params: { id }, body, headers }) => {
      const { questions } = await changeQuestions(db, async ({ trx, stored, there }) => {
        const before = questionOf(there, id);
        checkVersion(seenVersion(headers), before.version, 'this question');
        await stored.update(id, body);
        await stored.setOrder(moveToPlace(idsOf(there), id, body.order ?? before.order));
        const after = questionOf(await stored.listAll(), id);
        await audit(trx, 'question.changed', {
          what: after.text,
          subjectId: id,
          ...changesOf(before, after),
        });
      });
      return questionOf(questions, id);
    },

    orderQuestions: async ({ body: { ids, seen } }) => {
      const { questions } = await changeQuestions(db, async ({ trx, stored, there }) => {
        const isSame = there.length === ids.length && there.every(({ id }) => ids.includes(id));
        if (!isSame) throw conflict('Someone else has added or deleted a question. Reload and try again.');
        if (seen && idsOf(there).join() !== seen.join())
          throw new HttpError(412, 'Someone else has reordered the questions. Reload and try again.');
        await stored.setOrder(ids);
        await audit(trx, 'question.changed', {
          what: 'The order of the questions',
          ...changesOf({ ids: idsOf(there) }, { ids }),
        });
      });
      return questions;
    },

    deleteQuestion: async ({ params: { id } }) => {
      await changeQuestions(db, async ({ trx, stored, there }) => {
        const { text } = questionOf(there, id);
        await stored.delete(id);
        await stored.setOrder(idsOf(there).filter((each) => each !== id));
        await audit(trx, 'question.deleted', { what: text, subjectId: id });
      });
    },

    restoreQuestions: async () => {
      const { questions } = await changeQuestions(db, async ({ trx, there }) => {
        if (there.length > 0) throw conflict('There are questions already.');
        await insertBuiltInQuestions(trx);
        await audit(trx, 'question.restored');
      });
      return questions;
    },
  });
}

/** Returns questions as visitors see them. How answers are judged would tell them what to answer. */
const forVisitors = (list: readonly StoredQuestion[]): StoredQuestion[] =>
  list.map((question) => ({
    ...question,
    options: question.options?.map(({ value, label }) => ({ value, label })) ?? null,
  }));
