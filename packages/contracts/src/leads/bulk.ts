import { Id, Instant, idsOf } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { Outcome, outcomeFields } from './lead-desk.ts';
import { BULK_MAX } from './lead-words.ts';

const ids = idsOf(BULK_MAX);

/** A change of a status, and perhaps of the follow-up. A lead whose status is no longer `seen` stays as it is. */
export const statusChangeOf = <Status extends z.ZodType<string>>(status: Status) =>
  z.strictObject({ status, seen: status.optional(), followUpAt: Instant.optional() });

/**
 * A bulk action on leads: sets their status, outcome or follow-up, assigns them to a member (null: nobody), or deletes
 * them.
 */
export const bulkOf = <Status extends z.ZodType<string>>(status: Status) =>
  z.discriminatedUnion('action', [
    statusChangeOf(status).extend({ action: z.literal('status'), ids }),
    z.strictObject({
      action: z.literal('outcome'),
      ids,
      outcome: Outcome,
      lostReason: outcomeFields.lostReason.optional(),
    }),
    z.strictObject({ action: z.literal('followUp'), ids, followUpAt: Instant.nullable() }),
    z.strictObject({ action: z.literal('assign'), ids, assigneeId: Id.nullable() }),
    z.strictObject({ action: z.literal('delete'), ids }),
  ]);

const count = z.int().min(0);
/**
 * How many leads are now as requested, how many do not exist, and how many were skipped because someone else had
 * changed them.
 */
export const BulkDone = z.strictObject({ changed: count, missing: count, stale: count });
export type BulkDone = z.infer<typeof BulkDone>;
