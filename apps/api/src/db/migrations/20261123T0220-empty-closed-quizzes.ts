import { type Kysely, sql } from 'kysely';

/** What was handed in has the answers; the session that it came from keeps only when it began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update quiz_sessions set answers = '{}' where submission_id is not null and answers <> '{}'`.execute(
    db,
  );
}

/** The release before asks only those that are open for answers. */
export async function down(): Promise<void> {}
