import type { AuditAction } from '@upcurve/contracts/account/audit';
import type { DefaultMoment, Json } from './columns.ts';

/** Rows are only ever added: a trigger refuses the rest until they are past their time. */
export interface AuditLogTable {
  id: string;
  createdAt: DefaultMoment;
  /** Without a foreign key: it outlives the account. */
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
