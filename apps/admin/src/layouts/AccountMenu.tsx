import { Button } from '@mantine/core';
import {
  IconChevronDown,
  IconHelp,
  IconLayoutDashboard,
  IconLifebuoy,
  IconLogout,
  IconSettings,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useAuth, useUser } from '../auth/auth-context.ts';
import { PressMenu } from '../kit/menus/PressMenu.tsx';
import { paths } from '../paths.ts';
import classes from './TopBar.module.css';

const icon = { size: 16, stroke: 1.6 };

/** The account menu in the top bar. */
export function AccountMenu() {
  const { username } = useUser();
  const { logout } = useAuth();
  const { pathname } = useLocation();
  return (
    <PressMenu
      position="bottom-end"
      width={220}
      target={
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.target}
          rightSection={<IconChevronDown size={14} stroke={1.8} />}
        >
          My Account
        </Button>
      }
    >
      {(Menu) => (
        <>
          <Menu.Label className={classes.username}>{username}</Menu.Label>
          <Menu.Item component={Link} to={paths.dashboard()} leftSection={<IconLayoutDashboard {...icon} />}>
            Dashboard
          </Menu.Item>
          <Menu.Item component={Link} to={paths.settings()} leftSection={<IconSettings {...icon} />}>
            Settings
          </Menu.Item>
          <Menu.Item component={Link} to={paths.help()} leftSection={<IconHelp {...icon} />}>
            Help
          </Menu.Item>
          {!pathname.startsWith(paths.help()) && (
            <Menu.Item component={Link} to={paths.helpFor(pathname)} leftSection={<IconLifebuoy {...icon} />}>
              Help for this screen
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout {...icon} />}
            disabled={logout.isPending}
            onClick={() => logout.mutate({ title: 'Logged out' })}
          >
            Log out
          </Menu.Item>
        </>
      )}
    </PressMenu>
  );
}
