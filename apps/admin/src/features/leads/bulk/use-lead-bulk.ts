import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { BULK_MAX, type BulkDone } from '@upcurve/contracts/leads/bulk';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { type StatusAndOutcome, withOutcome, withStatus } from '@upcurve/contracts/leads/lead-status';
import type { Assignee } from '@upcurve/contracts/leads/leads';
import { useToast } from '@upcurve/ui/use-toast';
import { useUndoable } from '../../../kit/feedback/use-undoable.ts';
import { formatCount } from '../../../kit/list/format-count.ts';
import { flattenPages, type LoadedPages } from '../../../kit/list/list-queries.ts';
import { formatDate } from '../../../kit/time/format-date.ts';
import { FORMER_COLLEAGUE, NOBODY } from '../assignee/assignees.ts';
import type { BulkRequest } from '../kinds/lead-kind-config.ts';
import { assigneesQuery } from '../lead-queries.ts';
import { describeOutcome } from '../outcome/OutcomeMark.tsx';
import { STATUS_MESSAGES } from '../status/use-status-change.tsx';

/**
 * Maximum number of leads per action. Browsers send at most 64 KiB in total after a page is closed, and an id takes 39
 * bytes.
 */
export const BULK_LASTING_MAX = 3 * BULK_MAX;

/** A bulk action. A status change includes each lead's previous status, to detect changes by colleagues. */
export type LeadBulk<Status extends string> =
  | { action: 'status'; leads: readonly { id: string; status: Status }[]; status: Status }
  | Exclude<BulkRequest<Status>, { action: 'status' }>;

interface BulkOptions<Status extends string> {
  statuses: Readonly<Record<Status, string>>;
  kindOf: (id: string) => LeadKind;
  send: (body: BulkRequest<Status>) => Promise<BulkDone>;
  /** The queries to refetch after the action. */
  changes: QueryKey;
}

const FAILED = {
  status: STATUS_MESSAGES.failed,
  outcome: { title: 'Not Saved', description: 'Failed to set the outcome. Please try again.' },
  followUp: { title: 'Not Saved', description: 'Failed to set the follow-up. Please try again.' },
  assign: { title: 'Not Assigned', description: 'Failed to assign submissions. Please try again.' },
  delete: { title: 'Delete Failed', description: 'Failed to delete submissions. Please try again.' },
};

const counted = (count: number) => formatCount(count, 'submission');

const idsOf = (act: LeadBulk<string>) => ('ids' in act ? act.ids : act.leads.map(({ id }) => id));

/** Splits an action into requests: one per previous status, each with at most BULK_MAX ids. */
export function bulkRequests<Status extends string>(act: LeadBulk<Status>): BulkRequest<Status>[] {
  const whole =
    act.action === 'status'
      ? [...new Set(act.leads.map(({ status }) => status))].map((seen) => ({
          action: act.action,
          status: act.status,
          seen,
          ids: act.leads.filter(({ status }) => status === seen).map(({ id }) => id),
        }))
      : [act];
  return whole.flatMap((part) =>
    Array.from({ length: Math.ceil(part.ids.length / BULK_MAX) }, (_, i) => ({
      ...part,
      ids: part.ids.slice(i * BULK_MAX, (i + 1) * BULK_MAX),
    })),
  );
}

type Row<Status extends string> = StatusAndOutcome & {
  id: string;
  status: Status;
  assigneeId: string | null;
  followUpAt: string | null;
};

/** Returns the fields of a row that an action changes. */
function partOf(row: StatusAndOutcome, act: Exclude<LeadBulk<string>, { action: 'delete' }>, kind: LeadKind) {
  switch (act.action) {
    case 'status':
      return withStatus(row, act.status);
    case 'outcome':
      return act.outcome === row.outcome ? {} : withOutcome(kind, row, act.outcome);
    case 'followUp':
      return { followUpAt: act.followUpAt };
    case 'assign':
      return { assigneeId: act.assigneeId };
  }
}

/** Applies actions that are not sent yet to the pages of a list. */
function applyActions<Status extends string, Data extends LoadedPages<Row<Status>>>(
  data: Data,
  acts: readonly LeadBulk<Status>[],
  kindOf: (id: string) => LeadKind,
): Data {
  type Item = Data['pages'][number]['items'][number];
  const after = (rows: Item[], act: LeadBulk<Status>) => {
    const ids = new Set(idsOf(act));
    if (act.action === 'delete') return rows.filter(({ id }) => !ids.has(id));
    return rows.map((row) => (ids.has(row.id) ? { ...row, ...partOf(row, act, kindOf(row.id)) } : row));
  };
  const pages = data.pages.map((page) => ({ ...page, items: acts.reduce(after, page.items) }));
  const gone = flattenPages(data).length - flattenPages({ pages }).length;
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - gone })) };
}

/** Describes how many leads colleagues changed or deleted first. Returns an empty string if there were none. */
function conflictText({ changed, missing, stale }: BulkDone): string {
  const others = [
    stale > 0 && `${stale} skipped because a colleague changed ${stale === 1 ? 'it' : 'them'} first`,
    missing > 0 && `${missing} already deleted`,
  ].filter(Boolean);
  return others.length > 0 ? `${[`${changed} changed`, ...others].join(', ')}.` : '';
}

/** Sets status, outcome or follow-up of several leads, assigns or deletes them. Each action can be undone until it is sent. */
export function useLeadBulk<Status extends string>({ statuses, kindOf, send, changes }: BulkOptions<Status>) {
  const client = useQueryClient();
  const { toast } = useToast();

  function say(bulk: LeadBulk<Status>) {
    const many = counted(idsOf(bulk).length);
    if (bulk.action === 'delete')
      return { title: 'Will Be Deleted', description: `${many} will be permanently deleted in 10 seconds.` };
    if (bulk.action === 'status')
      return { title: 'Status Updated', description: `${many} set to ${statuses[bulk.status]}.` };
    if (bulk.action === 'outcome')
      return {
        title: 'Outcome Updated',
        description: `${many} set to ${describeOutcome({ valuePence: null, lostReason: null, ...bulk })}.`,
      };
    if (bulk.action === 'followUp')
      return {
        title: 'Follow-up Updated',
        description: bulk.followUpAt
          ? `Follow-up of ${many} on ${formatDate(bulk.followUpAt)}.`
          : `Follow-up of ${many} removed.`,
      };
    const members = client.getQueryData<Assignee[]>(assigneesQuery.queryKey);
    const name =
      bulk.assigneeId && (members?.find(({ id }) => id === bulk.assigneeId)?.name ?? FORMER_COLLEAGUE);
    return { title: 'Assigned', description: `${many} assigned to ${name ?? NOBODY.toLowerCase()}.` };
  }

  async function sendAll(bulk: LeadBulk<Status>) {
    try {
      // Sends all requests in parallel, because requests that start after the page is closed are lost.
      const answers = await Promise.all(bulkRequests(bulk).map(send));
      const sum = (of: keyof BulkDone) => answers.reduce((before, answer) => before + answer[of], 0);
      const done = { changed: sum('changed'), missing: sum('missing'), stale: sum('stale') };
      if (bulk.action === 'delete') {
        toast({ title: 'Submissions Deleted', description: `${counted(done.changed)} permanently deleted.` });
      } else {
        const description = conflictText(done);
        if (description) toast({ title: say(bulk).title, description });
      }
    } catch {
      toast({ variant: 'destructive', ...FAILED[bulk.action] });
    }
    return client.invalidateQueries({ queryKey: changes });
  }

  const { acts, begin } = useUndoable({ say, send: sendAll });
  return {
    begin,
    isWaiting: acts.length > 0,
    applyActions: <Data extends LoadedPages<Row<Status>>>(data: Data) => applyActions(data, acts, kindOf),
  };
}
