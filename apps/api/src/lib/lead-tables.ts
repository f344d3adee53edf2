import type { LeadKind } from '@upcurve/contracts/lead';
import { type SqlBool, sql } from 'kysely';

/** Where each kind of lead lies, and what it is called. */
export const LEAD_TABLES = {
  eligibility: { table: 'submissions', noun: 'submission', owner: 'submissionId' },
  contact: { table: 'contactSubmissions', noun: 'contact submission', owner: 'contactSubmissionId' },
} as const satisfies Record<LeadKind, object>;

/** The table of a kind, for what both have: Kysely is told of one of them, the desk's columns are the same. */
export const plainTable = (kind: LeadKind) => LEAD_TABLES[kind].table as 'submissions';

/** The desk's columns as rows of leads carry them. */
export const DESK_COLUMNS = [
  'personId',
  'assigneeId',
  'followUpAt',
  'valuePence',
  'reason',
  'isUnread',
  'version',
] as const;

/** Who is to answer, as a condition: a member, or `none`. */
export const assignedTo = (assignee: string | undefined) => {
  if (!assignee) return [];
  return [assignee === 'none' ? sql<SqlBool>`assignee_id is null` : sql<SqlBool>`assignee_id = ${assignee}`];
};
