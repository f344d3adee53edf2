import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { clearStoredToken, storedTokenHeaders } from '@upcurve/api-client/stored-token';
import type { CurrentUser } from '@upcurve/contracts/account/account';
import { api } from '../api.ts';
import { setCurrentZone } from '../kit/time/zone.ts';

/** Why nobody is signed in: no session, signed out, ended by a 401, or the API was unreachable. */
export type SignedOutReason = 'none' | 'left' | 'ended' | 'unreachable';

export type Session =
  | { status: 'signed-in'; user: CurrentUser }
  | { status: 'signed-out'; reason: SignedOutReason };

/** Scripts cannot read the session cookie. This marker cookie is set and removed with it. */
const hasMarker = () => /(?:^|; )staff=1(?:;|$)/.test(document.cookie);

const hasStoredToken = () => 'authorization' in storedTokenHeaders();

const isRefused = (error: unknown) => error instanceof ApiError && error.statusCode === 401;

/** Fetches the signed-in user. Removes an invalid stored token, because it would block a valid session. */
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
    // Without a marker and a token there is no session, and a request would only log a 401.
    if (!hasMarker() && !hasStoredToken()) return { status: 'signed-out', reason: 'none' };
    try {
      const user = await fetchUser(signal);
      setCurrentZone(user.zone);
      return { status: 'signed-in', user };
    } catch (error) {
      signal.throwIfAborted();
      return { status: 'signed-out', reason: isRefused(error) ? 'none' : 'unreachable' };
    }
  },
});

/** Stores the signed-in user and clears the cache of the previous one. */
export function beginSession(client: QueryClient, user: CurrentUser): void {
  forgetData(client);
  setCurrentZone(user.zone);
  const session: Session = { status: 'signed-in', user };
  client.setQueryData(SESSION_KEY, session);
}

/** Updates the signed-in user after changes to their own settings. */
export function changeUser(
  client: QueryClient,
  change: Pick<CurrentUser, 'zone' | 'agencyName' | 'missingFacts'>,
): void {
  client.setQueryData<Session>(SESSION_KEY, (session) =>
    session?.status === 'signed-in' ? { ...session, user: { ...session.user, ...change } } : session,
  );
}

/** Changes the time zone and refetches queries by day, because days start at different times in the new zone. */
export function changeZone(client: QueryClient, zone: string | undefined): void {
  setCurrentZone(zone);
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
