import { VisuallyHidden } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useScreens } from '../kit/screen/screens.ts';
import { LeadCount } from './LeadCount.tsx';
import { type Place, placeAt, sectionsOf } from './navigation.ts';
import classes from './Sidebar.module.css';

/** The id of the element that shows the selected tab's screen. */
export const PANEL = 'admin-panel';
export const tabId = ({ to, label }: Place) =>
  `tab-${label.toLowerCase().replaceAll(' ', '-')}-${to.split('/').at(-1)}`;

/** A tab in a row of the grid, perhaps with its own tabs. */
type InRow = Place & { row: number; tabs?: readonly Place[] };

/**
 * The tabs of the dashboard, each above its own tabs. A tab list may only contain tabs, so the lists follow one another
 * in the document, and the grid puts each list's tabs into its rows.
 * @param panel the id of the tabs' panel. In the drawer they have none
 */
export function SidebarTabs({ panel }: { panel: string | undefined }) {
  const screens = useScreens();
  const { pathname } = useLocation();
  const current = placeAt(screens, pathname);
  let row = 0;
  const sections = sectionsOf(screens).map((section) => ({
    ...section,
    row: ++row,
    tabs: section.tabs.map((tab) => ({ ...tab, row: ++row })),
  }));
  return (
    <div className={classes.tabs}>
      <TabList label="Dashboard" tabs={sections} selected={current.section?.label} panel={panel} />
      {sections.map(
        ({ label, tabs }) =>
          tabs.length > 0 && (
            <TabList
              key={label}
              label={label}
              tabs={tabs}
              selected={current.section?.label === label ? current.tab?.label : undefined}
              panel={panel}
              isSub
            />
          ),
      )}
      {sections.map(
        ({ link, to, row }) =>
          link && (
            // Covers the tab's icon. It needs no keyboard focus, because the tab opens the same screen.
            <Link key={to} to={to} className={classes.iconLink} style={{ gridRow: row }} tabIndex={-1}>
              <VisuallyHidden>{link}</VisuallyHidden>
            </Link>
          ),
      )}
    </div>
  );
}

interface TabListProps {
  label: string;
  tabs: InRow[];
  /** The label of the selected tab. */
  selected: string | undefined;
  panel: string | undefined;
  isSub?: boolean;
}

function TabList({ label, tabs, selected, panel, isSub }: TabListProps) {
  const first = selected ?? tabs[0]?.label;
  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation="vertical"
      className={classes.list}
      onKeyDown={moveFocus}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.label}
          tab={tab}
          isSelected={tab.label === selected}
          isFirst={tab.label === first}
          panel={panel}
          isSub={isSub}
        />
      ))}
    </div>
  );
}

interface TabProps extends Pick<TabListProps, 'panel' | 'isSub'> {
  tab: InRow;
  isSelected: boolean;
  /** Whether the Tab key leads here. */
  isFirst: boolean;
}

function Tab({ tab, isSelected, isFirst, panel, isSub }: TabProps) {
  const { to, label, Icon = IconList, count } = tab;
  const description = useId();
  return (
    <Link
      role="tab"
      id={panel && tabId(tab)}
      to={to}
      className={isSub ? `${classes.row} ${classes.sub}` : classes.row}
      style={{ gridRow: tab.row }}
      tabIndex={isFirst ? 0 : -1}
      aria-selected={isSelected}
      data-parent={Boolean(tab.tabs?.length) || undefined}
      aria-controls={isSelected ? panel : undefined}
      aria-describedby={count && description}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
      <span className={classes.label}>{label}</span>
      {count && <LeadCount of={count} id={description} />}
    </Link>
  );
}

/** Moves the focus with the arrow keys, Home and End. Space opens a tab, as Enter opens every link. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: -1 }[event.key];
  if (to !== undefined) tabs.at(to % tabs.length)?.focus();
  else if (event.key === ' ') tabs[at]?.click();
  else return;
  event.preventDefault();
}
