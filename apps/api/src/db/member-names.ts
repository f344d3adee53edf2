import { sql } from 'kysely';
import type { Db } from './client.ts';

/** The display name of a member, as an expression on users. */
export const MEMBER_NAME = sql<string>`coalesce(nullif(display_name, ''), username)`;

/** Returns the names of members by id. */
export async function memberNames(
  db: Db,
  ids: readonly (string | null)[],
): Promise<Map<string | null, string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', MEMBER_NAME.as('name')])
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
