import { ApiError, ConnectionError } from '@upcurve/api-client/api-error';
import type { CurrentUser } from '@upcurve/contracts/account/account';

/** The message of the client if the answer has none for people. */
const SAYS_NOTHING = 'An error occurred while fetching the data.';

/** The message of an API or connection error; `fallback` if there is none for people. */
export function errorMessage(error: Error, fallback: string): string {
  if (error instanceof ConnectionError) return error.message;
  const isSaid = error instanceof ApiError && error.isJson && error.message !== SAYS_NOTHING;
  return isSaid ? error.message : fallback;
}

/** The server answered with success but in an unreadable form. */
class InvalidResponseError extends Error {
  override name = 'InvalidResponseError';
  constructor() {
    super('Received invalid response format');
  }
}

/** The user in an answer to login or registration. */
export function userIn(answer: unknown): CurrentUser {
  const user = answer as Partial<CurrentUser> | null;
  const isUser = user?.id && user.username && user.role && Array.isArray(user.permissions);
  if (!isUser) throw new InvalidResponseError();
  return user as CurrentUser;
}

/** Whether a login with the right password still needs a second factor. */
export const asksForCode = (error: Error): boolean =>
  error instanceof ApiError && error.statusCode === 401 && error.issues.some(({ path }) => path === 'code');

/** The message after a failed login, registration or logout. */
export function authErrorMessage(error: Error): string {
  if (error instanceof ConnectionError || error instanceof InvalidResponseError) return error.message;
  if (!(error instanceof ApiError)) return 'Authentication failed. Please try again.';
  if (!error.isJson) return 'Authentication failed. Please check your credentials.';
  return error.message === SAYS_NOTHING ? 'Authentication failed. Please try again.' : error.message;
}

/** The message after a failed login, which is the same for every rejection. */
export function loginErrorMessage(error: Error): string {
  const isRefused = error instanceof ApiError && error.isJson && [400, 401].includes(error.statusCode);
  return isRefused ? 'Invalid username or password. Please try again.' : authErrorMessage(error);
}
