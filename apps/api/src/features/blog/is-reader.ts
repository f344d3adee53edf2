import type { CurrentUser } from '@upcurve/contracts/account';
import { roleCan } from '@upcurve/contracts/permissions';

/** Whether the caller sees of the blog what everybody does. */
export const isReader = (user: CurrentUser | undefined): boolean => !user || !roleCan(user.role, 'blog:read');
