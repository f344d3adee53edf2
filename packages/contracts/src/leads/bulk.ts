import { Id, Instant, idsOf } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { Outcome, outcomeFields } from './lead-desk.ts';
import { BULK_MAX } from './lead-words.ts';

const ids = idsOf(BULK_MAX);

/**
 * A bulk action on leads: sets their status, outcome or follow-up, assigns them to a member (null: nobody), or deletes
 * them. Leads whose status is no longer `seen` keep their status.
 */
export const bulkOf = <Status extends z.ZodType<string>>(status: Status) =>
  z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('status'), ids, status, seen: status.optional() }),
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
