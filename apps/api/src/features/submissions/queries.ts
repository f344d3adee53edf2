import { SOURCES_MAX, Submission, type SubmissionDetail } from '@upcurve/contracts/leads/submissions';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { LateDetail, RESUME_DAYS, type Report } from '@upcurve/contracts/quiz/quiz';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import { keysOf } from '@upcurve/contracts/shared/keys';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { NO_DETAILS } from '../../db/lead-tables.ts';
import type { SubmissionsTable } from '../../db/schema/submissions.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import { isMentioned } from '../leads/mentions.ts';
import { personOf } from '../people/service.ts';
import { missingDetails } from './late-details.ts';

/** The columns of a row in the list. */
export const LIST_COLUMNS = keysOf(Submission.shape);

export type StoredReport = Omit<Report, 'canMail'>;
type ReportRow = Omit<StoredReport, 'missing' | 'questions'> &
  Record<LateDetail, string | null> & { questions: readonly Question[] };

/** Returns the visitor's report of a quiz, with only the questions that they saw. */
export function reportOf({
  name,
  businessName,
  completedAt,
  questions,
  answers,
  result,
  ...late
}: ReportRow): StoredReport {
  const missing = missingDetails({ businessName, ...late });
  const shown = shownQuestions(questions, answers);
  return { name, businessName, completedAt, questions: shown, answers, result, missing };
}

/** Selects the fields of reports. */
const selectReportRows = (db: Db) =>
  db
    .selectFrom('submissions')
    .innerJoin('questionSets', 'questionSets.hash', 'submissions.questionSet')
    .select(['name', 'completedAt', 'questions', 'answers', 'result', ...LateDetail.options]);

export type SubmissionRow = Omit<Insertable<SubmissionsTable>, 'personId' | 'phoneKey'>;

/** Queries of single submissions. */
export function submissionQueries(db: Db) {
  return {
    async create(row: SubmissionRow): Promise<void> {
      const values = { ...row, ...(await personOf(db, row)) };
      await db.insertInto('submissions').values(values).execute();
    },

    /** Stores a question set, once for all submissions that share it. Returns its hash. */
    async freezeQuestions(questions: readonly Question[]): Promise<Buffer> {
      const hash = sha256(JSON.stringify(questions));
      // Queried first, since even a conflicting insert uses up a number.
      const known = await db
        .selectFrom('questionSets')
        .select('hash')
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (!known)
        await db
          .insertInto('questionSets')
          .values({ hash, questions: JSON.stringify(questions) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return hash;
    },

    async versionOf(hash: Buffer): Promise<number> {
      const set = await db
        .selectFrom('questionSets')
        .select('number')
        .where('hash', '=', hash)
        .executeTakeFirstOrThrow();
      return set.number;
    },

    /** Returns when the session of this submission began; null if it no longer exists. */
    async sessionBegan(sessionId: string, completedAt: string): Promise<string | null> {
      const session = await db
        .selectFrom('quizSessions')
        .select(sql<string>`least(created_at, ${completedAt}::timestamptz)`.as('begunAt'))
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return session?.begunAt ?? null;
    },

    /**
     * Links a visitor's saved progress to its submission, which has the answers. The lead is stored even if the
     * progress is gone.
     */
    async closeSession(sessionId: string, submissionId: string): Promise<void> {
      await db
        .updateTable('quizSessions')
        .set({ ...NO_DETAILS, submissionId, answers: '{}' })
        .where('id', '=', sessionId)
        .execute();
    },

    /** Whether this address has submitted a quiz since then, or up to `RESUME_DAYS` before. */
    async hasSubmittedSince(email: string, since: string): Promise<boolean> {
      const found = await db
        .selectFrom('submissions')
        .select('id')
        .where('completedAt', '>', sql<string>`${since}::timestamptz - make_interval(days => ${RESUME_DAYS})`)
        .where('emailKey', '=', email.toLowerCase())
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Returns a submission as the member sees it. */
    find(
      id: string,
      userId: string,
    ): Promise<
      | (Omit<SubmissionDetail, 'reportUrl' | 'reportSums' | 'canMail'> & { resultTokenHash: Buffer })
      | undefined
    > {
      return db
        .selectFrom('submissions')
        .innerJoin('questionSets', 'questionSets.hash', 'submissions.questionSet')
        .select(LIST_COLUMNS)
        .select(['questions', 'result', 'consent', 'consentVersion', 'attribution', 'resultTokenHash'])
        .select(isMentioned('eligibility', userId).as('isMentioned'))
        .where('submissions.id', '=', id)
        .executeTakeFirst();
    },

    findSubmissionReceipt: (id: string) =>
      db.selectFrom('submissions').select(['email', 'result']).where('id', '=', id).executeTakeFirst(),

    async relink(id: string, resultTokenHash: Buffer): Promise<void> {
      await db.updateTable('submissions').set({ resultTokenHash }).where('id', '=', id).execute();
    },

    /** Finds the lead of a report, with everything that the report shows. */
    async findReporter(resultTokenHash: Buffer) {
      const found = await selectReportRows(db)
        .select(['submissions.id', 'email'])
        .where('resultTokenHash', '=', resultTokenHash)
        .executeTakeFirst();
      return found && { id: found.id, email: found.email, phone: found.phone, ...reportOf(found) };
    },

    async findReport(resultTokenHash: Buffer): Promise<StoredReport | undefined> {
      const found = await selectReportRows(db)
        .where('resultTokenHash', '=', resultTokenHash)
        .executeTakeFirst();
      return found && reportOf(found);
    },

    /** Lists the sources of leads. Takes one index step per source, regardless of the number of leads. */
    async listSources(): Promise<string[]> {
      const { rows } = await sql<{ source: string }>`
        with recursive found as (
          (select source from submissions order by source limit 1)
          union all
          select (select each.source from submissions each where each.source > found.source order by each.source limit 1)
          from found where found.source is not null
        )
        select source from found where source is not null limit ${SOURCES_MAX}`.execute(db);
      return rows.map(({ source }) => source);
    },

    findRow: (id: string): Promise<Submission | undefined> =>
      db.selectFrom('submissions').select(LIST_COLUMNS).where('id', '=', id).executeTakeFirst(),
  };
}
