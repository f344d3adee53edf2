import type { Permission } from '@upcurve/contracts/permissions';
import { Outlet, useLocation } from 'react-router';
import { useAuth } from '../auth/auth-context.ts';
import { paths } from '../paths.ts';
import { UrlTabs } from './UrlTabs.tsx';

const TABS: { to: string; label: string; permission: Permission }[] = [
  { to: paths.submissions(), label: 'Eligibility Submissions', permission: 'leads:read' },
  { to: paths.contacts(), label: 'Contact Submissions', permission: 'leads:read' },
  { to: paths.questions(), label: 'Manage Questions', permission: 'questions:manage' },
  { to: paths.webhook(), label: 'Webhook Settings', permission: 'webhooks:manage' },
];

/** The sub-tabs of the Eligibility Analyzer, as far as the role may use them. */
export function EligibilityLayout() {
  const { can } = useAuth();
  const { pathname } = useLocation();
  const tabs = TABS.filter(({ permission }) => can(permission));
  // The dashboard's own address and the quarantine belong to the submissions.
  const current = TABS.find(({ to }) => pathname.startsWith(to))?.to ?? paths.submissions();

  return (
    <UrlTabs
      variant="sub"
      label="Eligibility Analyzer"
      tabs={tabs}
      current={tabs.some(({ to }) => to === current) ? current : undefined}
    >
      <Outlet />
    </UrlTabs>
  );
}
