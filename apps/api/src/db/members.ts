import { type Permission, ROLES, roleCan } from '@upcurve/contracts/permissions';
import { AGENCY_NAME } from '@upcurve/contracts/settings/agency';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './client.ts';

/** The display name of a member, as an expression on users. */
export const MEMBER_NAME = sql<string>`coalesce(nullif(display_name, ''), username)`;

const SHOWN_AGENCY_NAME = sql<string>`coalesce((select name from agency_settings), ${sql.lit(AGENCY_NAME)})`;
/** The name of a member for visitors. It is never the username, which is for signing in, but the agency's name instead. */
export const PUBLIC_NAME = sql<string>`coalesce(nullif(display_name, ''), ${SHOWN_AGENCY_NAME})`;

const hostName = (name: RawBuilder<string>, whenGone: RawBuilder<string>) => sql<string>`coalesce((
  select ${name} from users where users.id = bookings.host_id), ${whenGone})`;

/** The name of the host of a booking, as expressions on bookings. */
export const HOST_NAME = hostName(MEMBER_NAME, sql`bookings.host_name`);
export const PUBLIC_HOST_NAME = hostName(PUBLIC_NAME, SHOWN_AGENCY_NAME);

export const activeMembers = (db: Db, permission: Permission) =>
  db
    .selectFrom('users')
    .select(['users.id', MEMBER_NAME.as('name')])
    .where('isDisabled', '=', false)
    .where(
      'role',
      'in',
      ROLES.filter((role) => roleCan(role, permission)),
    );

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

const MANAGERS = ROLES.filter((role) => roleCan(role, 'users:manage'));

/**
 * Checks whether the creator of an invite or password link may still create one. The link may have been stored just as
 * the creator lost that permission. The first owner's invite has no creator.
 */
export const isMadeByManager = sql<boolean>`(created_by is null or exists (
  select from users maker where maker.id = created_by and maker.role = any(${MANAGERS}) and not maker.is_disabled
))`;
