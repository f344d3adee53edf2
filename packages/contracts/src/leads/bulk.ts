import { Id } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

/** How many leads one bulk call may name. */
export const BULK_MAX = 500;
const ids = z.array(Id).min(1, 'Name at least one.').max(BULK_MAX, `At most ${BULK_MAX} at once.`);

/**
 * What is done to several leads at once: a status of theirs is set, they are assigned to a member (null: to nobody), or deleted.
 * Those that no longer have the status `seen` keep the one they have.
 */
export const bulkOf = <Status extends z.ZodType<string>>(status: Status) =>
  z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('status'), ids, status, seen: status.optional() }),
    z.strictObject({ action: z.literal('assign'), ids, assigneeId: Id.nullable() }),
    z.strictObject({ action: z.literal('delete'), ids }),
  ]);

const count = z.int().min(0);
/** For how many it is so now, how many were not there, and how many somebody else had changed and so were left alone. */
export const BulkDone = z.strictObject({ changed: count, missing: count, stale: count });
export type BulkDone = z.infer<typeof BulkDone>;
