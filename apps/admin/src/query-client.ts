import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { endSession, SESSION_KEY } from './auth/session.ts';

const STALE_TIME = 30_000;

function isWorthRetrying(failures: number, error: Error): boolean {
  const isRefusal = error instanceof ApiError && error.statusCode < 500 && error.statusCode !== 429;
  return failures < 1 && !isRefusal;
}

/**
 * Creates the cache of API responses: fresh for 30 s, one retry, refetched when the browser is back online, but not on
 * focus. A 401 response ends the session, except when the request was for the session.
 */
export function createQueryClient(): QueryClient {
  const isSignedOut = (error: Error) => error instanceof ApiError && error.statusCode === 401;
  const onError = (error: Error) => {
    if (isSignedOut(error)) endSession(client, 'ended');
  };
  // At once instead of after a timer, so that the next frame shows what a key has changed even if the browser is busy.
  notifyManager.setScheduler(queueMicrotask);
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [noun, part] }) => {
        if (noun !== SESSION_KEY[0]) onError(error);
        // The specification asks for this log. The end of a session is no failure.
        if (noun === 'submissions' && part === 'list' && !isSignedOut(error)) console.error(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => !mutation.meta?.isSignIn && onError(error),
    }),
    defaultOptions: {
      // Offline, requests fail with an error instead of waiting silently.
      queries: {
        staleTime: STALE_TIME,
        retry: isWorthRetrying,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // Not the default with this mode.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
