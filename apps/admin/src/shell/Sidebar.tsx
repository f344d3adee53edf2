import { ActionIcon, Anchor, NavLink, Text, Tooltip } from '@mantine/core';
import {
  IconHome,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useAgencyName, useAuth, useUser } from '../auth/auth-context.ts';
import { ownUserQuery } from '../auth/own-user-query.ts';
import { useListOfItem } from '../kit/list/row-opener.ts';
import { type Screen, screenAt, useScreens } from '../kit/screen/screens.ts';
import { marketingUrl } from '../page-facts.ts';
import { paths } from '../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LeadCount } from './LeadCount.tsx';
import classes from './Sidebar.module.css';

interface SidebarProps {
  /** Whether it shows only icons, with their labels as tooltips. */
  isRail?: boolean;
  /** Collapses it to icons, or expands it. */
  toggle?: () => void;
  /** Above the links. */
  search?: ReactNode;
}

/** All places of the admin area, and at the foot the member's account. */
export function Sidebar({ isRail = false, toggle, search }: SidebarProps) {
  const { logout } = useAuth();
  const { username } = useUser();
  const agency = useAgencyName();
  return (
    <nav aria-label="Admin" className={classes.nav} data-rail={isRail || undefined}>
      <div className={classes.head}>
        <div className={classes.brand}>
          <svg viewBox="0 0 28 20" aria-hidden="true" focusable="false">
            <path d="M2 17c9 0 12-3 14.500-7S22 3 26 3" />
          </svg>
          <span className={classes.agency}>{agency}</span>
          {/* Its click area covers the whole brand. */}
          <Link to={paths.dashboard()} className={classes.dashboard}>
            Dashboard
          </Link>
        </div>
        {toggle && (
          <ActionIcon
            aria-label={isRail ? 'Expand the sidebar' : 'Collapse the sidebar'}
            aria-keyshortcuts="["
            onClick={toggle}
          >
            {isRail ? (
              <IconLayoutSidebarLeftExpand size={18} stroke={1.6} />
            ) : (
              <IconLayoutSidebarLeftCollapse size={18} stroke={1.6} />
            )}
          </ActionIcon>
        )}
      </div>
      {search}
      <Places isRail={isRail} />
      <div className={classes.foot}>
        <div className={classes.notices}>
          <FailingNotice />
          <MissingFactsNotice />
          <Text size="xs" c="dimmed" truncate title={username}>
            Logged in as <strong>{username}</strong>
          </Text>
        </div>
        <AccountMenu />
        <Row label="Website" isRail={isRail}>
          <NavLink component="a" href={marketingUrl()} {...look('Website', IconWorld)} />
        </Row>
        <Row label="Logout" isRail={isRail}>
          <NavLink
            component="button"
            type="button"
            disabled={logout.isPending}
            onClick={() => logout.mutate({ title: 'Logged Out' })}
            {...look('Logout', IconLogout)}
          />
        </Row>
      </div>
    </nav>
  );
}

const look = (label: string, Icon: TablerIcon | undefined) => ({
  classNames: { root: classes.row, label: classes.label },
  label,
  noWrap: true,
  leftSection: Icon && <Icon size={18} stroke={1.6} aria-hidden />,
});

/** Shows the label of a row beside its icon if there is no room for it. */
function Row(props: { label: string; isRail: boolean; children: ReactElement }) {
  return (
    // Inside the sidebar, which is a landmark, but not clipped by its scrolling.
    <Tooltip
      label={props.label}
      position="right"
      withinPortal={false}
      floatingStrategy="fixed"
      events={{ hover: true, focus: true, touch: false }}
      disabled={!props.isRail}
    >
      {props.children}
    </Tooltip>
  );
}

const GROUPS = ['Leads', 'Website'] as const;

/** The row of the settings opens those of the agency. My Account opens the member's own, which come first. */
const addressOf = ({ path, screens = [] }: Screen) => (path === paths.settings() ? screens[1]?.path : path);

function Places({ isRail }: { isRail: boolean }) {
  const screens = useScreens();
  const { pathname } = useLocation();
  const behind = useListOfItem()?.list;
  const rows = screens.filter((screen) => screen.Icon && addressOf(screen));
  const here = screenAt(screens, pathname);
  const [nearest] = rows
    .filter(({ path }) => here?.path.startsWith(path))
    .sort((one, other) => other.path.length - one.path.length);
  // An item belongs to the list that it was opened from.
  const current = rows.find(({ path }) => path === behind)?.path ?? here?.row ?? nearest?.path;
  const show = (screen: Screen) => (
    <PlaceLink key={screen.path} screen={screen} isRail={isRail} isCurrent={screen.path === current} />
  );
  return (
    <div className={classes.places}>
      {rows.map((screen, index) => {
        const group = GROUPS.find((name) => name === screen.group);
        if (!group) return show(screen);
        if (rows[index - 1]?.group === group) return null;
        return (
          <Group key={group} label={group}>
            {group === 'Website' && (
              <Row label="Home" isRail={isRail}>
                <NavLink component="a" href={marketingUrl()} {...look('Home', IconHome)} />
              </Row>
            )}
            {rows.filter((each) => each.group === group).map(show)}
          </Group>
        );
      })}
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={id} className={classes.group}>
      <div id={id} className={classes.groupName}>
        {label}
      </div>
      {children}
    </div>
  );
}

function PlaceLink(props: { screen: Screen; isRail: boolean; isCurrent: boolean }) {
  const { path, label, Icon, count } = props.screen;
  const description = useId();
  return (
    <Row label={label} isRail={props.isRail}>
      <NavLink
        component={Link}
        to={addressOf(props.screen) ?? path}
        aria-current={props.isCurrent ? 'page' : undefined}
        aria-describedby={count && description}
        rightSection={count && <LeadCount of={count} id={description} />}
        {...look(label, Icon)}
      />
    </Row>
  );
}

const CONNECTIONS = {
  mail: { text: 'Email does not work.', to: paths.mailSettings() },
  webhook: { text: 'A webhook does not work.', to: paths.webhook() },
};

/** Tells owners on every screen which connections fail, until they work. */
function FailingNotice() {
  const user = useUser();
  const { data } = useQuery({ ...ownUserQuery, initialData: user });
  return data.failing?.map((name) => (
    <Text key={name} size="xs" c="red" role="status">
      {CONNECTIONS[name].text}{' '}
      <Anchor component={Link} to={CONNECTIONS[name].to} inherit underline="always">
        Check it
      </Anchor>
    </Text>
  ));
}

/** Tells owners that facts are missing which the law asks for on the website. */
function MissingFactsNotice() {
  const { missingFacts = 0 } = useUser();
  if (missingFacts === 0) return null;
  const isOne = missingFacts === 1;
  return (
    <Text size="xs" c="dimmed">
      The website lacks {isOne ? 'a fact' : `${missingFacts} facts`} that UK law asks for.{' '}
      <Anchor component={Link} to={paths.companySettings()} inherit underline="always">
        {isOne ? 'Add it' : 'Add them'}
      </Anchor>
    </Text>
  );
}
