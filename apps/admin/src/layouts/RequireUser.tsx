import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { paths } from '../paths.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Lets only signed-in staff through; others sign in first and then come back to where they wanted to go. */
export function RequireUser() {
  const { user, isLoading, reason } = useAuth();
  const { pathname, search } = useLocation();

  if (isLoading) return <LoadingScreen text="Loading authentication..." />;
  if (!user) {
    // Whoever logs in after somebody left starts afresh.
    const from = reason === 'left' ? undefined : pathname + search;
    return <Navigate to={paths.login()} replace state={{ from }} />;
  }
  // Whose role requires a second factor sets it up before anything else.
  if (user.mustEnrol) return <Navigate to={paths.enrol()} replace state={{ from: pathname + search }} />;
  return <Outlet />;
}
