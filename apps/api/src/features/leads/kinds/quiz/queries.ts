import { SOURCES_MAX, type Submission, type SubmissionDetail } from '@upcurve/contracts/leads/submissions';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { RESUME_DAYS, type Report } from '@upcurve/contracts/quiz/quiz';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import { DESK_COLUMNS, NO_DETAILS } from '../../../../db/lead-columns.ts';
import { sha256 } from '../../../../lib/security/tokens.ts';
import { STORY_COLUMNS } from '../../list/story.ts';

const ROW_COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'company as businessName',
  'location',
  'website',
  'status',
  'createdAt as completedAt',
  'answers',
  'score',
  'tier',
  'isEligible',
  'isScored',
  'source',
  ...DESK_COLUMNS,
  ...STORY_COLUMNS,
] as const;

export type StoredReport = Omit<Report, 'canMail' | 'bookedFor'>;
type ReportRow = Omit<StoredReport, 'questions'> & { questions: readonly Question[] };

const reportOf = ({ questions, ...row }: ReportRow): StoredReport => ({
  ...row,
  questions: shownQuestions(questions, row.answers),
});

const hashes = new WeakMap<readonly Question[], Buffer>();

function hashOf(questions: readonly Question[]): Buffer {
  const hash = hashes.get(questions) ?? sha256(JSON.stringify(questions));
  hashes.set(questions, hash);
  return hash;
}

export function submissionQueries(db: Db) {
  const stored = db.selectFrom('leads').innerJoin('quizDetails', 'leadId', 'id');
  /** With those in quarantine, because a visitor's report does not tell. */
  const all = db
    .selectFrom('allLeads')
    .innerJoin('quizDetails', 'leadId', 'id')
    .innerJoin('questionSets', 'hash', 'questionSet');

  return {
    /** Selects rows of the list. The kind of the lead decides the types of its columns. */
    rows: (ids: readonly string[]) =>
      stored
        .select(ROW_COLUMNS)
        .where('id', '=', sql<string>`any(${ids})`)
        .$narrowType<Pick<Submission, 'status' | 'score' | 'tier' | 'isEligible' | 'isScored'>>(),

    /** Stores a question set, once for all submissions that share it. Returns its hash. */
    async freezeQuestions(questions: readonly Question[]): Promise<Buffer> {
      const hash = hashOf(questions);
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
    closeSession: (sessionId: string, leadId: string) =>
      db
        .updateTable('quizSessions')
        .set({ ...NO_DETAILS, leadId, answers: '{}' })
        .where('id', '=', sessionId)
        .execute(),

    /** Whether this address has submitted a quiz since then, or up to `RESUME_DAYS` before. */
    async hasSubmittedSince(email: string, since: string): Promise<boolean> {
      const found = await db
        .selectFrom('leads')
        .select('id')
        .where('kind', '=', 'eligibility')
        .where('createdAt', '>', sql<string>`${since}::timestamptz - make_interval(days => ${RESUME_DAYS})`)
        .where('emailKey', '=', email.toLowerCase())
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    find: (
      id: string,
    ): Promise<
      (Omit<SubmissionDetail, 'reportUrl' | 'report' | 'canMail'> & { resultTokenHash: Buffer }) | undefined
    > =>
      stored
        .innerJoin('questionSets', 'hash', 'questionSet')
        .select(ROW_COLUMNS)
        .select([
          'questions',
          'figures',
          'result',
          'consent',
          'consentVersion',
          'attribution',
          'resultTokenHash',
        ])
        .where('id', '=', id)
        .$narrowType<Pick<Submission, 'status' | 'score' | 'tier' | 'isEligible' | 'isScored'>>()
        .executeTakeFirst(),

    /** Returns a quiz with everything that is announced or shown, even if it is in quarantine. */
    findWhole: (id: string) =>
      all
        .select(['id', 'name', 'email', 'phone', 'company as businessName', 'location', 'website'])
        .select(['answers', 'questions', 'figures', 'result', 'consent', 'attribution'])
        .select('createdAt as completedAt')
        .where('id', '=', id)
        .executeTakeFirst(),

    findReceipt: (id: string) => all.select(['email', 'result']).where('id', '=', id).executeTakeFirst(),

    /** Makes the report available at another link; the former link stops working. */
    relink: (leadId: string, resultTokenHash: Buffer) =>
      db.updateTable('quizDetails').set({ resultTokenHash }).where('leadId', '=', leadId).execute(),

    /** Finds the quiz of a report, with everything that the report shows. `isHeld`: it is in quarantine. */
    async findReporter(resultTokenHash: Buffer) {
      const found = await all
        .select(['id', 'email', 'phone', 'heldReason'])
        .select([
          'name',
          'company as businessName',
          'createdAt as completedAt',
          'questions',
          'answers',
          'figures',
          'result',
        ])
        .where('resultTokenHash', '=', resultTokenHash)
        .executeTakeFirst();
      if (!found) return undefined;
      const { id, email, phone, heldReason, ...row } = found;
      return { id, email, phone, isHeld: heldReason !== null, report: reportOf(row) };
    },

    /** Lists the sources of leads. Takes one index step per source, regardless of the number of leads. */
    async listSources(): Promise<string[]> {
      const { rows } = await sql<{ source: string }>`
        with recursive found as (
          (select source from leads where kind = 'eligibility' order by source limit 1)
          union all
          select (select each.source from leads each where kind = 'eligibility' and each.source > found.source
            order by each.source limit 1)
          from found where found.source is not null
        )
        select source from found where source is not null limit ${SOURCES_MAX}`.execute(db);
      return rows.map(({ source }) => source);
    },

    async findRow(id: string): Promise<Submission | undefined> {
      return this.rows([id]).executeTakeFirst();
    },
  };
}

export type StoredQuiz = NonNullable<Awaited<ReturnType<ReturnType<typeof submissionQueries>['findWhole']>>>;
