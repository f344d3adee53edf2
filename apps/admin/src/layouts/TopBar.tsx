import {
  ActionIcon,
  Burger,
  Button,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { useClickOutside, useDisclosure, useWindowEvent } from '@mantine/hooks';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router';
import { useAgencyName } from '../auth/auth-context.ts';
import { Palette } from '../kit/palette/Palette.tsx';
import { marketingUrl } from '../page-facts.ts';
import { paths } from '../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import classes from './TopBar.module.css';

const LINKS = [
  { to: paths.dashboard(), label: 'Dashboard', end: true },
  { to: paths.blog(), label: 'Blog Posts', end: false },
  { to: paths.analytics(), label: 'Eligibility Analytics', end: true },
];

/** The fixed bar above every screen. On small screens its links are in a Menu. */
export function TopBar() {
  const agency = useAgencyName();
  const [isOpen, menu] = useDisclosure(false);
  const bar = useClickOutside<HTMLDivElement>(menu.close);
  // Listens on the window, because a new screen may have taken the focus.
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape') menu.close();
  });

  return (
    <div ref={bar} className={classes.bar}>
      <UnstyledButton
        component="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls="admin-links"
        onClick={menu.toggle}
      >
        <Burger component="span" opened={isOpen} size="xs" className={classes.burger} aria-hidden />
        Menu
      </UnstyledButton>
      <Link to={paths.dashboard()} className={classes.brand} aria-label={`${agency} admin`}>
        <svg viewBox="0 0 28 20" aria-hidden="true" focusable="false">
          <path d="M2 17c9 0 12-3 14.500-7S22 3 26 3" />
        </svg>
        {agency}
      </Link>
      <nav id="admin-links" aria-label="Admin" className={classes.links} data-open={isOpen || undefined}>
        <Button
          component="a"
          href={marketingUrl()}
          variant="subtle"
          size="compact-sm"
          className={classes.link}
        >
          Home
        </Button>
        {LINKS.map(({ to, label, end }) => (
          <Button
            key={to}
            component={NavLink}
            to={to}
            end={end}
            variant="subtle"
            size="compact-sm"
            className={classes.link}
            onClick={menu.close}
          >
            {label}
          </Button>
        ))}
      </nav>
      <div className={classes.end}>
        <Palette />
        <ColorSchemeToggle />
        <AccountMenu />
      </div>
    </div>
  );
}

/** Switches between light and dark and stores the choice. In Settings, members can follow the system instead. */
function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <ActionIcon size="lg" aria-label={`Switch to ${other} colours`} onClick={() => setColorScheme(other)}>
      {scheme === 'light' ? <IconMoon size={18} stroke={1.6} /> : <IconSun size={18} stroke={1.6} />}
    </ActionIcon>
  );
}
