import { readLocalStorageValue } from '@mantine/hooks';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { Screen } from '../kit/screen/screens.ts';
import { paths } from '../paths.ts';

const keyOf = (userId: string) => `upcurve-last-place:${userId}`;

/** Stores a member's current tab. A browser can store the tabs of several members. */
export function rememberPlace(userId: string, place: string): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(place));
  } catch {
    // If storage is blocked, the default tab opens.
  }
}

/** Returns the screens where members may start: the tabs of the Eligibility Analyzer. */
export const startScreens = (screens: readonly Screen[]) =>
  screens.filter(({ tab }) => tab?.of === 'Eligibility Analyzer');

/**
 * Returns a member's start address: the last tab of the Eligibility Analyzer if it is still permitted, otherwise the
 * inbox. Members who may not read leads start in the blog.
 */
export function homeOf(user: CurrentUser, screens: readonly Screen[]): string {
  if (!user.permissions.includes('leads:read')) return paths.blog();
  const last = readLocalStorageValue<string>({ key: keyOf(user.id) });
  return startScreens(screens).find(({ path }) => path === last)?.path ?? paths.inbox();
}

/**
 * Returns the address to open after login. Only allows addresses of this app, so that a link cannot redirect elsewhere.
 */
export function wantedPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/admin') ? from : paths.dashboard();
}
