import { useQueryClient } from '@tanstack/react-query';
import type { BulkDone } from '@upcurve/contracts/leads/bulk';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { statusWord, withOutcome, withStatus } from '@upcurve/contracts/leads/lead-status';
import { BULK_MAX } from '@upcurve/contracts/leads/lead-words';
import type { Assignee } from '@upcurve/contracts/leads/leads';
import { useToast } from '@upcurve/ui/use-toast';
import { useUndoable } from '../../../kit/feedback/use-undoable.ts';
import { formatCount } from '../../../kit/list/format-count.ts';
import { formatDate } from '../../../kit/time/format-date.ts';
import { FORMER_COLLEAGUE, NOBODY } from '../assignee/assignees.ts';
import { STATUS_MESSAGES } from '../change/use-set-field.tsx';
import { describeOutcome } from '../desk/desk-words.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import type { BulkRequest, LeadFields, LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { assigneesQuery } from '../lead-queries.ts';

/**
 * Maximum number of leads per action. Browsers send at most 64 KiB in total after a page is closed, and an id takes 39
 * bytes.
 */
export const BULK_LASTING_MAX = 3 * BULK_MAX;

type Without<Request, Key extends string> = Request extends unknown ? Omit<Request, Key> : never;
/** A bulk action: what a request says, without the ids and the status of its leads. */
export type BulkAction = Without<BulkRequest, 'ids' | 'seen'>;
/** An action on leads as they were when it began. */
type LeadBulk = BulkAction & { leads: readonly LeadRow[] };

const FAILED = {
  status: STATUS_MESSAGES.failed,
  outcome: { title: 'Not Saved', description: 'Failed to set the outcome. Please try again.' },
  followUp: { title: 'Not Saved', description: 'Failed to set the follow-up. Please try again.' },
  assign: { title: 'Not Assigned', description: 'Failed to assign submissions. Please try again.' },
  delete: { title: 'Delete Failed', description: 'Failed to delete submissions. Please try again.' },
};

const counted = (count: number) => formatCount(count, 'submission');

/**
 * Splits an action into requests: one for each kind and, if it sets a status, each previous status, with at most BULK_MAX
 * ids.
 */
export function bulkRequests({ leads, ...action }: LeadBulk): { kind: LeadKind; body: BulkRequest }[] {
  const groupOf = ({ kind, status }: LeadRow) => (action.action === 'status' ? `${kind} ${status}` : kind);
  return [...new Set(leads.map(groupOf))].flatMap((group) => {
    const same = leads.filter((lead) => groupOf(lead) === group);
    return same.flatMap(({ kind, status: seen }, i) => {
      if (i % BULK_MAX > 0) return [];
      const ids = same.slice(i, i + BULK_MAX).map(({ id }) => id);
      return { kind, body: action.action === 'status' ? { ...action, seen, ids } : { ...action, ids } };
    });
  });
}

function changedBy(lead: LeadRow, action: Exclude<BulkAction, { action: 'delete' }>): LeadFields {
  switch (action.action) {
    case 'status':
      return withStatus(lead, action.status);
    case 'outcome':
      return action.outcome === lead.outcome ? {} : withOutcome(lead.kind, lead, action.outcome);
    case 'followUp':
      return { followUpAt: action.followUpAt };
    case 'assign':
      return { assigneeId: action.assigneeId };
  }
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
export function useLeadBulk() {
  const client = useQueryClient();
  const { toast } = useToast();

  function say(bulk: LeadBulk) {
    const many = counted(bulk.leads.length);
    if (bulk.action === 'delete')
      return { title: 'Will Be Deleted', description: `${many} will be permanently deleted in 10 seconds.` };
    if (bulk.action === 'status')
      return { title: 'Status Updated', description: `${many} set to ${statusWord(bulk.status)}.` };
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

  async function sendAll(bulk: LeadBulk) {
    try {
      // Sends all requests in parallel, because requests that start after the page is closed are lost.
      const answers = await Promise.all(
        bulkRequests(bulk).map(({ kind, body }) => LEAD_KINDS[kind].bulk(body)),
      );
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
    await Promise.all(
      [inboxQueries.all, ['submissions'], ['contacts']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  }

  const { acts, begin } = useUndoable({ say, send: sendAll });
  return {
    begin: (action: BulkAction, leads: readonly LeadRow[]) => begin({ ...action, leads }),
    /** Returns a lead as actions that are not sent yet leave it, or undefined if one deletes it. */
    after<Lead extends { id: string }>(lead: Lead): Lead | undefined {
      let shown = lead;
      for (const act of acts) {
        const row = act.leads.find(({ id }) => id === lead.id);
        if (row && act.action === 'delete') return undefined;
        if (row && act.action !== 'delete') shown = { ...shown, ...changedBy({ ...row, ...shown }, act) };
      }
      return shown;
    },
  };
}
