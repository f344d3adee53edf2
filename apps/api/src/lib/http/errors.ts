import type { Issue } from '@upcurve/contracts/shared/error';

/** An error response, thrown anywhere below a handler. `message` is shown to the caller. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly issues: readonly Issue[] | undefined;
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined;
  /** Further fields of the body, as the contract of the call describes them. */
  readonly details: object | undefined;

  constructor(
    statusCode: number,
    message: string,
    more: { issues?: Issue[]; retryAfter?: number; details?: object } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.issues = more.issues;
    this.retryAfter = more.retryAfter;
    this.details = more.details;
  }
}

export const INVALID_MESSAGE = 'Some fields are invalid.';
export const UNEXPECTED_MESSAGE = 'Something went wrong on our side. Please try again.';

export const invalid = (issues: Issue[]) =>
  new HttpError(400, issues[0]?.message ?? INVALID_MESSAGE, { issues });
export const invalidField = (path: string, message: string) => invalid([{ path, message }]);
export const unauthorised = () => new HttpError(401, 'Please sign in.');
export const forbidden = (message = 'You are not allowed to do this.') => new HttpError(403, message);
export const notFound = (noun: string) => new HttpError(404, `This ${noun} does not exist.`);
export function orNotFound<T>(row: T | undefined, noun: string): T {
  if (row === undefined) throw notFound(noun);
  return row;
}
export const conflict = (message: string, issues?: Issue[]) => new HttpError(409, message, { issues });

/** Refuses a change by someone who saw another version. @throws {HttpError} 412 */
export function checkVersion(seen: number | undefined, version: number, what: string, it = 'it'): void {
  if (seen !== undefined && seen !== version)
    throw new HttpError(412, `Someone else has changed ${what}. Reload ${it} and try again.`);
}

export const noSpace = () =>
  new HttpError(507, 'The file storage is full. Delete unused files or ask for more space.');
export const busy = () =>
  new HttpError(503, 'The server is busy. Please try again in a moment.', { retryAfter: 2 });
export const tooMany = (seconds: number) =>
  new HttpError(429, `Too many attempts. Please try again in ${waitInWords(seconds)}.`, {
    retryAfter: seconds,
  });

function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
