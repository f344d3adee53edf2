import type { QuestionInput, ShowIf, StoredQuestion } from '@upcurve/contracts/quiz/questions';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

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

/** Omits an empty `showIf`, as before conditions existed: frozen question sets are compared by their JSON. */
const fromRow = ({ showIf, ...question }: Row): StoredQuestion =>
  showIf ? { ...question, showIf } : question;

/** Converts missing and empty fields to null. Only `setOrder` changes the place. */
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

/** Queries of the quiz's questions, as staff edit them. Call the writes within `changeQuestions`. */
export function questionQueries(db: Db) {
  const all = db.selectFrom('questions').select(COLUMNS).orderBy('order');

  return {
    listAll: async (): Promise<StoredQuestion[]> => (await all.execute()).map(fromRow),

    listActive: async (): Promise<StoredQuestion[]> =>
      (await all.where('isActive', '=', true).execute()).map(fromRow),

    /** Adds a question at the place `order`. */
    async create(question: QuestionInput, order: number): Promise<number> {
      const { id } = await db
        .insertInto('questions')
        .values({ ...toRow(question), isActive: question.isActive ?? true, order })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Replaces all fields except the question's place. */
    update: (id: number, question: QuestionInput) =>
      db
        .updateTable('questions')
        .set((eb) => ({ ...toRow(question), version: eb('version', '+', 1), updatedAt: sql`now()` }))
        .where('id', '=', id)
        .execute(),

    delete: (id: number) => db.deleteFrom('questions').where('id', '=', id).execute(),

    /**
     * Numbers the questions from 1. Does not raise their versions, so that members who are editing one can still save
     * it.
     */
    setOrder: (ids: readonly number[]) =>
      sql`
        update questions as kept set "order" = named.place
        from unnest(${ids}::int[]) with ordinality as named (id, place)
        where kept.id = named.id and kept."order" <> named.place`.execute(db),
  };
}
