import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { withStatus } from '@upcurve/contracts/leads/lead-status';
import type { Conflict } from '../../../kit/dialogs/ConflictQuestion.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { UNDO_MS, useOneToast } from '../../../kit/feedback/use-undoable.ts';
import { leadQueue, OvertakenError } from '../change/lead-queue.ts';
import { patchLead, refetchLead } from '../change/patch-lead.ts';
import type { LeadKindConfig, LeadRow } from '../kinds/lead-kind-config.ts';
import { leadName } from '../lead-name.ts';

/** Returns the status for a number key: 1 is the first status. */
export const statusOfKey = <Status extends string>(
  statuses: Readonly<Record<Status, string>>,
  key: string,
) => (/^[1-9]$/.test(key) ? (Object.keys(statuses) as Status[])[Number(key) - 1] : undefined);

/** The toasts after a status change. */
export const STATUS_MESSAGES = {
  done: { title: 'Status Updated', description: 'The submission status has been updated successfully.' },
  failed: { title: 'Update Failed', description: 'Failed to update submission status. Please try again.' },
  gone: {
    variant: 'destructive',
    title: 'Update Failed',
    description: 'Someone has deleted this submission in the meantime.',
  },
} as const;

/** A failed change can be retried, unless the lead was deleted (`gone`). */
type Outcome = 'done' | 'failed' | 'gone';
export type SetStatus<Lead extends LeadRow> = (lead: Lead, status: Lead['status']) => Promise<Outcome>;

/** Returns the status that a colleague has set, if the change was rejected because of it. */
function theirsIn<Status extends string>(statuses: Readonly<Record<Status, string>>, error: unknown) {
  if (error instanceof OvertakenError) return error.theirs.status as Status;
  if (!(error instanceof ApiError && error.statusCode === 412)) return undefined;
  const theirs = error.issues.find(({ path }) => path === 'status')?.message;
  return theirs !== undefined && theirs in statuses ? (theirs as Status) : undefined;
}

/** Shows a status change immediately, saves it, offers Undo in a toast, and reports conflicts in `conflict`. */
export function useStatusChange<Lead extends LeadRow>(
  kind: LeadKindConfig<Lead>,
  conflict: Dialog<Conflict>,
) {
  type Status = Lead['status'];
  const client = useQueryClient();
  const sayOnce = useOneToast();
  const { statuses, name: kindName } = kind;

  function say(lead: Lead, was: Status, status: Status, isUndo: boolean) {
    sayOnce({
      title: STATUS_MESSAGES.done.title,
      description: (
        <>
          <Text span display="block" inherit>
            {leadName(lead)} is {isUndo && 'back to '}
            {statuses[status]}.
          </Text>
          <Text span display="block" inherit>
            {STATUS_MESSAGES.done.description}
          </Text>
        </>
      ),
      duration: UNDO_MS,
      ...(!isUndo && {
        action: {
          label: 'Undo',
          onClick: () => void change({ ...lead, status }, was, true),
        },
      }),
    });
  }

  async function change(lead: Lead, status: Status, isUndo = false): Promise<Outcome> {
    let was: Status = lead.status;
    if (status === was) return 'done';
    const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const queue = leadQueue(client, lead);
    const show = (part: Partial<LeadRow>) => patchLead(client, lead.id, part);
    show(withStatus(lead, status));
    try {
      const saved = await queue.add('status', async () => {
        was = queue.stored.status as Status;
        const answer = await kind.setStatus(lead.id, { status, seen: was });
        queue.learn(answer, 'status');
        return answer;
      });
      // Shows the other fields of the saved version too, because a colleague may have changed one.
      const { version, isUnread, assigneeId, followUpAt, valuePence, reason } = saved;
      const { outcome, wonOn, lostReason } = saved;
      const desk = { isUnread, assigneeId, followUpAt, valuePence, reason, outcome, wonOn, lostReason };
      show(queue.showable({ status, version, ...desk }));
      say(lead, was, status, isUndo);
      return 'done';
    } catch (error) {
      const theirs = theirsIn(statuses, error);
      if (theirs) queue.learn({ status: theirs });
      show(queue.showable({ status: queue.stored.status, outcome: queue.stored.outcome }));
      if (theirs) {
        conflict.open(
          {
            what: leadName(lead),
            was: statuses[was],
            theirs: statuses[theirs],
            mine: statuses[status],
            overwrite: () => void change({ ...lead, status: theirs }, status),
          },
          from,
        );
        return 'done';
      }
      if (error instanceof ApiError && error.statusCode === 404) {
        sayOnce({
          ...STATUS_MESSAGES.gone,
          description: `${leadName(lead)} has been deleted in the meantime.`,
        });
        return 'gone';
      }
      sayOnce({ variant: 'destructive', ...STATUS_MESSAGES.failed });
      return 'failed';
    } finally {
      // While changes are pending, refetched lists would show old values.
      if (!queue.isBusy()) refetchLead(client, kindName, lead.id);
    }
  }
  return change as SetStatus<Lead>;
}
