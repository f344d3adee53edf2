import { Burger, Button, UnstyledButton } from '@mantine/core';
import { useClickOutside, useDisclosure } from '@mantine/hooks';
import { Link, NavLink } from 'react-router';
import { useAgencyName } from '../auth/auth-context.ts';
import { Palette } from '../components/palette/Palette.tsx';
import { marketingUrl } from '../page-facts.ts';
import { paths } from '../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx';
import classes from './TopBar.module.css';

const LINKS = [
  { to: paths.dashboard(), label: 'Dashboard', end: true },
  { to: paths.blog(), label: 'Blog Posts', end: false },
  { to: paths.analytics(), label: 'Eligibility Analytics', end: true },
];

/** The fixed bar above every admin screen; on small screens its links wait behind a Menu toggle. */
export function TopBar() {
  const agency = useAgencyName();
  const [isOpen, menu] = useDisclosure(false);
  const bar = useClickOutside<HTMLDivElement>(menu.close);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from anywhere inside
    <div
      ref={bar}
      className={classes.bar}
      onKeyDown={(event) => {
        if (event.key === 'Escape') menu.close();
      }}
    >
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
