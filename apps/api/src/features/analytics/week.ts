import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { countNewPeople } from './won.ts';

const ZONE = sql.lit(AGENCY_ZONE);
const CLOCK = sql`(now() at time zone ${ZONE})`;
const MONDAY = sql`date_trunc('week', ${CLOCK})`;
const weeksAgo = (clock: typeof CLOCK, weeks: number) =>
  sql<string>`((${clock} - make_interval(weeks => ${sql.lit(weeks)})) at time zone ${ZONE})`;

/** Returns the new people since Monday and those won, and the same of last week up to the same hour. */
export async function weekFigures(db: Db) {
  const { rows } = await sql<{ from: string }>`select ${weeksAgo(MONDAY, 0)} as from`.execute(db);
  return {
    thisWeek: await countNewPeople(db, weeksAgo(MONDAY, 0), sql`now() + interval '1 second'`),
    lastWeek: await countNewPeople(db, weeksAgo(MONDAY, 1), weeksAgo(CLOCK, 1)),
    from: rows[0]?.from ?? '',
  };
}
