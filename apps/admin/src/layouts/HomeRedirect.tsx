import { Navigate, useLocation } from 'react-router';
import { useAuth, useUser } from '../auth/auth-context.ts';
import { paths } from '../paths.ts';
import { eligibilityTabs } from './eligibility-tabs.ts';
import { homeOf } from './last-place.ts';

/** The dashboard opens where its person last worked; links from before, to the list of submissions at this address, lead there. */
export function HomeRedirect() {
  const { can } = useAuth();
  const user = useUser();
  const { search } = useLocation();
  const isList = search !== '' && can('leads:read');
  return <Navigate to={isList ? paths.submissions() + search : homeOf(user, eligibilityTabs(can))} replace />;
}
