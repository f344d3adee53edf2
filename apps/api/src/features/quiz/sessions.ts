import type { Answers } from '@upcurve/contracts/answers';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';

/** A visitor's progress: answers only, never who they are. */
export function quizSessionQueries(db: Db) {
  return {
    async create(answers: Answers): Promise<string> {
      const id = uuidv7();
      await db
        .insertInto('quizSessions')
        .values({ id, answers: JSON.stringify(answers) })
        .execute();
      return id;
    },

    /** Lays the answers over those already there; false where there is no such open session. */
    async save(id: string, answers: Answers): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('quizSessions')
        .set({ answers: sql<string>`answers || ${JSON.stringify(answers)}::jsonb`, updatedAt: sql`now()` })
        .where('id', '=', id)
        .where('submissionId', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
