import { readLocalStorageValue } from '@mantine/hooks';
import type { CurrentUser } from '@upcurve/contracts/account';
import { paths } from '../paths.ts';

const keyOf = (userId: string) => `upcurve-last-place:${userId}`;

/** Notes in which tab somebody works; a browser may hold several people's. */
export function rememberPlace(userId: string, place: string): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(place));
  } catch {
    // Where nothing may be stored, the inbox opens.
  }
}

/** Where somebody starts: where they last worked, if they still may; first in the inbox, or at the questions. */
export function homeOf(user: CurrentUser, places: readonly { to: string }[]): string {
  const last = readLocalStorageValue<string>({ key: keyOf(user.id) });
  const known = places.find(({ to }) => to === last);
  return known?.to ?? (user.permissions.includes('leads:read') ? paths.inbox() : paths.questions());
}
