import { isUnavailable } from '../../db/client.ts';
import { conflict, HttpError, noSpace } from './errors.ts';

/* The disk is full, or our disk quota is used up. */
const NO_SPACE = /^(ENOSPC|EDQUOT)$/;
const BUSY_SECONDS = 5;
const DEADLOCK = '40P01';
const FOREIGN_KEY = '23503';

/*
 * References that a call violates if somebody deletes the row that it names, or names the row that it deletes. A
 * violation of any other constraint is a fault of ours.
 */
const OF_MEMBERS = /_(?:(?:assignee|actor|host|member|user)_id|(?:created|updated|first_touched)_by)_fkey$/;
const OF_CONTENT = /_(?:avatar|captions|cover|media|author|category|post|story)_id_fkey$/;
const OF_LEADS = /_(?:booking|endpoint|lead|quiz_session|type)_id_fkey$/;
const isContested = (constraint: string) =>
  [OF_MEMBERS, OF_CONTENT, OF_LEADS].some((pattern) => pattern.test(constraint));

/** Returns the response to an error that the caller or the state of the service caused. Undefined for faults of ours. */
export function refusalOf(error: Error & { code?: string; constraint?: string }): HttpError | undefined {
  const { code = '', constraint = '' } = error;
  if (error instanceof HttpError) return error;
  if (NO_SPACE.test(code)) return noSpace();
  if (isUnavailable(error))
    return new HttpError(503, 'The service is not available right now. Please try again in a moment.', {
      retryAfter: BUSY_SECONDS,
    });
  if (code === DEADLOCK || (code === FOREIGN_KEY && isContested(constraint)))
    return conflict('Someone else changed this at the same time. Please try again.');
  return undefined;
}
