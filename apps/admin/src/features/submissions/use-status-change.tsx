import { Text } from '@mantine/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { SUBMISSION_STATUSES, type Submission, SubmissionStatus } from '@upcurve/contracts/submissions';
import { useToast } from '@upcurve/ui/use-toast';
import { type RefObject, useRef } from 'react';
import { api } from '../../api.ts';
import { isPaged } from '../../components/list-page.ts';
import { STATUS_WORDS } from '../../components/status-words.ts';
import { useDialog } from '../../components/use-dialog.ts';
import { UNDO_MS } from '../../components/use-undoable.ts';
import { nameOf } from '../../lead-name.ts';
import { submissionQueries } from './submission-queries.ts';

/** Somebody else's status stands where mine should: what it was about, and both. */
export interface StatusConflict {
  submission: Submission;
  mine: SubmissionStatus;
  theirs: SubmissionStatus;
}

export type StatusChange = ReturnType<typeof useStatusChange>;

/** What a refusal says that a colleague has set; undefined for every other failure. */
function theirsIn(error: unknown): SubmissionStatus | undefined {
  if (!(error instanceof ApiError && error.statusCode === 412)) return undefined;
  return SubmissionStatus.safeParse(error.issues.find(({ path }) => path === 'status')?.message).data;
}

/** Shows it everywhere at once; what comes from the server later has the last word. */
function show(client: QueryClient, { id }: Submission, status: SubmissionStatus): void {
  const changed = <Row extends { id: string }>(row: Row) => (row.id === id ? { ...row, status } : row);
  client.setQueriesData({ queryKey: submissionQueries.lists }, (data: unknown) =>
    isPaged<Submission>(data)
      ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) }
      : data,
  );
  client.setQueryData(submissionQueries.detail(id).queryKey, (detail) => detail && changed(detail));
}

/**
 * Sets the status of one submission at once, says so with an Undo, and asks where a colleague was faster. `home` is the
 * heading of the screen.
 */
export function useStatusChange(home: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const { toast, dismiss } = useToast();
  const conflict = useDialog<StatusConflict>(home);
  const said = useRef('');

  function say(submission: Submission, status: SubmissionStatus, isUndo: boolean) {
    // The one before can no longer be undone by a press; it would only stand in the way.
    dismiss(said.current);
    said.current = toast({
      title: STATUS_WORDS.done.title,
      description: (
        <>
          <Text span display="block" inherit>
            {nameOf(submission)} is {isUndo && 'back to '}
            {SUBMISSION_STATUSES[status]}.
          </Text>
          <Text span display="block" inherit>
            {STATUS_WORDS.done.description}
          </Text>
        </>
      ),
      duration: UNDO_MS,
      ...(!isUndo && {
        action: {
          label: 'Undo',
          onClick: () => void change({ ...submission, status }, submission.status, true),
        },
      }),
    });
  }

  /** Settles with whether the matter is done with: it is not where it failed, so that it can be tried again. */
  async function change(submission: Submission, status: SubmissionStatus, isUndo = false): Promise<boolean> {
    if (status === submission.status) return true;
    const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const params = { id: submission.id };
    show(client, submission, status);
    try {
      await api.submissions.setSubmissionStatus({ params, body: { status, seen: submission.status } });
      say(submission, status, isUndo);
      return true;
    } catch (error) {
      const theirs = theirsIn(error);
      show(client, submission, theirs ?? submission.status);
      if (theirs) {
        conflict.open({ submission, mine: status, theirs }, from);
        return true;
      }
      if (error instanceof ApiError && error.statusCode === 404) {
        toast({
          ...STATUS_WORDS.gone,
          description: `${nameOf(submission)} has been deleted meanwhile.`,
        });
        return true;
      }
      toast({ variant: 'destructive', ...STATUS_WORDS.failed });
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: submissionQueries.all });
    }
  }
  return { change, conflict };
}
