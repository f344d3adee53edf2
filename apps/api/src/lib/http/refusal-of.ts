import { isUnavailable } from '../../db/client.ts';
import { conflict, HttpError, noSpace } from './errors.ts';

/* The disk is full, or our disk quota is used up. */
const NO_SPACE = /^(ENOSPC|EDQUOT)$/;
const BUSY_SECONDS = 5;
const DEADLOCK = '40P01';
const FOREIGN_KEY = '23503';

/*
 * Constraints that a call violates if somebody deletes a row that it refers to, or refers to a row that it deletes. A
 * violation of any other constraint is a fault of ours.
 */
const CONTESTED = new RegExp(
  `_(?:${[
    ...[
      'assignee_id',
      'actor_id',
      'created_by',
      'first_touched_by',
      'host_id',
      'member_id',
      'updated_by',
      'user_id',
    ],
    ...[
      'avatar_id',
      'captions_id',
      'cover_id',
      'media_id',
      'author_id',
      'category_id',
      'post_id',
      'story_id',
    ],
    ...[
      'booking_id',
      'contact_submission_id',
      'endpoint_id',
      'held_id',
      'quiz_session_id',
      'submission_id',
      'type_id',
    ],
  ].join('|')})_fkey$`,
);

/** Returns the response to an error that the caller or the state of the service caused. Undefined for faults of ours. */
export function refusalOf(error: Error & { code?: string; constraint?: string }): HttpError | undefined {
  const { code = '', constraint = '' } = error;
  if (error instanceof HttpError) return error;
  if (NO_SPACE.test(code)) return noSpace();
  if (isUnavailable(error))
    return new HttpError(503, 'The service is not available right now. Please try again in a moment.', {
      retryAfter: BUSY_SECONDS,
    });
  if (code === DEADLOCK || (code === FOREIGN_KEY && CONTESTED.test(constraint)))
    return conflict('Someone else changed this at the same time. Please try again.');
  return undefined;
}
