import { readLocalStorageValue } from '@mantine/hooks';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import { paths } from '../paths.ts';

const keyOf = (userId: string) => `upcurve-last-place:${userId}`;

/** Stores a member's current tab. One browser may store several members' tabs. */
export function rememberPlace(userId: string, place: string): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(place));
  } catch {
    // Without storage the inbox opens.
  }
}

/**
 * The address at which a member starts: the last tab if it is still permitted, otherwise the inbox or the questions.
 */
export function homeOf(user: CurrentUser, places: readonly { to: string }[]): string {
  const last = readLocalStorageValue<string>({ key: keyOf(user.id) });
  const known = places.find(({ to }) => to === last);
  return known?.to ?? (user.permissions.includes('leads:read') ? paths.inbox() : paths.questions());
}
