import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useAuth, useUser } from '../auth/auth-context.ts';
import { paths } from '../paths.ts';
import { MissingFactsNotice } from './MissingFactsNotice.tsx';
import { eligibilityTabs, rememberPlace } from './start-address.ts';
import { UrlTabs } from './UrlTabs.tsx';

/** The tabs of the Eligibility Analyzer that the role permits. */
export function EligibilityLayout() {
  const { can } = useAuth();
  const { id } = useUser();
  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const { pathname } = useLocation();
  const tabs = eligibilityTabs(can);
  const place = tabs.find(({ to }) => pathname.startsWith(to))?.to;
  useEffect(() => {
    if (place) rememberPlace(id, place);
  }, [id, place]);
  // The dashboard's address and the quarantine belong to the Submissions tab.
  const isSubmissions = pathname === paths.dashboardAlias() || pathname.startsWith(paths.quarantine());
  const current = place ?? (isSubmissions ? paths.submissions() : undefined);

  return (
    <UrlTabs
      variant="sub"
      label="Eligibility Analyzer"
      tabs={tabs}
      // On small screens it would push the first lead down.
      aside={isWide && <MissingFactsNotice />}
      current={tabs.some(({ to }) => to === current) ? current : undefined}
    >
      <Outlet />
      {!isWide && <MissingFactsNotice />}
    </UrlTabs>
  );
}
