import { Text } from '@mantine/core';
import { Outlet, useLocation } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { UrlTabs } from '../../layouts/UrlTabs.tsx';
import { paths } from '../../paths.ts';
import classes from './SettingsScreen.module.css';

const OWN = [
  { to: paths.settings(), label: 'Appearance' },
  { to: paths.accountSettings(), label: 'Account' },
];
const MAIL = { to: paths.mailSettings(), label: 'Mail' };
const TEAM = { to: paths.teamSettings(), label: 'Team' };

/** Settings of the signed-in person and, for those who may manage it, of the team. */
export function SettingsScreen() {
  const { can } = useAuth();
  const { pathname } = useLocation();
  const tabs = [...OWN, ...(can('mail:manage') ? [MAIL] : []), ...(can('users:manage') ? [TEAM] : [])];
  const current = tabs.findLast(({ to }) => pathname.startsWith(to));

  return (
    <>
      <header className={classes.header}>
        <ScreenTitle>Settings</ScreenTitle>
        <Text c="dimmed">How the admin area looks, how you get in, and who else may</Text>
      </header>
      <UrlTabs variant="top" label="Settings" tabs={tabs} current={current?.to}>
        <div className={classes.section}>
          <Outlet />
        </div>
      </UrlTabs>
    </>
  );
}
