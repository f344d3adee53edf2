import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** Deletes them for good, in the order that everybody locks them in, and by the tables' cascades what belongs to them. Gives the ids of those that there were. */
export async function deleteLeads(
  db: Db,
  table: 'submissions' | 'contactSubmissions' | 'quarantinedLeads',
  ids: string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(table)}
    where id in (select id from ${sql.table(table)} where id = any(${ids}) order by id for update)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
