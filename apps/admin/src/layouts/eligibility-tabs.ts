import type { Permission } from '@upcurve/contracts/permissions';
import { paths } from '../paths.ts';

const TABS: { to: string; label: string; permission: Permission }[] = [
  { to: paths.inbox(), label: 'Inbox', permission: 'leads:read' },
  { to: paths.submissions(), label: 'Eligibility Submissions', permission: 'leads:read' },
  { to: paths.contacts(), label: 'Contact Submissions', permission: 'leads:read' },
  { to: paths.questions(), label: 'Manage Questions', permission: 'questions:manage' },
  { to: paths.webhook(), label: 'Webhook Settings', permission: 'webhooks:manage' },
];

/** The tabs of the Eligibility Analyzer that a member may use. */
export const eligibilityTabs = (can: (permission: Permission) => boolean) =>
  TABS.filter(({ permission }) => can(permission));
