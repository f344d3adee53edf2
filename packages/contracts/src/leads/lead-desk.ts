import { Id, Instant } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

/** The desk's fields of a lead of either kind, in lists and in detail. */
export const deskFields = {
  /** Everything that one person sent has the same. */
  personId: z.uuid(),
  assigneeId: z.uuid().nullable(),
  followUpAt: Instant.nullable(),
  /** The value in pence. */
  valuePence: z.int().nullable(),
  /** Why it came to nothing. */
  reason: z.string().nullable(),
  isUnread: z.boolean(),
  /** Raised by every change; reading is none. Sent back as `If-Match` it tells (412) that somebody else was faster. */
  version: z.int(),
};

/** Fields left out of CSV exports. */
export const notExported = { personId: true, assigneeId: true, isUnread: true, version: true } as const;

/** Filters by assignee: a member's id, or `none`. */
export const AssigneeFilter = z.union([Id, z.literal('none')]);
