import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { recordSeed } from '../../db/seeds.ts';

/**
 * Stores the built-in questions once in the life of a database. Returns how many were added. Call it in a transaction,
 * so that parallel starts wait.
 */
export async function seedQuestions(trx: Transaction<Database>): Promise<number> {
  return (await recordSeed(trx, 'questions')) ? insertBuiltInQuestions(trx) : 0;
}

/** Stores the built-in questions under new ids. */
export async function insertBuiltInQuestions(db: Db): Promise<number> {
  const rows = DEFAULT_QUESTIONS.map(({ id: _, options, showIf: __, ...question }) => ({
    ...question,
    options: options && JSON.stringify(options),
  }));
  await db.insertInto('questions').values(rows).execute();
  return rows.length;
}
