import { DEFAULT_QUESTIONS } from '@upcurve/contracts/default-questions';
import { sql } from 'kysely';
import type { Db } from '../client.ts';

/** Stores the built-in questions where none has ever been stored. Gives how many were added. */
export async function seedQuestions(db: Db): Promise<number> {
  const { used } = await db
    .selectNoFrom(sql<boolean>`(select is_called from questions_id_seq)`.as('used'))
    .executeTakeFirstOrThrow();
  return used ? 0 : insertDefaultQuestions(db);
}

/** Stores the built-in questions under fresh ids. */
export async function insertDefaultQuestions(db: Db): Promise<number> {
  const rows = DEFAULT_QUESTIONS.map(({ id: _, options, ...question }) => ({
    ...question,
    options: options && JSON.stringify(options),
  }));
  await db.insertInto('questions').values(rows).execute();
  return rows.length;
}
