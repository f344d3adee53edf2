import type { BulkDone } from '@upcurve/contracts/leads/bulk';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { Outcome } from '@upcurve/contracts/leads/lead-desk';
import type { LeadDesk } from '@upcurve/contracts/leads/leads';
import type { Facts } from '@upcurve/ui/Facts/Facts';
import type { ComponentProps } from 'react';
import type { ExactTotal } from '../../../kit/list/LoadMore.tsx';
import type { listQueries } from '../../../kit/list/list-queries.ts';

/** The fields that rows of both kinds share. Rows of the inbox lack `lostOn` and the remark (`reason`). */
export interface LeadRow
  extends Omit<LeadDesk, 'kind' | 'personId' | 'status' | 'lostOn' | 'reason'>,
    Partial<Pick<LeadDesk, 'lostOn' | 'reason'>> {
  name: string;
  status: string;
  /**
   * Whether a note mentions the member, who has not opened the lead since. Only known in the inbox and on the
   * lead's own screen.
   */
  isMentioned?: boolean;
}

/** The body of one bulk request. */
export type BulkRequest<Status extends string> =
  | { action: 'status'; ids: string[]; status: Status; seen: Status }
  | { action: 'outcome'; ids: string[]; outcome: Outcome; lostReason?: string | null }
  | { action: 'followUp'; ids: string[]; followUpAt: string | null }
  | { action: 'assign'; ids: string[]; assigneeId: string | null }
  | { action: 'delete'; ids: string[] };

/** A kind of lead: its statuses and the requests that change its leads. */
export interface LeadKindConfig<Lead extends LeadRow> {
  name: LeadKind;
  /** In the order of their number keys. */
  statuses: Readonly<Record<Lead['status'], string>>;
  /** Explanations for the dialog that sets the status. */
  meanings?: Readonly<Record<Lead['status'], string>>;
  get: (id: string) => Promise<LeadRow>;
  setStatus: (id: string, body: { status: Lead['status']; seen: Lead['status'] }) => Promise<LeadRow>;
  /** The request must reach the server even while the page closes, so use `keepaliveApi`. */
  bulk: (body: BulkRequest<Lead['status']>) => Promise<BulkDone>;
}

/** A kind of lead with its own list and detail screens. */
export interface LeadScreensConfig<Lead extends LeadRow, Detail extends Lead, Filter>
  extends LeadKindConfig<Lead> {
  listPath: string;
  queries: ReturnType<typeof listQueries<Filter, Lead, Detail>>;
  exactTotal: (filter: Filter) => ExactTotal;
  /** Reads the filter of the list from its URL. */
  filterOf: (address: URLSearchParams) => Filter;
  sentAt: (lead: Lead) => string;
  remove: (id: string) => Promise<unknown>;
  /** Facts shown in the confirmation before a lead is deleted. */
  deletionFacts: (lead: Lead) => ComponentProps<typeof Facts>['facts'];
  /** Text shown after a lead was deleted. */
  deletedText: (lead: Lead) => string;
}
