import { useQueryClient } from '@tanstack/react-query';
import {
  BULK_MAX,
  SUBMISSION_STATUSES,
  type Submission,
  type SubmissionBulk,
} from '@upcurve/contracts/submissions';
import { useToast } from '@upcurve/ui/use-toast';
import { lastingApi } from '../../api.ts';
import { type Pages, shownOf } from '../../components/list-page.ts';
import { useUndoable } from '../../components/use-undoable.ts';
import { submissionQueries } from './submission-queries.ts';

/**
 * The most that may wait to be undone: browsers let a page that is left send 64 KiB, all calls together, and an id takes
 * 39 bytes of that.
 */
export const BULK_LASTING_MAX = 3 * BULK_MAX;

const FAILED = {
  status: { title: 'Update Failed', description: 'Failed to update submission status. Please try again.' },
  delete: { title: 'Delete Failed', description: 'Failed to delete submissions. Please try again.' },
};

const counted = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'submission' : 'submissions'}`;

function say(act: SubmissionBulk) {
  const many = counted(act.ids.length);
  return act.action === 'delete'
    ? { title: 'Submissions Deleted', description: `${many} will be gone for good in 10 seconds.` }
    : { title: 'Status Updated', description: `${many} set to ${SUBMISSION_STATUSES[act.status]}.` };
}

/** The act in parts, each as large as one call may be. */
export function partsOf(act: SubmissionBulk): SubmissionBulk[] {
  const count = Math.ceil(act.ids.length / BULK_MAX);
  return Array.from({ length: count }, (_, i) => ({
    ...act,
    ids: act.ids.slice(i * BULK_MAX, (i + 1) * BULK_MAX),
  }));
}

/** Pages of the list as they will be once the acts are done. */
function asDone<Data extends Pages<Submission>>(data: Data, acts: readonly SubmissionBulk[]): Data {
  const after = (rows: Submission[], act: SubmissionBulk) => {
    const ids = new Set(act.ids);
    return act.action === 'delete'
      ? rows.filter(({ id }) => !ids.has(id))
      : rows.map((row) => (ids.has(row.id) ? { ...row, status: act.status } : row));
  };
  const pages = data.pages.map((page) => ({ ...page, items: acts.reduce(after, page.items) }));
  const gone = shownOf(data).length - shownOf({ pages }).length;
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - gone })) };
}

/** Sets the status of several submissions or deletes them, which can be undone before it is sent. */
export function useBulk() {
  const client = useQueryClient();
  const { toast } = useToast();

  async function send(act: SubmissionBulk) {
    try {
      // Side by side: what came later would be lost with a page that is left meanwhile.
      const answers = await Promise.all(
        partsOf(act).map((body) => lastingApi.submissions.bulkSubmissions({ body })),
      );
      const missing = answers.reduce((sum, answer) => sum + answer.missing, 0);
      if (missing > 0 && act.action === 'status') {
        toast({ title: 'Status Updated', description: `${counted(missing)} had been deleted meanwhile.` });
      }
    } catch {
      toast({ variant: 'destructive', ...FAILED[act.action] });
    }
    return client.invalidateQueries({ queryKey: submissionQueries.all });
  }

  const { acts, begin } = useUndoable({ say, send });
  return { begin, asDone: <Data extends Pages<Submission>>(data: Data) => asDone(data, acts) };
}
