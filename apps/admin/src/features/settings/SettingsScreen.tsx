import type { Permission } from '@upcurve/contracts/permissions';
import { Outlet, useLocation } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { ScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { UrlTabs } from '../../layouts/UrlTabs.tsx';
import { paths } from '../../paths.ts';
import classes from './SettingsScreen.module.css';

interface SettingsTab {
  to: string;
  label: string;
  permission?: Permission;
  /** A list that needs the full width. */
  isList?: boolean;
}

const TABS: SettingsTab[] = [
  { to: paths.settings(), label: 'Appearance' },
  { to: paths.accountSettings(), label: 'Account' },
  { to: paths.mailSettings(), label: 'Mail', permission: 'mail:manage', isList: true },
  { to: paths.agencySettings(), label: 'Agency', permission: 'users:manage' },
  { to: paths.teamSettings(), label: 'Team', permission: 'users:manage' },
  { to: paths.dataSettings(), label: 'Data', permission: 'retention:manage' },
  { to: paths.auditLog(), label: 'Audit log', permission: 'audit:read', isList: true },
];

/** The settings of the signed-in member and, if permitted, of the agency. */
export function SettingsScreen() {
  const { can } = useAuth();
  const { pathname } = useLocation();
  const tabs = TABS.filter(({ permission }) => !permission || can(permission));
  const current = tabs.findLast(({ to }) => pathname.startsWith(to));

  return (
    <>
      <header className={classes.header}>
        <ScreenTitle tabTitle={`${current?.label ?? 'All'} settings`}>Settings</ScreenTitle>
      </header>
      <UrlTabs variant="top" label="Settings" tabs={tabs} current={current?.to}>
        <div className={`${classes.section} ${current?.isList ? classes.list : ''}`}>
          <Outlet />
        </div>
      </UrlTabs>
    </>
  );
}
