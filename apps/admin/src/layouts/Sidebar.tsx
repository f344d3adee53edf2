import {
  ActionIcon,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
  VisuallyHidden,
} from '@mantine/core';
import { IconList, IconLogout, IconMoon, IconSun, IconWorld } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useAgencyName, useAuth, useUser } from '../auth/auth-context.ts';
import { useScreens } from '../kit/screen/screens.ts';
import { marketingUrl } from '../page-facts.ts';
import { paths } from '../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LeadCount } from './LeadCount.tsx';
import { FailingNotice, MissingFactsNotice } from './MissingFactsNotice.tsx';
import { linksOf, type Place, placeAt } from './navigation.ts';
import classes from './Sidebar.module.css';
import { SidebarTabs } from './SidebarTabs.tsx';

interface SidebarProps {
  /** Beside the agency's name. */
  toggle?: ReactNode;
  /** Above the tabs. */
  search?: ReactNode;
  /** The id of the tabs' panel. */
  panel?: string;
}

/** All places of the admin area: the tabs of the dashboard, other screens, and at the foot the member's account. */
export function Sidebar({ toggle, search, panel }: SidebarProps) {
  const { logout } = useAuth();
  const screens = useScreens();
  const { pathname } = useLocation();
  const agency = useAgencyName();
  const current = placeAt(screens, pathname).link;
  return (
    <nav aria-label="Admin" className={classes.nav} onPointerOver={placeLabel} onFocus={placeLabel}>
      <div className={classes.head}>
        <div className={classes.brand}>
          <svg viewBox="0 0 28 20" aria-hidden="true" focusable="false">
            <path d="M2 17c9 0 12-3 14.500-7S22 3 26 3" />
          </svg>
          <span className={classes.agency}>{agency}</span>
          {/* Its click area covers the whole brand. */}
          <Link to={paths.dashboard()} className={classes.home}>
            Dashboard
          </Link>
        </div>
        {toggle}
      </div>
      {search}
      <div className={classes.scroll}>
        <SidebarTabs panel={panel} />
        <div className={classes.links}>
          {linksOf(screens).map((place) => (
            <PlaceLink key={place.to} place={place} isCurrent={place.to === current?.to} />
          ))}
        </div>
      </div>
      <div className={classes.foot}>
        <div className={classes.failing}>
          <FailingNotice />
        </div>
        <div className={classes.notice}>
          <MissingFactsNotice />
        </div>
        <Member />
        <AccountMenu />
        <div className={classes.pair}>
          <a href={marketingUrl()} className={classes.row}>
            <IconWorld size={18} stroke={1.6} aria-hidden />
            <span className={classes.label}>Website</span>
          </a>
          <a href={marketingUrl()} className={classes.iconLink} tabIndex={-1}>
            <VisuallyHidden>Home</VisuallyHidden>
          </a>
        </div>
        <UnstyledButton
          className={classes.row}
          disabled={logout.isPending}
          onClick={() => logout.mutate({ title: 'Logged Out' })}
        >
          <IconLogout size={18} stroke={1.6} aria-hidden />
          <span className={classes.label}>Logout</span>
        </UnstyledButton>
      </div>
    </nav>
  );
}

/** Puts the label of a collapsed row, which appears on hover and focus, beside its icon. */
function placeLabel({ target }: { target: EventTarget }) {
  const row = (target as Element).closest<HTMLElement>(`.${classes.row}`);
  row?.style.setProperty('--label-top', `${row.getBoundingClientRect().top}px`);
}

function PlaceLink({ place, isCurrent }: { place: Place; isCurrent: boolean }) {
  const { to, label, Icon = IconList, count } = place;
  const description = useId();
  return (
    <Link
      to={to}
      className={classes.row}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={count && description}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
      <span className={classes.label}>{label}</span>
      {count && <LeadCount of={count} id={description} />}
    </Link>
  );
}

/** The signed-in member, and the switch between light and dark. In Settings, members can follow the system instead. */
function Member() {
  const { username } = useUser();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <div className={classes.member}>
      <span className={classes.username} title={username}>
        Logged in as <strong>{username}</strong>
      </span>
      <ActionIcon aria-label={`Switch to ${other} colours`} onClick={() => setColorScheme(other)}>
        {scheme === 'light' ? <IconMoon size={18} stroke={1.6} /> : <IconSun size={18} stroke={1.6} />}
      </ActionIcon>
    </div>
  );
}
