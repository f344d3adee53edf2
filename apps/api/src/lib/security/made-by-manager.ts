import { ROLES, roleCan } from '@upcurve/contracts/permissions';
import { sql } from 'kysely';

const MANAGERS = ROLES.filter((role) => roleCan(role, 'users:manage'));

/**
 * Checks whether the creator of an invite or password link may still create one. The link may have been stored just as
 * the creator lost that permission. The first owner's invite has no creator.
 */
export const isMadeByManager = sql<boolean>`(created_by is null or exists (
  select from users maker where maker.id = created_by and maker.role = any(${MANAGERS}) and not maker.is_disabled
))`;
