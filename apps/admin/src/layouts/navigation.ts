import { IconArticle, IconQuote, IconTarget, type TablerIcon } from '@tabler/icons-react';
import type { DashboardTab, Screen } from '../kit/screen/screens.ts';
import { paths } from '../paths.ts';

/** A row of the sidebar. */
export interface Place extends Pick<Screen, 'label' | 'Icon' | 'count'> {
  to: string;
}

/** A tab of the dashboard with its own tabs. */
interface Section extends Place {
  tabs: Place[];
  /** The name of the link on the tab's icon. */
  link?: string;
}

const SECTIONS: { label: DashboardTab; Icon: TablerIcon; link?: string }[] = [
  { label: 'Eligibility Analyzer', Icon: IconTarget },
  { label: 'Blog', Icon: IconArticle, link: 'Blog Posts' },
  { label: 'Testimonials', Icon: IconQuote, link: 'Testimonials' },
];

/** Returns the tabs of the dashboard, with their own tabs. */
export const sectionsOf = (screens: readonly Screen[]): Section[] =>
  SECTIONS.flatMap((section) => {
    const inside = screens.filter(({ tab }) => tab?.of === section.label);
    const [first] = inside;
    if (!first) return [];
    const tabs = inside.map((screen) => ({
      ...screen,
      to: screen.path,
      label: screen.tab?.label ?? screen.label,
    }));
    const isDashboard = first.path === paths.inbox();
    return {
      ...section,
      to: isDashboard ? paths.dashboard() : first.path,
      tabs: tabs.length > 1 || !section.link ? tabs : [],
    };
  });

/** Returns the links below the tabs. */
export const linksOf = (screens: readonly Screen[]): Place[] =>
  screens.filter(({ Icon, tab }) => Icon && !tab).map((screen) => ({ ...screen, to: screen.path }));

const isWithin = (address: string, { to }: Place) => address === to || address.startsWith(`${to}/`);

/** Returns the rows of the sidebar that an address belongs to: a tab, perhaps with its own tab, or a link. */
export function placeAt(
  screens: readonly Screen[],
  pathname: string,
): { section?: Section; tab?: Place; link?: Place } {
  // An old address of this list.
  const address = pathname === paths.dashboardAlias() ? paths.submissions() : pathname;
  for (const section of sectionsOf(screens)) {
    const tab = section.tabs.findLast((each) => isWithin(address, each));
    if (tab) return { section, tab };
    if (section.tabs.length === 0 && isWithin(address, section)) return { section };
  }
  return { link: linksOf(screens).find((each) => isWithin(address, each)) };
}
