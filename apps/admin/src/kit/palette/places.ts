import type { Permission } from '@upcurve/contracts/permissions';
import { paths } from '../../paths.ts';

/** A screen of the admin. */
export interface Place {
  key: string;
  label: string;
  to: string;
  /** Synonyms of the label. */
  also?: string;
  permission?: Permission;
}

const PLACES: readonly Place[] = [
  { key: 'inbox', label: 'Inbox', to: paths.inbox(), also: 'leads unread', permission: 'leads:read' },
  {
    key: 'submissions',
    label: 'Eligibility submissions',
    to: paths.submissions(),
    also: 'leads quiz',
    permission: 'leads:read',
  },
  {
    key: 'contacts',
    label: 'Contact submissions',
    to: paths.contacts(),
    also: 'leads forms',
    permission: 'leads:read',
  },
  {
    key: 'analytics',
    label: 'Eligibility analytics',
    to: paths.analytics(),
    also: 'figures charts funnel',
    permission: 'leads:read',
  },
  {
    key: 'campaigns',
    label: 'Campaigns this month',
    to: `${paths.analytics()}?span=month#campaigns`,
    also: 'source medium utm eligible cost won',
    permission: 'leads:read',
  },
  {
    key: 'quarantine',
    label: 'Quarantine',
    to: paths.quarantine(),
    also: 'spam held',
    permission: 'leads:read',
  },
  {
    key: 'questions',
    label: 'Questions',
    to: paths.questions(),
    also: 'quiz manager',
    permission: 'questions:manage',
  },
  {
    key: 'webhook',
    label: 'Webhook settings',
    to: paths.webhook(),
    also: 'crm deliveries',
    permission: 'webhooks:manage',
  },
  {
    key: 'bookings',
    label: 'Bookings',
    to: paths.bookings(),
    also: 'meetings calendar appointments',
    permission: 'leads:read',
  },
  { key: 'blog', label: 'Blog posts', to: paths.blog(), also: 'articles', permission: 'blog:read' },
  { key: 'categories', label: 'Blog categories', to: paths.blogCategories(), permission: 'blog:read' },
  { key: 'authors', label: 'Blog authors', to: paths.blogAuthors(), permission: 'blog:read' },
  {
    key: 'transfer',
    label: 'Blog import and export',
    to: paths.blogTransfer(),
    also: 'wordpress ghost transfer',
    permission: 'blog:write',
  },
  {
    key: 'new-post',
    label: 'Write a new post',
    to: paths.newPost(),
    also: 'article add create',
    permission: 'blog:write',
  },
  {
    key: 'testimonials',
    label: 'Testimonials',
    to: paths.testimonials(),
    also: 'stories',
    permission: 'testimonials:manage',
  },
  {
    key: 'media',
    label: 'Media',
    to: paths.media(),
    also: 'pictures videos files upload',
    permission: 'media:manage',
  },
  { key: 'appearance', label: 'Settings: appearance', to: paths.settings(), also: 'theme dark' },
  { key: 'account', label: 'Settings: account', to: paths.accountSettings(), also: 'password sessions' },
  {
    key: 'mail',
    label: 'Settings: mail',
    to: paths.mailSettings(),
    also: 'smtp server email sender password',
    permission: 'mail:manage',
  },
  {
    key: 'agency',
    label: 'Settings: agency',
    to: paths.agencySettings(),
    also: 'name zone',
    permission: 'users:manage',
  },
  {
    key: 'company',
    label: 'Settings: company',
    to: paths.companySettings(),
    also: 'facts number vat address telephone email founder legal',
    permission: 'users:manage',
  },
  {
    key: 'meetings',
    label: 'Settings: meetings',
    to: paths.meetingSettings(),
    also: 'hours availability calendar booking',
    permission: 'leads:read',
  },
  {
    key: 'team',
    label: 'Settings: team',
    to: paths.teamSettings(),
    also: 'members users roles',
    permission: 'users:manage',
  },
  {
    key: 'invite',
    label: 'Invite a colleague',
    to: `${paths.teamSettings()}#invite`,
    also: 'add member user team',
    permission: 'users:manage',
  },
  {
    key: 'data',
    label: 'Settings: data',
    to: paths.dataSettings(),
    also: 'retention',
    permission: 'retention:manage',
  },
  {
    key: 'audit',
    label: 'Settings: audit log',
    to: paths.auditLog(),
    also: 'who history',
    permission: 'audit:read',
  },
  { key: 'help', label: 'Help', to: paths.help(), also: 'keys guide' },
];

/** Returns the screens that a member may open. */
export const placesFor = (can: (permission: Permission) => boolean): Place[] =>
  PLACES.filter(({ permission }) => !permission || can(permission));

/** Whether each word of a term is the start of a word in the label or its synonyms. */
export function matchesTerm({ label, also = '' }: Pick<Place, 'label' | 'also'>, term: string): boolean {
  const words = `${label} ${also}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const wanted = term.toLowerCase().split(/\s+/).filter(Boolean);
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}
