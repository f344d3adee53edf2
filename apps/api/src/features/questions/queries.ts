import type { QuestionInput, StoredQuestion } from '@upcurve/contracts/questions';
import { type CompiledQuery, sql } from 'kysely';
import { type Db, hot } from '../../db/client.ts';

const COLUMNS = [
  'id',
  'text',
  'description',
  'inputType',
  'category',
  'min',
  'max',
  'step',
  'isActive',
  'options',
  'order',
  'version',
  'updatedAt',
] as const;

let compiledActive: CompiledQuery<StoredQuestion> | undefined;

/** Left out and empty mean the same: none. */
function toRow({ description, min, max, step, options, ...question }: QuestionInput) {
  return {
    ...question,
    description: description || null,
    min: min ?? null,
    max: max ?? null,
    step: step ?? null,
    options: options?.length ? JSON.stringify(options) : null,
  };
}

/** Questions of the quiz, as staff edit them. */
export function questionQueries(db: Db) {
  const all = db.selectFrom('questions').select(COLUMNS).orderBy('order').orderBy('id');

  return {
    listAll: (): Promise<StoredQuestion[]> => all.execute(),

    /** The hot one: every visitor's quiz reads it, so it is compiled once and prepared. */
    async listActive(): Promise<StoredQuestion[]> {
      compiledActive ??= hot(all.where('isActive', '=', sql.lit(true)).compile());
      return (await db.executeQuery(compiledActive)).rows;
    },

    create(question: QuestionInput): Promise<StoredQuestion> {
      return db
        .insertInto('questions')
        .values((eb) => ({
          ...toRow(question),
          isActive: question.isActive ?? true,
          order:
            question.order ?? eb.selectFrom('questions').select(sql<number>`count(*)::int + 1`.as('next')),
        }))
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
    },

    /** Replaces a question, where it still is at `version` if one is given. */
    update(id: number, question: QuestionInput, version?: number): Promise<StoredQuestion | undefined> {
      let query = db
        .updateTable('questions')
        .set((eb) => ({ ...toRow(question), version: eb('version', '+', 1), updatedAt: sql`now()` }))
        .where('id', '=', id);
      if (version !== undefined) query = query.where('version', '=', version);
      return query.returning(COLUMNS).executeTakeFirst();
    },

    async delete(id: number): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('questions').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async exists(id?: number): Promise<boolean> {
      let query = db.selectFrom('questions').select('id').limit(1);
      if (id !== undefined) query = query.where('id', '=', id);
      return (await query.executeTakeFirst()) !== undefined;
    },
  };
}
