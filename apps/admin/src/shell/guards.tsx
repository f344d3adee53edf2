import type { Permission } from '@upcurve/contracts/permissions';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth, useUser } from '../auth/auth-context.ts';
import { useScreenTitle } from '../kit/screen/ScreenTitle.tsx';
import { paths } from '../paths.ts';
import { LoadingScreen } from './FallbackScreens.tsx';

/** Renders its routes for members with the permission, and the 403 screen for others. */
export function RequirePermission({ permission }: { permission: Permission }) {
  const { can } = useAuth();
  const { pathname } = useLocation();
  if (can(permission)) return <Outlet />;
  // Members who may not read leads start in the blog.
  return pathname === paths.dashboardAlias() ? <Navigate to={paths.blog()} replace /> : <ForbiddenScreen />;
}

/** Requires a signed-in member. Others sign in first and then return to the requested address. */
export function RequireUser() {
  const { user, isLoading, reason } = useAuth();
  const { pathname, search } = useLocation();

  if (isLoading) return <LoadingScreen text="Loading authentication..." />;
  if (!user) {
    // After a sign-out, the next user starts on the default screen.
    const from = reason === 'left' ? undefined : pathname + search;
    return <Navigate to={paths.login()} replace state={{ from }} />;
  }
  // Members whose role requires a second factor must set it up first.
  if (user.mustEnrol) return <Navigate to={paths.enrol()} replace state={{ from: pathname + search }} />;
  return <Outlet />;
}

/**
 * Redirects to the inbox. Members who may not read leads start in the blog. Old links to the list of submissions at this
 * address still work.
 */
export function HomeRedirect() {
  const { can } = useAuth();
  const { search } = useLocation();
  if (!can('leads:read')) return <Navigate to={paths.blog()} replace />;
  return <Navigate to={search ? paths.submissions() + search : paths.inbox()} replace />;
}

function ForbiddenScreen() {
  const { role } = useUser();
  useScreenTitle('Not allowed');
  return (
    <MessagePanel level={1} title="403 Not Allowed">
      Your role ({role}) does not include this screen. An owner can change your role under Settings.
    </MessagePanel>
  );
}
