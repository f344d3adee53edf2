import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import type { Db, Trx } from '../../db/client.ts';
import { recordSeed } from '../../db/seeds.ts';

/**
 * Stores the built-in questions once in the life of a database. Returns how many were added. Call it in a transaction,
 * so that parallel starts wait.
 */
export async function seedQuestions(trx: Trx): Promise<number> {
  return (await recordSeed(trx, 'questions')) ? insertBuiltInQuestions(trx) : 0;
}

export async function insertBuiltInQuestions(db: Db): Promise<number> {
  const rows = DEFAULT_QUESTIONS.map(({ id: _, options, showIf: __, ...question }) => ({
    ...question,
    options: options && JSON.stringify(options),
  }));
  await db.insertInto('questions').values(rows).execute();
  return rows.length;
}
