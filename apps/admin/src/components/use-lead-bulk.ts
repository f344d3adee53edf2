import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { BULK_MAX } from '@upcurve/contracts/bulk';
import { useToast } from '@upcurve/ui/use-toast';
import { type Pages, shownOf } from './list-page.ts';
import { STATUS_WORDS } from './status-words.ts';
import { useUndoable } from './use-undoable.ts';

/**
 * The most that may wait to be undone: browsers let a page that is left send 64 KiB, all calls together, and an id takes
 * 39 bytes of that.
 */
export const BULK_LASTING_MAX = 3 * BULK_MAX;

export type LeadBulk<Status extends string> =
  | { action: 'status'; ids: string[]; status: Status }
  | { action: 'delete'; ids: string[] };

interface BulkOptions<Status extends string> {
  statuses: Readonly<Record<Status, string>>;
  /** Has to reach the server also where the page is being left: `lastingApi`. */
  act: (body: LeadBulk<Status>) => Promise<{ missing: number }>;
  changes: QueryKey;
}

const FAILED = {
  status: STATUS_WORDS.failed,
  delete: { title: 'Delete Failed', description: 'Failed to delete submissions. Please try again.' },
};

const counted = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'submission' : 'submissions'}`;

/** The act in parts, each as large as one call may be. */
export function partsOf<Status extends string>(act: LeadBulk<Status>): LeadBulk<Status>[] {
  const count = Math.ceil(act.ids.length / BULK_MAX);
  return Array.from({ length: count }, (_, i) => ({
    ...act,
    ids: act.ids.slice(i * BULK_MAX, (i + 1) * BULK_MAX),
  }));
}

/** Pages of the list as they will be once the acts are done. */
function asDone<Status extends string, Data extends Pages<{ id: string; status: Status }>>(
  data: Data,
  acts: readonly LeadBulk<Status>[],
): Data {
  type Row = Data['pages'][number]['items'][number];
  const after = (rows: Row[], act: LeadBulk<Status>) => {
    const ids = new Set(act.ids);
    return act.action === 'delete'
      ? rows.filter(({ id }) => !ids.has(id))
      : rows.map((row) => (ids.has(row.id) ? { ...row, status: act.status } : row));
  };
  const pages = data.pages.map((page) => ({ ...page, items: acts.reduce(after, page.items) }));
  const gone = shownOf(data).length - shownOf({ pages }).length;
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - gone })) };
}

/** Sets the status of several leads or deletes them, which can be undone before it is sent. */
export function useLeadBulk<Status extends string>({ statuses, act, changes }: BulkOptions<Status>) {
  const client = useQueryClient();
  const { toast } = useToast();

  function say(bulk: LeadBulk<Status>) {
    const many = counted(bulk.ids.length);
    return bulk.action === 'delete'
      ? { title: 'Submissions Deleted', description: `${many} will be gone for good in 10 seconds.` }
      : { title: 'Status Updated', description: `${many} set to ${statuses[bulk.status]}.` };
  }

  async function send(bulk: LeadBulk<Status>) {
    try {
      // Side by side: what came later would be lost with a page that is left meanwhile.
      const answers = await Promise.all(partsOf(bulk).map(act));
      const missing = answers.reduce((sum, answer) => sum + answer.missing, 0);
      if (missing > 0 && bulk.action === 'status') {
        toast({ title: 'Status Updated', description: `${counted(missing)} had been deleted meanwhile.` });
      }
    } catch {
      toast({ variant: 'destructive', ...FAILED[bulk.action] });
    }
    return client.invalidateQueries({ queryKey: changes });
  }

  const { acts, begin } = useUndoable({ say, send });
  return {
    begin,
    asDone: <Data extends Pages<{ id: string; status: Status }>>(data: Data) => asDone(data, acts),
  };
}
