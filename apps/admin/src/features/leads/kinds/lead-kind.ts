import type { BulkDone } from '@upcurve/contracts/leads/bulk';
import type { InboxLead } from '@upcurve/contracts/leads/inbox';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { Outcome } from '@upcurve/contracts/leads/lead-desk';
import type { LeadDesk } from '@upcurve/contracts/leads/leads';
import type { Facts } from '@upcurve/ui/Facts/Facts';
import type { ComponentProps } from 'react';
import type { listQueries } from '../../../kit/list/list-queries.ts';

/** The fields that say what happened to a lead and what comes next. */
export type LeadStory = Pick<InboxLead, 'said' | 'lastContact' | 'unanswered' | 'meetingAt'>;

/** The fields that rows of both kinds share. Rows of the inbox lack `lostOn` and the remark (`reason`). */
export interface LeadRow
  extends Omit<LeadDesk, 'personId' | 'status' | 'lostOn' | 'reason'>,
    Partial<Pick<LeadDesk, 'lostOn' | 'reason'>>,
    LeadStory {
  name: string;
  email: string;
  status: string;
}

/** The fields that a member can change, as the API returns them. */
export type LeadFields = Partial<Omit<LeadRow, 'id' | 'kind' | 'name' | 'email'>>;

export type BulkRequest =
  | { action: 'status'; ids: string[]; status: string; seen?: string; followUpAt?: string }
  | { action: 'outcome'; ids: string[]; outcome: Outcome; lostReason?: string | null }
  | { action: 'followUp'; ids: string[]; followUpAt: string | null }
  | { action: 'assign'; ids: string[]; assigneeId: string | null }
  | { action: 'delete'; ids: string[] };

/**
 * A kind of lead: its words and the requests that change its leads. They are methods, because each kind accepts only its
 * own statuses and rows.
 */
export interface LeadKindConfig {
  name: LeadKind;
  /** In the order of their number keys. */
  statuses: Readonly<Record<string, string>>;
  /** Explanations for the dialog that sets the status. */
  meanings?: Readonly<Record<string, string>>;
  listPath: string;
  pathOf(id: string): string;
  get(id: string): Promise<LeadFields>;
  setStatus(id: string, body: { status: string; seen: string; followUpAt?: string }): Promise<LeadFields>;
  /** The request must reach the server even while the page closes, so use `keepaliveApi`. */
  bulk(body: BulkRequest): Promise<BulkDone>;
  remove(id: string): Promise<unknown>;
  /** Facts shown in the confirmation before a lead is deleted. */
  deletionFacts(lead: LeadRow): ComponentProps<typeof Facts>['facts'];
}

export interface LeadScreensConfig<Lead extends LeadRow, Detail extends Lead, Filter> extends LeadKindConfig {
  queries: ReturnType<typeof listQueries<Filter, Lead, Detail>>;
  /** Reads the filter of the list from its URL. */
  filterOf: (address: URLSearchParams) => Filter;
}
