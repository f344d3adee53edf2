import type { Permission } from '@upcurve/contracts/permissions';
import { Navigate, Outlet } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';

/** Shows its routes to those who hold the permission; others get `otherwise`, or are told that they may not. */
export function RequirePermission(props: { permission: Permission; otherwise?: string }) {
  const { can } = useAuth();
  if (can(props.permission)) return <Outlet />;
  return props.otherwise ? <Navigate to={props.otherwise} replace /> : <ForbiddenScreen />;
}
