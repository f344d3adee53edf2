import type { AuditAction } from '@upcurve/contracts/account/audit';
import type { DefaultMoment, Json } from './columns.ts';

/** Rows are only ever inserted. A trigger rejects updates, and deletes before the retention period ends. */
export interface AuditLogTable {
  id: string;
  createdAt: DefaultMoment;
  /** No foreign key, so the entry outlives the account. */
  actorId: string | null;
  actorName: string | null;
  address: string | null;
  action: AuditAction;
  what: string;
  subjectId: string | null;
  before: Json<Record<string, unknown>> | null;
  after: Json<Record<string, unknown>> | null;
  searchText: string;
}
