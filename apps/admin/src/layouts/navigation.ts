import {
  IconArticle,
  IconCalendar,
  IconChartBar,
  IconClipboardText,
  IconFileText,
  IconFolders,
  IconInbox,
  IconListDetails,
  IconMessage,
  IconPhoto,
  IconQuote,
  IconSettings,
  IconShieldExclamation,
  IconTarget,
  IconUsers,
  IconWebhook,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Permission } from '@upcurve/contracts/permissions';
import { paths } from '../paths.ts';
import type { LeadCountName } from './LeadCount.tsx';

/** A row of the sidebar. */
export interface Place {
  to: string;
  label: string;
  permission?: Permission;
  /** Default: a list. */
  Icon?: TablerIcon;
  /** The number of leads at its end. */
  count?: LeadCountName;
}

/** A tab of the dashboard with its own tabs. */
interface Section extends Place {
  tabs: Place[];
  /** The name of the link on the tab's icon. */
  link?: string;
}

const SECTIONS: Section[] = [
  {
    to: paths.dashboard(),
    label: 'Eligibility Analyzer',
    Icon: IconTarget,
    tabs: [
      { to: paths.inbox(), label: 'Inbox', permission: 'leads:read', Icon: IconInbox, count: 'todo' },
      {
        to: paths.submissions(),
        label: 'Eligibility Submissions',
        permission: 'leads:read',
        Icon: IconClipboardText,
        count: 'eligibility',
      },
      {
        to: paths.contacts(),
        label: 'Contact Submissions',
        permission: 'leads:read',
        Icon: IconMessage,
        count: 'contact',
      },
      {
        to: paths.questions(),
        label: 'Manage Questions',
        permission: 'questions:manage',
        Icon: IconListDetails,
      },
      { to: paths.webhook(), label: 'Webhook Settings', permission: 'webhooks:manage', Icon: IconWebhook },
    ],
  },
  {
    to: paths.blog(),
    label: 'Blog',
    permission: 'blog:read',
    Icon: IconArticle,
    link: 'Blog Posts',
    tabs: [
      { to: paths.blog(), label: 'Posts', Icon: IconFileText },
      { to: paths.blogCategories(), label: 'Categories', Icon: IconFolders },
      { to: paths.blogAuthors(), label: 'Authors', Icon: IconUsers },
    ],
  },
  {
    to: paths.testimonials(),
    label: 'Testimonials',
    permission: 'testimonials:manage',
    Icon: IconQuote,
    link: 'Testimonials',
    tabs: [],
  },
];

const LINKS: Place[] = [
  { to: paths.bookings(), label: 'Bookings', permission: 'leads:read', Icon: IconCalendar },
  {
    to: paths.quarantine(),
    label: 'Quarantine',
    permission: 'leads:read',
    Icon: IconShieldExclamation,
    count: 'held',
  },
  { to: paths.analytics(), label: 'Eligibility Analytics', permission: 'leads:read', Icon: IconChartBar },
  { to: paths.media(), label: 'Media', permission: 'media:manage', Icon: IconPhoto },
  { to: paths.settings(), label: 'Settings', Icon: IconSettings },
];

type Can = (permission: Permission) => boolean;

const permitted = <Row extends Place>(rows: readonly Row[], can: Can): Row[] =>
  rows.filter(({ permission }) => !permission || can(permission));

/** Returns the tabs of the dashboard, with their own tabs, that a member may use. */
export const sectionsFor = (can: Can): Section[] =>
  permitted(SECTIONS, can).map((section) => {
    const tabs = permitted(section.tabs, can);
    // The dashboard's address redirects members who may not read leads to the blog, so their link opens the first tab.
    const isClosed = section.to === paths.dashboard() && !can('leads:read');
    return { ...section, tabs, to: isClosed ? (tabs[0]?.to ?? section.to) : section.to };
  });

/** Returns the links below the tabs that a member may use. */
export const linksFor = (can: Can): Place[] => permitted(LINKS, can);

/** Returns the tabs of the Eligibility Analyzer that a member may use. */
export const eligibilityTabs = (can: Can): Place[] => permitted(SECTIONS[0]?.tabs ?? [], can);

const isWithin = (address: string, { to }: Place) => address === to || address.startsWith(`${to}/`);

/** Returns the rows of the sidebar that an address belongs to: a tab, perhaps with its own tab, or a link. */
export function placeAt(pathname: string, can: Can): { section?: Section; tab?: Place; link?: Place } {
  // An old address of this list.
  const address = pathname === paths.dashboardAlias() ? paths.submissions() : pathname;
  for (const section of sectionsFor(can)) {
    const tab = section.tabs.findLast((each) => isWithin(address, each));
    if (tab) return { section, tab };
    if (section.tabs.length === 0 && isWithin(address, section)) return { section };
  }
  return { link: linksFor(can).find((each) => isWithin(address, each)) };
}
