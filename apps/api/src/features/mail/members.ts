import { ROLES, roleCan } from '@upcurve/contracts/permissions';
import type { Db } from '../../db/client.ts';

const READS = 'leads:read';
const READERS = ROLES.filter((role) => roleCan(role, READS));

/** Selects members who may read leads and have an email address. */
export function mailableMembers(db: Db) {
  return db
    .selectFrom('users')
    .select(['id as userId', 'email as toAddress'])
    .select((eb) =>
      eb
        .case()
        .when('displayName', '=', '')
        .then(eb.ref('username'))
        .else(eb.ref('displayName'))
        .end()
        .as('toName'),
    )
    .where('email', '!=', '')
    .where('isDisabled', '=', false)
    .where('role', 'in', READERS);
}

/** Whether a member may still read leads. The mail may have waited for days. */
export async function mayStillRead(db: Db, userId: string): Promise<boolean> {
  const member = await db
    .selectFrom('users')
    .select(['role', 'isDisabled'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return member !== undefined && !member.isDisabled && roleCan(member.role, READS);
}
