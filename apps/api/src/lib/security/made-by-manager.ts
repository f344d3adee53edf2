import { ROLES, roleCan } from '@upcurve/contracts/permissions';
import { sql } from 'kysely';

const MANAGERS = ROLES.filter((role) => roleCan(role, 'users:manage'));

/**
 * Whether the creator of an invite or password link may still make one. It may have been stored just as they lost the
 * right. The first owner's invite has no creator.
 */
export const isMadeByManager = sql<boolean>`(created_by is null or exists (
  select from users maker where maker.id = created_by and maker.role = any(${MANAGERS}) and not maker.is_disabled
))`;
