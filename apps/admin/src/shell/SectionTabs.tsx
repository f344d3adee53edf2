import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type Screen, type Section, screenAt } from '../kit/screen/screens.ts';
import classes from './SectionTabs.module.css';
import { UrlTabs } from './UrlTabs.tsx';

interface SectionTabsProps {
  label: string;
  sections: readonly Section[];
  screens: readonly Screen[];
  children: ReactNode;
}

/** The tabs of sections and those of the current section, in one row above the screens that belong to one. */
export function SectionTabs({ label, sections, screens, children }: SectionTabsProps) {
  const { pathname } = useLocation();
  const current = screenAt(screens, pathname);
  const section = sections.find((each) => each === current?.tab?.of);
  if (!current || !section) return children;
  const inside = (of: Section) => screens.filter(({ tab }) => tab?.of === of);
  const tabs = sections.flatMap((of) =>
    inside(of)
      .slice(0, 1)
      .map(({ path }) => ({ label: of, path })),
  );
  const own = inside(section).map(({ path, label, tab }) => ({ path, label: tab?.label ?? label }));
  return (
    <div className={classes.tabs}>
      <UrlTabs label={label} tabs={tabs} current={own[0]?.path}>
        {own.length > 1 ? (
          <UrlTabs
            label={section}
            tabs={own}
            current={own.findLast(({ path }) => current.path.startsWith(path))?.path}
          >
            {children}
          </UrlTabs>
        ) : (
          children
        )}
      </UrlTabs>
    </div>
  );
}
