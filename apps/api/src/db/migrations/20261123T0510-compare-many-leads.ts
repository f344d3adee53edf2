import { type Kysely, sql } from 'kysely';

const FUNCTIONS = ['tally_submissions', 'tally_quiz_sessions', 'tally_contact_submissions'];

async function rewrite(db: Kysely<unknown>, from: string, to: string, jit: string): Promise<void> {
  for (const name of FUNCTIONS) {
    const { rows } = await sql<{ definition: string }>`
      select replace(pg_get_functiondef(${name}::regproc), ${from}, ${to}) as definition`.execute(db);
    await sql.raw(rows[0]?.definition ?? '').execute(db);
    await sql.raw(`alter function ${name} ${jit}`).execute(db);
  }
}

const INNER = 'before was join after became';
const FULL = 'before was full join after became';

/**
 * Each row as it was is met beside itself as it became. An inner join of them the planner may do by comparing each with
 * each, as it knows nothing of how many there are: 40,000 leads that changed at once took minutes. A full one it cannot.
 * Nor is a plan made for many compiled anew, half a second long, for each lead that the same connection changes later.
 */
export const up = (db: Kysely<unknown>): Promise<void> => rewrite(db, INNER, FULL, 'set jit = off');

export const down = (db: Kysely<unknown>): Promise<void> => rewrite(db, FULL, INNER, 'reset jit');
