import type { Assignee } from '@upcurve/contracts/leads';
import { ROLES, roleCan } from '@upcurve/contracts/permissions';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { invalid } from '../../lib/errors.ts';

const ANSWERERS = ROLES.filter((role) => roleCan(role, 'leads:status'));
/** What a member is called: a column of users. */
export const MEMBER_NAME = sql<string>`coalesce(nullif(display_name, ''), username)`;

const answerers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', MEMBER_NAME.as('name')])
    .where('isDisabled', '=', false)
    .where('role', 'in', ANSWERERS);

/** Who may be assigned to leads, by name. */
export const listAssignees = (db: Db): Promise<Assignee[]> =>
  answerers(db).orderBy(sql`lower(${MEMBER_NAME})`).execute();

/** @throws {HttpError} 400 where it is nobody who may answer leads */
export async function mustAnswer(db: Db, id: string | null): Promise<void> {
  if (id !== null && !(await answerers(db).where('id', '=', id).executeTakeFirst()))
    throw invalid([{ path: 'assigneeId', message: 'Nobody who may answer leads.' }]);
}

/** The names of members, by id. */
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
