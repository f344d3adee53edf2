import { Id, Instant } from './text.ts';
import { z } from './zod.ts';

/** What staff keep about a lead of either kind, as its rows and its detail carry it. */
export const deskFields = {
  /** Everything that one person sent has the same. */
  personId: z.uuid(),
  assigneeId: z.uuid().nullable(),
  followUpAt: Instant.nullable(),
  /** What it is worth, in pence. */
  valuePence: z.int().nullable(),
  /** Why it came to nothing. */
  reason: z.string().nullable(),
  isUnread: z.boolean(),
  /** Raised by every change; reading is none. Sent back as `If-Match` it tells (412) that somebody else was faster. */
  version: z.int(),
};

/** What a spreadsheet has no use for. */
export const notExported = { personId: true, assigneeId: true, isUnread: true, version: true } as const;

/** To filter by who answers a lead: a member, or nobody yet. */
export const AssigneeFilter = z.union([Id, z.literal('none')]);
