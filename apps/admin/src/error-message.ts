import { ApiError, ConnectionError } from '@upcurve/api-client/api-error';
import type { CurrentUser } from '@upcurve/contracts/account/account';

/** The API client's generic message, used when the response has no message for users. */
const SAYS_NOTHING = 'An error occurred while fetching the data.';

/** Returns the message of an API or connection error, or `fallback` if it has no message for users. */
export function errorMessage(error: Error, fallback: string): string {
  if (error instanceof ConnectionError) return error.message;
  const isSaid = error instanceof ApiError && error.isJson && error.message !== SAYS_NOTHING;
  return isSaid ? error.message : fallback;
}

/** The response was successful but has an unexpected format. */
class InvalidResponseError extends Error {
  override name = 'InvalidResponseError';
  constructor() {
    super('Received invalid response format');
  }
}

/** Returns the user from a login or registration response. @throws {InvalidResponseError} */
export function userIn(answer: unknown): CurrentUser {
  const user = answer as Partial<CurrentUser> | null;
  const isUser = user?.id && user.username && user.role && Array.isArray(user.permissions);
  if (!isUser) throw new InvalidResponseError();
  return user as CurrentUser;
}

/** Checks whether a login had the right password but still needs a second factor. */
export const asksForCode = (error: Error): boolean =>
  error instanceof ApiError && error.statusCode === 401 && error.issues.some(({ path }) => path === 'code');

/** Returns the message after a failed login, registration or logout. */
export function authErrorMessage(error: Error): string {
  if (error instanceof ConnectionError || error instanceof InvalidResponseError) return error.message;
  if (!(error instanceof ApiError)) return 'Authentication failed. Please try again.';
  if (!error.isJson) return 'Authentication failed. Please check your credentials.';
  return error.message === SAYS_NOTHING ? 'Authentication failed. Please try again.' : error.message;
}

/** Returns the message after a failed login. All rejections get the same message. */
export function loginErrorMessage(error: Error): string {
  const isRefused = error instanceof ApiError && error.isJson && [400, 401].includes(error.statusCode);
  return isRefused ? 'Invalid username or password. Please try again.' : authErrorMessage(error);
}
