import type { Issue } from '@upcurve/contracts/error';
import type { MediaUse } from '@upcurve/contracts/media-use';
import type { PostFinding } from '@upcurve/contracts/post-finding';

/** An answer that is not a success, thrown from anywhere below a handler. `message` is shown to the caller. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly statusCode: number;
  readonly issues: readonly Issue[] | undefined;
  /** Seconds; becomes the header Retry-After. */
  readonly retryAfter: number | undefined;
  readonly usedIn: readonly MediaUse[] | undefined;
  readonly findings: readonly PostFinding[] | undefined;

  constructor(
    statusCode: number,
    message: string,
    details: { issues?: Issue[]; retryAfter?: number; usedIn?: MediaUse[]; findings?: PostFinding[] } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.usedIn = details.usedIn;
    this.findings = details.findings;
  }
}

export const INVALID_MESSAGE = 'Some of what was sent is not valid.';

export const invalid = (issues: Issue[]) =>
  new HttpError(400, issues[0]?.message ?? INVALID_MESSAGE, { issues });
export const unauthorised = () => new HttpError(401, 'Please sign in.');
export const forbidden = (message = 'You are not allowed to do this.') => new HttpError(403, message);
export const notFound = (noun: string) =>
  new HttpError(404, `This ${noun} does not exist, or no longer does.`);
/** What was looked for; a 404 where it is not there. */
export function found<T>(row: T | undefined, noun: string): T {
  if (row === undefined) throw notFound(noun);
  return row;
}
export const conflict = (message: string, issues?: Issue[]) => new HttpError(409, message, { issues });
/** What is in use stays; says by what. */
export const inUse = (message: string, usedIn: MediaUse[]) => new HttpError(409, message, { usedIn });
export const noSpace = () =>
  new HttpError(507, 'There is no room for more files. Delete some that nothing uses, or ask for more room.');
export const busy = () =>
  new HttpError(503, 'Too much is being asked of us at this moment. Please try again.', { retryAfter: 2 });
export const tooMany = (seconds: number) =>
  new HttpError(429, `Too many attempts. Please try again in ${waitInWords(seconds)}.`, {
    retryAfter: seconds,
  });

function waitInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
