import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { BulkDone } from '@upcurve/contracts/leads/bulk';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { statusWord, withOutcome, withStatus } from '@upcurve/contracts/leads/lead-status';
import { BULK_MAX } from '@upcurve/contracts/leads/lead-words';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { UNDO_MS, useUndoable } from '../../../kit/feedback/use-undoable.ts';
import { formatCount } from '../../../kit/list/format-count.ts';
import { formatDate } from '../../../kit/time/format-date.ts';
import { type BulkAction, changeInTurn } from '../change/change-lead.ts';
import { formatField } from '../change/field-words.ts';
import { planAfter, STATUS_MESSAGES } from '../change/use-set-field.tsx';
import { describeOutcome } from '../desk/desk-words.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import type { BulkRequest, LeadFields, LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';

/**
 * Maximum number of leads per action. Browsers send at most 64 KiB in total after a page is closed, and an id takes 39
 * bytes.
 */
export const BULK_LASTING_MAX = 3 * BULK_MAX;

const FAILED = {
  status: STATUS_MESSAGES.failed,
  outcome: { title: 'Not Saved', description: 'Failed to set the outcome. Please try again.' },
  followUp: { title: 'Not Saved', description: 'Failed to set the follow-up. Please try again.' },
  assign: { title: 'Not Assigned', description: 'Failed to assign submissions. Please try again.' },
  delete: { title: 'Delete Failed', description: 'Failed to delete submissions. Please try again.' },
};

type BulkChange = Exclude<BulkAction, { action: 'delete' }>;

const counted = (count: number) => formatCount(count, 'lead');

/**
 * Splits an action into requests, with at most BULK_MAX ids: one for each kind and, if it sets a status, for each previous
 * status and plan.
 */
export function bulkRequests(
  action: BulkAction,
  leads: readonly LeadRow[],
): { kind: LeadKind; body: BulkRequest }[] {
  const planOf = (lead: LeadRow) => (action.action === 'status' ? planAfter(lead, action.status) : {});
  const groupOf = (lead: LeadRow) =>
    action.action === 'status' ? `${lead.kind} ${lead.status} ${planOf(lead).followUpAt}` : lead.kind;
  return [...new Set(leads.map(groupOf))].flatMap((group) => {
    const same = leads.filter((lead) => groupOf(lead) === group);
    return same.flatMap((lead, i) => {
      if (i % BULK_MAX > 0) return [];
      const { kind, status: seen } = lead;
      const ids = same.slice(i, i + BULK_MAX).map(({ id }) => id);
      const body =
        action.action === 'status' ? { ...action, seen, ...planOf(lead), ids } : { ...action, ids };
      return { kind, body };
    });
  });
}

/** Returns the fields of a lead that an action changes. */
function changedBy(lead: LeadRow, action: BulkChange): LeadFields {
  switch (action.action) {
    case 'status':
      return { ...withStatus(lead, action.status), ...planAfter(lead, action.status) };
    case 'outcome': {
      const { outcome, lostReason } = action;
      return {
        ...(outcome !== lead.outcome && withOutcome(lead.kind, lead, outcome)),
        ...(lostReason !== undefined && { lostReason }),
      };
    }
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

/** Sends an action. Resolves once the lists have what was saved. */
async function sendBulk(
  client: QueryClient,
  action: BulkAction,
  leads: readonly LeadRow[],
): Promise<BulkDone> {
  try {
    // Sends all requests in parallel, because requests that start after the page is closed are lost.
    const answers = await Promise.all(
      bulkRequests(action, leads).map(({ kind, body }) => LEAD_KINDS[kind].bulk(body)),
    );
    const sum = (of: keyof BulkDone) => answers.reduce((before, answer) => before + answer[of], 0);
    return { changed: sum('changed'), missing: sum('missing'), stale: sum('stale') };
  } finally {
    await Promise.all(
      [inboxQueries.all, ['submissions'], ['contacts']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  }
}

const shownBy = (leads: readonly LeadRow[], fieldsOf: (lead: LeadRow) => LeadFields) =>
  Object.fromEntries(leads.map((lead) => [lead.id, fieldsOf(lead)]));

/** The fields that an action changes and that can be set back. */
const FIELDS = {
  status: ['status', 'outcome', 'followUpAt'],
  outcome: ['outcome', 'lostReason', 'status', 'followUpAt'],
  followUp: ['followUpAt'],
  assign: ['assigneeId'],
} as const;

/** Whether setting the status or outcome of a lead could lose its value or the day on which it was won. */
const hasWorth = ({ outcome, valuePence }: LeadRow) => outcome === 'won' || valuePence !== null;

/**
 * Sets status, outcome or follow-up of several leads, assigns or deletes them. A deletion is sent once it can no longer be
 * undone.
 */
export function useLeadBulk(showToast: (toast: ToastInput) => void, undo: () => void) {
  const client = useQueryClient();

  async function describe(action: BulkChange, many: string) {
    if (action.action === 'status')
      return { title: 'Status Updated', description: `${many} set to ${statusWord(action.status)}.` };
    if (action.action === 'outcome')
      return {
        title: 'Outcome Updated',
        description: `${many} set to ${describeOutcome({ valuePence: null, lostReason: null, ...action })}.`,
      };
    if (action.action === 'followUp')
      return {
        title: 'Follow-up Updated',
        description: action.followUpAt
          ? `Follow-up of ${many} on ${formatDate(action.followUpAt)}.`
          : `Follow-up of ${many} removed.`,
      };
    const name = await formatField(client, 'assigneeId', action.assigneeId);
    return { title: 'Assigned', description: `${many} assigned to ${name}.` };
  }

  const removal = useUndoable<readonly LeadRow[]>({
    say: ({ length }) => ({
      title: 'Will Be Deleted',
      description: `${counted(length)} will be permanently deleted in 10 seconds.`,
    }),
    async send(leads) {
      try {
        const { changed } = await sendBulk(client, { action: 'delete' }, leads);
        showToast({ title: 'Submissions Deleted', description: `${counted(changed)} permanently deleted.` });
      } catch {
        showToast({ variant: 'destructive', ...FAILED.delete });
      }
    },
  });

  async function change(action: BulkChange, picked: readonly LeadRow[]) {
    const isKept = action.action === 'status' || action.action === 'outcome' ? hasWorth : () => false;
    const leads = picked.filter((lead) => !isKept(lead));
    const left = picked.length - leads.length;
    const { title, description } = await describe(action, counted(leads.length));
    const skipped =
      left > 0 &&
      `${left} left out, because ${left === 1 ? 'it is won or has' : 'they are won or have'} a value.`;
    const say = (...sentences: (string | false)[]) =>
      showToast({
        title,
        description: sentences.filter(Boolean).join(' '),
        duration: UNDO_MS,
        ...(leads.length > 0 && { action: { label: 'Undo', onClick: undo } }),
      });
    say(description, skipped);
    if (leads.length === 0) return;
    const shown = shownBy(leads, (lead) => changedBy(lead, action));
    try {
      const done = await changeInTurn(client, { leads, shown, undoable: FIELDS[action.action] }, () =>
        sendBulk(client, action, leads),
      );
      const conflict = conflictText(done);
      if (conflict) say(conflict, skipped);
    } catch {
      showToast({ variant: 'destructive', ...FAILED[action.action] });
    }
  }

  return {
    change,
    remove: (leads: readonly LeadRow[]) => removal.begin(leads),
    /** Whether a lead is about to be deleted. */
    isRemoved: ({ id }: { id: string }) => removal.acts.some((leads) => leads.some((lead) => lead.id === id)),
  };
}
