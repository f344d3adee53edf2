import { Id, Instant } from '../shared/text.ts';
import { z } from '../shared/zod.ts';

/** The desk fields of a lead of either kind, in lists and in detail. */
export const deskFields = {
  /** The same for all leads of one person. */
  personId: z.uuid(),
  assigneeId: z.uuid().nullable(),
  followUpAt: Instant.nullable(),
  valuePence: z.int().nullable(),
  /** Why the lead was lost. */
  reason: z.string().nullable(),
  isUnread: z.boolean(),
  /**
   * Incremented by every change, but not by reading. Send it back as `If-Match` to get a 412 if somebody else was
   * faster.
   */
  version: z.int(),
};

/** Fields left out of CSV exports. */
export const notExported = { personId: true, assigneeId: true, isUnread: true, version: true } as const;

/** Filters by assignee: a member's id, or `none`. */
export const AssigneeFilter = z.union([Id, z.literal('none')]);
