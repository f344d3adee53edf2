import { keysOf } from '../shared/keys.ts';
import { Instant, paragraph } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { CALL_MINUTES_MAX, CALL_RESULTS, CALL_TEXT_MAX } from './call-results.ts';

export const CallResult = z.enum(keysOf(CALL_RESULTS));
export type CallResult = z.infer<typeof CallResult>;

/** A call to a lead. The member's name is stored as it was at that time. */
export const Call = z.strictObject({
  id: z.uuid(),
  result: CallResult,
  minutes: z.int().nullable(),
  text: z.string().nullable(),
  calledAt: Instant,
  actorId: z.uuid().nullable(),
  actorName: z.string(),
});
export type Call = z.infer<typeof Call>;

/** A call that was just logged, with the number of unanswered calls in a row up to the latest one. */
export const LoggedCall = Call.extend({ unanswered: z.int() });
export type LoggedCall = z.infer<typeof LoggedCall>;

/** `calledAt` is now by default. `followUpAt` plans what comes next. */
export const CallInput = z.strictObject({
  result: CallResult,
  minutes: z
    .int('A whole number of minutes.')
    .min(0, 'Not less than 0.')
    .max(CALL_MINUTES_MAX, `At most ${CALL_MINUTES_MAX} minutes.`)
    .nullable()
    .optional(),
  text: paragraph({ max: CALL_TEXT_MAX }).nullable().optional(),
  calledAt: Instant.optional(),
  followUpAt: Instant.optional(),
});
export type CallInput = z.infer<typeof CallInput>;

export const callColumns = {
  calls: z.int(),
  lastCallAt: Instant.nullable(),
  lastCallResult: CallResult.nullable(),
};
