import { type MantineColorScheme, Menu, NavLink, useMantineColorScheme } from '@mantine/core';
import {
  IconHelp,
  IconLayoutDashboard,
  IconLifebuoy,
  IconLogout,
  IconSettings,
  IconUserCircle,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useAuth, useUser } from '../auth/auth-context.ts';
import { useLetterKeys } from '../kit/focus/screen-keys.ts';
import { paths } from '../paths.ts';
import classes from './Sidebar.module.css';

const icon = { size: 16, stroke: 1.6 };

export function AccountMenu() {
  const { username } = useUser();
  const { logout } = useAuth();
  const { pathname } = useLocation();
  return (
    <Menu position="top-start" width={220}>
      <Menu.Target>
        <NavLink
          component="button"
          type="button"
          classNames={{ root: classes.row, label: classes.label }}
          label="My Account"
          leftSection={<IconUserCircle size={18} stroke={1.6} aria-hidden />}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{username}</Menu.Label>
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
        <Appearance />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout {...icon} />}
          disabled={logout.isPending}
          onClick={() => logout.mutate({ title: 'Logged out' })}
        >
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Settings that this browser remembers. */
function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [hasLetterKeys, setLetterKeys] = useLetterKeys();
  return (
    <>
      <Menu.Label>Colours</Menu.Label>
      <Menu.RadioGroup
        aria-label="Colours"
        value={colorScheme}
        onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
      >
        <Menu.RadioItem value="auto">Follow the device</Menu.RadioItem>
        <Menu.RadioItem value="light">Light</Menu.RadioItem>
        <Menu.RadioItem value="dark">Dark</Menu.RadioItem>
      </Menu.RadioGroup>
      <Menu.CheckboxItem checked={hasLetterKeys} onChange={setLetterKeys}>
        Single-letter keys
      </Menu.CheckboxItem>
    </>
  );
}
