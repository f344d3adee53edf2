import { ROLES, roleCan } from '@upcurve/contracts/permissions';
import { sql } from 'kysely';

const MANAGERS = ROLES.filter((role) => roleCan(role, 'users:manage'));

/**
 * Of invites and of links for a new password: whoever made it may still make one. It may have been written just as they lost the
 * right. Nobody made the first owner's invite.
 */
export const isMadeByManager = sql<boolean>`(created_by is null or exists (
  select from users maker where maker.id = created_by and maker.role = any(${MANAGERS}) and not maker.is_disabled
))`;
