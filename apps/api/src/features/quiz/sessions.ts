import type { Answers } from '@upcurve/contracts/quiz/answers';
import {
  ABANDONED_AFTER_MINUTES,
  RESUME_DAYS,
  type SessionDetails,
  type SessionStart,
} from '@upcurve/contracts/quiz/quiz';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { NO_DETAILS } from '../../db/lead-columns.ts';
import { addToTallies } from '../../db/tallies.ts';

const DETAILS = ['name', 'email', 'phone', 'businessName', 'location', 'website'] as const;
type Details = Omit<SessionDetails, 'consent' | 'formToken' | 'fax'>;

/** Queries of visitors' progress: answers and, with their consent, contact details. */
export function quizSessionQueries(db: Db) {
  const open = (id: string) =>
    db
      .updateTable('quizSessions')
      .where('id', '=', id)
      .where('leadId', 'is', null)
      .where('heldId', 'is', null);
  const isDone = ({ numUpdatedRows }: { numUpdatedRows: bigint }) => numUpdatedRows > 0n;

  return {
    /** @param questionSet hash of the frozen questions */
    async create({ answers, ...visit }: SessionStart, questionSet: Buffer): Promise<string> {
      const id = uuidv7();
      await db
        .insertInto('quizSessions')
        .values({ ...visit, id, answers: JSON.stringify(answers), questionSet })
        .execute();
      // A counted view has begun this quiz, whatever becomes of it.
      if (visit.isCounted)
        await addToTallies(sql`
          select (now() at time zone ${AGENCY_ZONE})::date as day, 'begun' as measure, source, '' as tier, number as version,
            0 as question_id, '' as value, 1 as count
          from quiz_sessions join question_sets on hash = question_set where id = ${id}`).execute(db);
      return id;
    },

    /** Merges the answers into the stored ones; false if there is no such open session. */
    async save(id: string, answers: Answers): Promise<boolean> {
      const saved = open(id).set({
        answers: sql<string>`answers || ${JSON.stringify(answers)}::jsonb`,
        updatedAt: sql`now()`,
      });
      return isDone(await saved.executeTakeFirstOrThrow());
    },

    async isOpen(id: string): Promise<boolean> {
      const found = await db
        .selectFrom('quizSessions')
        .select('id')
        .where('id', '=', id)
        .where('leadId', 'is', null)
        .where('heldId', 'is', null)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Stores contact details; false if there is no such open session. */
    async saveDetails(id: string, details: Details, consentVersion: string): Promise<boolean> {
      const given = Object.fromEntries(DETAILS.map((name) => [name, details[name] || null]));
      const saved = open(id).set({
        ...given,
        consentVersion,
        consentedAt: sql`coalesce(consented_at, now())`,
        updatedAt: sql`now()`,
      });
      return isDone(await saved.executeTakeFirstOrThrow());
    },

    /**
     * Returns the id of the session's lead; undefined if it was not submitted or does not exist. Parallel submits wait.
     */
    async lockLead(id: string): Promise<string | undefined> {
      const found = await db
        .selectFrom('quizSessions')
        .select((eb) => eb.fn.coalesce('leadId', 'heldId').as('lead'))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return found?.lead ?? undefined;
    },

    /** Closes a session with its quarantined lead, like `closeSession` with an accepted submission. */
    closeAsHeld: (id: string, heldId: string) =>
      open(id)
        .set({ ...NO_DETAILS, heldId })
        .execute(),

    forgetDetails: (id: string) => open(id).set(NO_DETAILS).execute(),

    /** Returns and locks the next abandoned session. Parallel searches skip it. */
    lockIdle: () =>
      db
        .selectFrom('quizSessions')
        .select(['id', 'answers', 'createdAt', 'updatedAt'])
        .select(DETAILS)
        .where('consentedAt', 'is not', null)
        .where('abandonedAt', 'is', null)
        .where('leadId', 'is', null)
        .where('updatedAt', '<', sql<string>`now() - make_interval(mins => ${ABANDONED_AFTER_MINUTES})`)
        .orderBy('updatedAt')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),

    /** Marks a session as abandoned. Returns when that was, and until when its link works. */
    abandon: (id: string, resumeTokenHash: Buffer) =>
      db
        .updateTable('quizSessions')
        .set({ abandonedAt: sql`now()`, resumeTokenHash })
        .where('id', '=', id)
        .returning([
          sql<string>`abandoned_at`.as('abandonedAt'),
          sql<string>`abandoned_at + make_interval(days => ${RESUME_DAYS})`.as('resumeUntil'),
        ])
        .executeTakeFirstOrThrow(),

    /**
     * Finds the session of a resume link. `isOver`: it was submitted, its details were withdrawn, or the link has
     * expired.
     */
    findByToken: (resumeTokenHash: Buffer) =>
      db
        .selectFrom('quizSessions')
        .select(['id', 'answers'])
        .select(DETAILS)
        .select(
          sql<boolean>`coalesce(lead_id, held_id) is not null or consented_at is null
            or abandoned_at < now() - make_interval(days => ${RESUME_DAYS})`.as('isOver'),
        )
        .where('resumeTokenHash', '=', resumeTokenHash)
        .executeTakeFirst(),
  };
}
