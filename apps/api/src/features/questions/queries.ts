import type { QuestionInput, ShowIf, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { type CompiledQuery, sql } from 'kysely';
import { type Db, preparedPerConnection } from '../../db/client.ts';

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
  'showIf',
  'version',
  'updatedAt',
] as const;

type Row = Omit<StoredQuestion, 'showIf'> & { showIf: ShowIf | null };

let compiledActive: CompiledQuery<Row> | undefined;
let compiledStamp: CompiledQuery<{ stamp: string | null }> | undefined;

/** What everybody is shown has no condition at all, as before there were any: frozen sets are told apart by their JSON. */
const fromRow = ({ showIf, ...question }: Row): StoredQuestion =>
  showIf ? { ...question, showIf } : question;

/** Left out and empty mean the same: none. Places are given by `setOrder`. */
function toRow({ description, min, max, step, options, showIf, order: _, ...question }: QuestionInput) {
  return {
    ...question,
    description: description || null,
    min: min ?? null,
    max: max ?? null,
    step: step ?? null,
    options: options?.length ? JSON.stringify(options) : null,
    showIf: showIf ? JSON.stringify(showIf) : null,
  };
}

/** Questions of the quiz, as staff edit them. What changes them is called within `changeQuestions`. */
export function questionQueries(db: Db) {
  const all = db.selectFrom('questions').select(COLUMNS).orderBy('order');

  return {
    /** Changes with every question that is added, changed, moved or deleted: `xmin` names the transaction that wrote a row. */
    async stamp(): Promise<string> {
      const rows = sql<string>`string_agg(id || ' ' || xmin, ' ' order by id)`.as('stamp');
      compiledStamp ??= preparedPerConnection(db.selectFrom('questions').select(rows).compile());
      return (await db.executeQuery(compiledStamp)).rows[0]?.stamp ?? '';
    },

    listAll: async (): Promise<StoredQuestion[]> => (await all.execute()).map(fromRow),

    /** The hot one: every visitor's quiz reads it, so it is compiled once and prepared. */
    async listActive(): Promise<StoredQuestion[]> {
      compiledActive ??= preparedPerConnection(all.where('isActive', '=', sql.lit(true)).compile());
      return (await db.executeQuery(compiledActive)).rows.map(fromRow);
    },

    /** Adds one as the last of so many; under its former id where it comes back, since answers refer to it. */
    async create(question: QuestionInput, order: number, formerId?: number): Promise<number> {
      const { id } = await db
        .insertInto('questions')
        .values({ ...toRow(question), id: formerId, isActive: question.isActive ?? true, order })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Replaces a question, but for its place. */
    async update(id: number, question: QuestionInput): Promise<void> {
      await db
        .updateTable('questions')
        .set((eb) => ({ ...toRow(question), version: eb('version', '+', 1), updatedAt: sql`now()` }))
        .where('id', '=', id)
        .execute();
    },

    async delete(id: number): Promise<void> {
      await db.deleteFrom('questions').where('id', '=', id).execute();
    },

    /** Numbers them from 1. Who has one open for editing may still save it: versions stay. */
    async setOrder(ids: readonly number[]): Promise<void> {
      await sql`
        update questions as kept set "order" = named.place
        from unnest(${ids}::int[]) with ordinality as named (id, place)
        where kept.id = named.id and kept."order" <> named.place`.execute(db);
    },
  };
}
