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
const TEAM = { to: paths.teamSettings(), label: 'Team' };

/** Settings of the signed-in person and, for those who may manage it, of the team. */
export function SettingsScreen() {
  const { can } = useAuth();
  const { pathname } = useLocation();
  const tabs = can('users:manage') ? [...OWN, TEAM] : OWN;
  const current = [...OWN, TEAM].findLast(({ to }) => pathname.startsWith(to));

  return (
    <>
      <header className={classes.header}>
        <ScreenTitle>Settings</ScreenTitle>
        <Text c="dimmed">How the admin area looks, how you get in, and who else may</Text>
      </header>
      <UrlTabs variant="top" label="Settings" tabs={tabs} current={tabs.find((tab) => tab === current)?.to}>
        <div className={classes.section}>
          <Outlet />
        </div>
      </UrlTabs>
    </>
  );
}
