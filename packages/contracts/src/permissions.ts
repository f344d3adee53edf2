import { z } from './shared/zod.ts';

/** Roles from the most to the least permissions. */
export const ROLES = ['owner', 'admin', 'editor', 'sales'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

const ADMIN_PERMISSIONS = [
  'leads:read',
  'leads:status',
  'leads:delete',
  'leads:export',
  'bookings:manage',
  'questions:manage',
  'webhooks:manage',
  'retention:manage',
  'mail:manage',
  'media:manage',
  'testimonials:manage',
  'blog:read',
  'blog:write',
] as const;
export const PERMISSIONS = ['users:manage', 'audit:read', 'people:erase', ...ADMIN_PERMISSIONS] as const;
export const Permission = z.enum(PERMISSIONS);
export type Permission = z.infer<typeof Permission>;

/** The permissions of each role. The server rejects every call whose permission is not listed for the caller's role. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  admin: ADMIN_PERMISSIONS,
  editor: ['questions:manage', 'media:manage', 'testimonials:manage', 'blog:read', 'blog:write'],
  sales: ['leads:read', 'leads:status', 'blog:read'],
};

export function roleCan(role: Role, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}
