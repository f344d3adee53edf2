import type { Assignee } from '@upcurve/contracts/leads/leads';
import { ROLES, roleCan } from '@upcurve/contracts/permissions';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { MEMBER_NAME } from '../../db/members.ts';
import { invalidField } from '../../lib/http/errors.ts';

const ANSWERERS = ROLES.filter((role) => roleCan(role, 'leads:status'));
const answerers = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', MEMBER_NAME.as('name')])
    .where('isDisabled', '=', false)
    .where('role', 'in', ANSWERERS);

export const listAssignees = (db: Db): Promise<Assignee[]> =>
  answerers(db).orderBy(sql`lower(${MEMBER_NAME})`).execute();

/** Checks that a member can be assigned to leads. @throws {HttpError} 400 if not */
export async function checkAssignee(db: Db, id: string | null): Promise<void> {
  if (id !== null && !(await answerers(db).where('id', '=', id).executeTakeFirst()))
    throw invalidField('assigneeId', 'This member cannot be assigned to leads.');
}
