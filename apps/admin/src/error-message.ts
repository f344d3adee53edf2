import { ApiError, ConnectionError } from '@upcurve/api-client/api-error';

const SAYS_NOTHING = 'An error occurred while fetching the data.';

/** The message of an API or connection error; `fallback` if there is none for people. */
export function errorMessage(error: Error, fallback: string): string {
  if (error instanceof ConnectionError) return error.message;
  const isSaid = error instanceof ApiError && error.isJson && error.message !== SAYS_NOTHING;
  return isSaid ? error.message : fallback;
}
