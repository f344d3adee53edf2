import { Box } from '@mantine/core';
import type { Permission } from '@upcurve/contracts/permissions';
import { Outlet, useLocation } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { ScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { UrlTabs } from '../../layouts/UrlTabs.tsx';
import { paths } from '../../paths.ts';
import { NextStep } from '../leads/NextStep.tsx';

interface SettingsTab {
  to: string;
  label: string;
  permission?: Permission;
  /** Whether the section is a list that needs the full width. */
  isList?: boolean;
}

const TABS: SettingsTab[] = [
  { to: paths.settings(), label: 'Appearance' },
  { to: paths.accountSettings(), label: 'Account' },
  { to: paths.meetingSettings(), label: 'Meetings', permission: 'leads:read' },
  { to: paths.mailSettings(), label: 'Mail', permission: 'mail:manage', isList: true },
  { to: paths.agencySettings(), label: 'Agency', permission: 'users:manage' },
  { to: paths.companySettings(), label: 'Company', permission: 'users:manage' },
  { to: paths.teamSettings(), label: 'Team', permission: 'users:manage' },
  { to: paths.dataSettings(), label: 'Data', permission: 'retention:manage' },
  { to: paths.auditLog(), label: 'Audit log', permission: 'audit:read', isList: true },
];

/** Shows the settings of the signed-in member and, if permitted, of the agency. */
export function SettingsScreen() {
  const { can } = useAuth();
  const { pathname } = useLocation();
  const tabs = TABS.filter(({ permission }) => !permission || can(permission));
  const current = tabs.findLast(({ to }) => pathname.startsWith(to));

  return (
    <>
      <Box component="header" mt="0.25rem" mb="0.125rem">
        <ScreenTitle size="1.375rem" tabTitle={`${current?.label ?? 'All'} settings`}>
          Settings
        </ScreenTitle>
      </Box>
      <NextStep />
      <UrlTabs label="Settings" tabs={tabs} current={current?.to}>
        <Box {...(current?.isList ? { pt: '0.5rem' } : { pt: '1rem', maw: '60rem' })}>
          <Outlet />
        </Box>
      </UrlTabs>
    </>
  );
}
