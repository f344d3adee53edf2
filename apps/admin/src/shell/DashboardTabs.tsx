import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type DashboardTab, screenAt, useScreens } from '../kit/screen/screens.ts';
import classes from './DashboardTabs.module.css';
import { UrlTabs } from './UrlTabs.tsx';

const TABS: readonly DashboardTab[] = ['Eligibility Analyzer', 'Blog', 'Testimonials'];

/** The tabs of the dashboard and their own tabs, in one row above the screens that belong to one. */
export function DashboardTabs({ children }: { children: ReactNode }) {
  const screens = useScreens();
  const { pathname } = useLocation();
  const current = screenAt(screens, pathname);
  if (!current?.tab) return children;
  const inside = (tab: DashboardTab) => screens.filter((screen) => screen.tab?.of === tab);
  const tabs = TABS.flatMap((label) =>
    inside(label)
      .slice(0, 1)
      .map(({ path }) => ({ label, path })),
  );
  const own = inside(current.tab.of).map(({ path, label, tab }) => ({ path, label: tab?.label ?? label }));
  const ownPath = own.findLast(({ path }) => current.path.startsWith(path))?.path;
  return (
    <div className={classes.tabs}>
      <UrlTabs
        label="Dashboard"
        tabs={tabs}
        current={tabs.find(({ label }) => label === current.tab?.of)?.path}
      >
        {own.length > 1 ? (
          <UrlTabs label={current.tab.of} tabs={own} current={ownPath}>
            {children}
          </UrlTabs>
        ) : (
          children
        )}
      </UrlTabs>
    </div>
  );
}
