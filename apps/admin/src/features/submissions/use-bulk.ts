import { useQueryClient } from '@tanstack/react-query';
import type { PageOf } from '@upcurve/contracts/paging';
import {
  BULK_MAX,
  SUBMISSION_STATUSES,
  type Submission,
  type SubmissionBulk,
} from '@upcurve/contracts/submissions';
import { useToast } from '@upcurve/ui/use-toast';
import { useState } from 'react';
import { lastingApi } from '../../api.ts';
import type { Pages } from '../../components/list-page.ts';
import { useUndoable } from '../../components/use-undoable.ts';
import { submissionQueries } from './submission-queries.ts';

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
  const after = (page: PageOf<Submission>, act: SubmissionBulk): PageOf<Submission> => {
    const ids = new Set(act.ids);
    if (act.action === 'delete') {
      const items = page.items.filter(({ id }) => !ids.has(id));
      return { ...page, items };
    }
    return {
      ...page,
      items: page.items.map((row) => (ids.has(row.id) ? { ...row, status: act.status } : row)),
    };
  };
  const pages = data.pages.map((page) => acts.reduce(after, page));
  const count = (all: PageOf<Submission>[]) => all.reduce((sum, { items }) => sum + items.length, 0);
  const gone = count(data.pages) - count(pages);
  return { ...data, pages: pages.map((page) => ({ ...page, total: page.total - gone })) };
}

/** Sets the status of several submissions or deletes them, which can be undone before it is sent. */
export function useBulk() {
  const client = useQueryClient();
  const { toast } = useToast();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);

  async function send(act: SubmissionBulk, isLeaving: boolean) {
    const parts = partsOf(act);
    const call = (body: SubmissionBulk) => lastingApi.submissions.bulkSubmissions({ body });
    try {
      // What is left of a page that is going has no time to wait for one after the other.
      if (isLeaving) return await Promise.all(parts.map(call));
      let missing = 0;
      for (const [i, part] of parts.entries()) {
        setProgress({ done: i * BULK_MAX, of: act.ids.length });
        missing += (await call(part)).missing;
      }
      if (missing > 0 && act.action === 'status') {
        toast({ title: 'Status Updated', description: `${counted(missing)} had been deleted meanwhile.` });
      }
    } catch {
      toast({ variant: 'destructive', ...FAILED[act.action] });
    } finally {
      setProgress(null);
    }
    return client.invalidateQueries({ queryKey: submissionQueries.all });
  }

  const { acts, begin } = useUndoable<SubmissionBulk>({ say, send });
  return { begin, progress, asDone: <Data extends Pages<Submission>>(data: Data) => asDone(data, acts) };
}
