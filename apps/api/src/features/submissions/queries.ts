import type { Question } from '@upcurve/contracts/questions';
import type { Report } from '@upcurve/contracts/quiz';
import {
  SOURCES_MAX,
  type Submission,
  type SubmissionDetail,
  type SubmissionStatus,
} from '@upcurve/contracts/submissions';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { SubmissionsTable } from '../../db/schema/submissions.ts';
import { sha256 } from '../../lib/tokens.ts';

/** As the index on it has it. */
export const SOURCE = sql<string>`coalesce(attribution->>'source', 'direct')`;

/** The columns of a row of the list. */
export const LIST_COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'businessName',
  'location',
  'website',
  'status',
  'completedAt',
  'answers',
  'score',
  'tier',
  'isEligible',
  SOURCE.as('source'),
] as const;

export type SubmissionRow = Insertable<SubmissionsTable>;

/** Single submissions: stored, read, changed, deleted. */
export function submissionQueries(db: Db) {
  return {
    async create(row: SubmissionRow): Promise<void> {
      await db.insertInto('submissions').values(row).execute();
    },

    /** Keeps the questions as they were asked, once for everybody who was asked the same. Gives their hash. */
    async freezeQuestions(questions: readonly Question[]): Promise<Buffer> {
      const json = JSON.stringify(questions);
      const hash = sha256(json);
      await db
        .insertInto('questionSets')
        .values({ hash, questions: json })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return hash;
    },

    /** Ties a visitor's saved progress to what became of it. Progress that is gone is no reason to lose a lead. */
    async closeSession(sessionId: string, submissionId: string): Promise<void> {
      await db.updateTable('quizSessions').set({ submissionId }).where('id', '=', sessionId).execute();
    },

    find(id: string): Promise<SubmissionDetail | undefined> {
      return db
        .selectFrom('submissions')
        .innerJoin('questionSets', 'questionSets.hash', 'submissions.questionSet')
        .select(LIST_COLUMNS)
        .select(['questions', 'result', 'consent', 'consentVersion', 'attribution'])
        .where('submissions.id', '=', id)
        .executeTakeFirst();
    },

    /** What an export says beyond the list, by id. */
    async exportParts(ids: string[]) {
      const rows = await db
        .selectFrom('submissions')
        .select(['id', 'questionSet', 'consent', 'attribution'])
        .where('id', '=', sql<string>`any(${ids})`)
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },

    findReport(resultTokenHash: Buffer): Promise<Report | undefined> {
      return db
        .selectFrom('submissions')
        .innerJoin('questionSets', 'questionSets.hash', 'submissions.questionSet')
        .select(['name', 'businessName', 'completedAt', 'questions', 'answers', 'result'])
        .where('resultTokenHash', '=', resultTokenHash)
        .executeTakeFirst();
    },

    /** Each by one step along its index, however many leads there are of it. */
    async listSources(): Promise<string[]> {
      const { rows } = await sql<{ source: string }>`
        with recursive found as (
          (select ${SOURCE} as source from submissions order by 1 limit 1)
          union all
          select (select ${SOURCE} from submissions where ${SOURCE} > found.source order by 1 limit 1)
          from found where found.source is not null
        )
        select source from found where source is not null limit ${SOURCES_MAX}`.execute(db);
      return rows.map(({ source }) => source);
    },

    /** Undefined where it is gone, or has neither the status that was seen nor already the new one. */
    setStatus(
      id: string,
      status: SubmissionStatus,
      seen?: SubmissionStatus,
    ): Promise<Submission | undefined> {
      return db
        .updateTable('submissions')
        .set({ status })
        .where('id', '=', id)
        .$if(seen !== undefined, (query) => query.where('status', 'in', [seen ?? status, status]))
        .returning(LIST_COLUMNS)
        .executeTakeFirst();
    },
  };
}
