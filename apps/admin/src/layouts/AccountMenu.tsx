import { UnstyledButton } from '@mantine/core';
import {
  IconChevronUp,
  IconHelp,
  IconLayoutDashboard,
  IconLifebuoy,
  IconLogout,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useAuth, useUser } from '../auth/auth-context.ts';
import { PressMenu } from '../kit/menus/PressMenu.tsx';
import { paths } from '../paths.ts';
import classes from './Sidebar.module.css';

const icon = { size: 16, stroke: 1.6 };

/** The account menu at the foot of the sidebar. */
export function AccountMenu() {
  const { username } = useUser();
  const { logout } = useAuth();
  const { pathname } = useLocation();
  return (
    <PressMenu
      position="top-start"
      width={220}
      target={
        <UnstyledButton className={classes.row}>
          <IconUserCircle size={18} stroke={1.6} aria-hidden />
          <span className={classes.label}>My Account</span>
          <IconChevronUp size={14} stroke={1.8} className={classes.chevron} aria-hidden />
        </UnstyledButton>
      }
    >
      {(Menu) => (
        <>
          <Menu.Label className={classes.name}>{username}</Menu.Label>
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
