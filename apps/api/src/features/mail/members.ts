import type { Db } from '../../db/client.ts';
import { activeMembers, MEMBER_NAME } from '../../db/members.ts';

export const mailableMembers = (db: Db) =>
  activeMembers(db, 'leads:read')
    .clearSelect()
    .select(['users.id as userId', 'email as toAddress', MEMBER_NAME.as('toName')])
    .where('email', '!=', '');

/** Whether a member may still read leads. The mail may have waited for days. */
export async function mayStillRead(db: Db, userId: string): Promise<boolean> {
  const member = await activeMembers(db, 'leads:read').where('users.id', '=', userId).executeTakeFirst();
  return member !== undefined;
}
