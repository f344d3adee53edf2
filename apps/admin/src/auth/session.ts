import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { clearStoredToken, storedTokenHeaders } from '@upcurve/api-client/stored-token';
import type { CurrentUser } from '@upcurve/contracts/account';
import { api } from '../api.ts';
import { showTimesIn } from '../zone.ts';

/** Why nobody is signed in: never was, left, was sent away by a 401, or the API could not be asked. */
export type SignedOutReason = 'none' | 'left' | 'ended' | 'unreachable';

export type Session =
  | { status: 'signed-in'; user: CurrentUser }
  | { status: 'signed-out'; reason: SignedOutReason };

/** The session cookie is out of a script's reach; this marker comes and goes with it. */
const hasMarker = () => /(?:^|; )staff=1(?:;|$)/.test(document.cookie);

const hasStoredToken = () => 'authorization' in storedTokenHeaders();

const isRefused = (error: unknown) => error instanceof ApiError && error.statusCode === 401;

/** The signed-in user. A stored token that is no longer good is let go, lest it lock out whoever has a good session. */
async function fetchUser(signal: AbortSignal): Promise<CurrentUser> {
  try {
    return await api.account.getUser({}, { signal });
  } catch (error) {
    if (!isRefused(error) || !hasStoredToken()) throw error;
    clearStoredToken();
    if (!hasMarker()) throw error;
    return api.account.getUser({}, { signal });
  }
}

export const SESSION_KEY = ['session'] as const;

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  queryFn: async ({ signal }): Promise<Session> => {
    // With neither there is nothing to ask, and no refusal for the browser to log.
    if (!hasMarker() && !hasStoredToken()) return { status: 'signed-out', reason: 'none' };
    try {
      const user = await fetchUser(signal);
      showTimesIn(user.zone);
      return { status: 'signed-in', user };
    } catch (error) {
      signal.throwIfAborted();
      return { status: 'signed-out', reason: isRefused(error) ? 'none' : 'unreachable' };
    }
  },
});

/** Remembers who is signed in and forgets what was cached for anybody before. */
export function beginSession(client: QueryClient, user: CurrentUser): void {
  forgetData(client);
  showTimesIn(user.zone);
  const session: Session = { status: 'signed-in', user };
  client.setQueryData(SESSION_KEY, session);
}

/** What changes of the user while they are signed in, by themselves. */
export function changeUser(client: QueryClient, change: Pick<CurrentUser, 'zone' | 'agencyName'>): void {
  client.setQueryData<Session>(SESSION_KEY, (session) =>
    session?.status === 'signed-in' ? { ...session, user: { ...session.user, ...change } } : session,
  );
}

/** Goes by other clocks from now on. What was asked for by days is asked for anew: they begin at other moments. */
export function changeZone(client: QueryClient, zone: string | undefined): void {
  showTimesIn(zone);
  changeUser(client, { zone });
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}

/** Clears the user, stored tokens and all cached data. */
export function endSession(client: QueryClient, reason: SignedOutReason): void {
  clearStoredToken();
  client.setQueryData<Session>(SESSION_KEY, (session) =>
    session?.status === 'signed-out' ? session : { status: 'signed-out', reason },
  );
  forgetData(client);
}

function forgetData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}
