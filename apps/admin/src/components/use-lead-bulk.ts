import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { BULK_MAX, type BulkDone } from '@upcurve/contracts/bulk';
import type { Assignee } from '@upcurve/contracts/leads';
import { useToast } from '@upcurve/ui/use-toast';
import { assigneesQuery, FORMER, NOBODY } from './assignees.ts';
import { type Pages, shownOf } from './list-page.ts';
import { STATUS_WORDS } from './status-words.ts';
import { useUndoable } from './use-undoable.ts';

/**
 * The most that may wait to be undone: browsers let a page that is left send 64 KiB, all calls together, and an id takes
 * 39 bytes of that.
 */
export const BULK_LASTING_MAX = 3 * BULK_MAX;

/** What is done to several leads: to their ids, or, for a status, to them as they were seen. */
export type LeadBulk<Status extends string> =
  | { action: 'status'; leads: readonly { id: string; status: Status }[]; status: Status }
  | { action: 'assign'; ids: string[]; assigneeId: string | null }
  | { action: 'delete'; ids: string[] };

/** One call of it. */
export type BulkPart<Status extends string> =
  | { action: 'status'; ids: string[]; status: Status; seen: Status }
  | Exclude<LeadBulk<Status>, { action: 'status' }>;

interface BulkOptions<Status extends string> {
  statuses: Readonly<Record<Status, string>>;
  /** Has to reach the server also where the page is being left: `lastingApi`. */
  act: (body: BulkPart<Status>) => Promise<BulkDone>;
  changes: QueryKey;
}

const FAILED = {
  status: STATUS_WORDS.failed,
  assign: { title: 'Not Assigned', description: 'Failed to assign submissions. Please try again.' },
  delete: { title: 'Delete Failed', description: 'Failed to delete submissions. Please try again.' },
};

const counted = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'submission' : 'submissions'}`;

const idsOf = (act: LeadBulk<string>) => ('ids' in act ? act.ids : act.leads.map(({ id }) => id));

/** The act in parts, each as large as one call may be, and of a status for each that was seen. */
export function partsOf<Status extends string>(act: LeadBulk<Status>): BulkPart<Status>[] {
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

type Row<Status extends string> = { id: string; status: Status; assigneeId: string | null };

/** Pages of the list as they will be once the acts are done. */
function asDone<Status extends string, Data extends Pages<Row<Status>>>(
  data: Data,
  acts: readonly LeadBulk<Status>[],
): Data {
  type Item = Data['pages'][number]['items'][number];
  const after = (rows: Item[], act: LeadBulk<Status>) => {
    const ids = new Set(idsOf(act));
    if (act.action === 'delete') return rows.filter(({ id }) => !ids.has(id));
    const part = act.action === 'status' ? { status: act.status } : { assigneeId: act.assigneeId };
    return rows.map((row) => (ids.has(row.id) ? { ...row, ...part } : row));
  };
  const pages = data.pages.map((page) => ({ ...page, items: acts.reduce(after, page.items) }));
  const gone = shownOf(data).length - shownOf({ pages }).length;
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - gone })) };
}

/** What somebody else did meanwhile; nothing where that was nothing. */
function inWords({ changed, missing, stale }: BulkDone): string {
  const others = [
    stale > 0 &&
      `${stale} had been changed by somebody else and ${stale === 1 ? 'stays as it is' : 'stay as they are'}`,
    missing > 0 && `${missing} had been deleted meanwhile`,
  ].filter(Boolean);
  return others.length > 0 ? `${[`${changed} changed`, ...others].join(', ')}.` : '';
}

/** Sets the status of several leads, assigns them or deletes them, which can be undone before it is sent. */
export function useLeadBulk<Status extends string>({ statuses, act, changes }: BulkOptions<Status>) {
  const client = useQueryClient();
  const { toast } = useToast();

  function say(bulk: LeadBulk<Status>) {
    const many = counted(idsOf(bulk).length);
    if (bulk.action === 'delete')
      return { title: 'Submissions Deleted', description: `${many} will be gone for good in 10 seconds.` };
    if (bulk.action === 'status')
      return { title: 'Status Updated', description: `${many} set to ${statuses[bulk.status]}.` };
    const members = client.getQueryData<Assignee[]>(assigneesQuery.queryKey);
    const name = bulk.assigneeId && (members?.find(({ id }) => id === bulk.assigneeId)?.name ?? FORMER);
    return { title: 'Assigned', description: `${many} assigned to ${name ?? NOBODY.toLowerCase()}.` };
  }

  async function send(bulk: LeadBulk<Status>) {
    try {
      // Side by side: what came later would be lost with a page that is left meanwhile.
      const answers = await Promise.all(partsOf(bulk).map(act));
      const sum = (of: keyof BulkDone) => answers.reduce((before, answer) => before + answer[of], 0);
      const done = { changed: sum('changed'), missing: sum('missing'), stale: sum('stale') };
      const words = bulk.action === 'delete' ? '' : inWords(done);
      if (words) toast({ title: say(bulk).title, description: words });
    } catch {
      toast({ variant: 'destructive', ...FAILED[bulk.action] });
    }
    return client.invalidateQueries({ queryKey: changes });
  }

  const { acts, begin } = useUndoable({ say, send });
  return {
    begin,
    asDone: <Data extends Pages<Row<Status>>>(data: Data) => asDone(data, acts),
  };
}
