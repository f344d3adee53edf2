import { readLocalStorageValue } from '@mantine/hooks';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { Permission } from '@upcurve/contracts/permissions';
import { paths } from '../paths.ts';

const TABS: { to: string; label: string; permission: Permission }[] = [
  { to: paths.inbox(), label: 'Inbox', permission: 'leads:read' },
  { to: paths.submissions(), label: 'Eligibility Submissions', permission: 'leads:read' },
  { to: paths.contacts(), label: 'Contact Submissions', permission: 'leads:read' },
  { to: paths.questions(), label: 'Manage Questions', permission: 'questions:manage' },
  { to: paths.webhook(), label: 'Webhook Settings', permission: 'webhooks:manage' },
];

/** Returns the tabs of the Eligibility Analyzer that a member may use. */
export const eligibilityTabs = (can: (permission: Permission) => boolean) =>
  TABS.filter(({ permission }) => can(permission));

const keyOf = (userId: string) => `upcurve-last-place:${userId}`;

/** Stores a member's current tab. A browser can store the tabs of several members. */
export function rememberPlace(userId: string, place: string): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(place));
  } catch {
    // If storage is blocked, the default tab opens.
  }
}

/** Returns a member's start address: the last tab if it is still permitted, otherwise the inbox or the questions. */
export function homeOf(user: CurrentUser, places: readonly { to: string }[]): string {
  const last = readLocalStorageValue<string>({ key: keyOf(user.id) });
  const known = places.find(({ to }) => to === last);
  return known?.to ?? (user.permissions.includes('leads:read') ? paths.inbox() : paths.questions());
}

/**
 * Returns the address to open after login. Only allows addresses of this app, so that a link cannot redirect elsewhere.
 */
export function wantedPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/admin') ? from : paths.dashboard();
}
