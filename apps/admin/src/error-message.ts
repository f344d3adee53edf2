import { ApiError, ConnectionError } from '@upcurve/api-client/api-error';

const SAYS_NOTHING = 'An error occurred while fetching the data.';

/** What the server, or the lack of one, said; `fallback` where that says nothing to a person. */
export function errorMessage(error: Error, fallback: string): string {
  if (error instanceof ConnectionError) return error.message;
  const isSaid = error instanceof ApiError && error.isJson && error.message !== SAYS_NOTHING;
  return isSaid ? error.message : fallback;
}
