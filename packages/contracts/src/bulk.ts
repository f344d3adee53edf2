import { Id } from './text.ts';
import { z } from './zod.ts';

/** How many leads one bulk call may name. */
export const BULK_MAX = 500;
const ids = z.array(Id).min(1, 'Name at least one.').max(BULK_MAX, `At most ${BULK_MAX} at once.`);

/** What is done to several leads at once: a status of theirs is set, or they are deleted. */
export const bulkOf = <Status extends z.ZodType<string>>(status: Status) =>
  z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('status'), ids, status }),
    z.strictObject({ action: z.literal('delete'), ids }),
  ]);

/** How many of them were there, and how many were not. */
export const BulkDone = z.strictObject({ changed: z.int().min(0), missing: z.int().min(0) });
