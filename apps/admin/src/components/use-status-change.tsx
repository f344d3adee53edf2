import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { useToast } from '@upcurve/ui/use-toast';
import { nameOf } from '../lead-name.ts';
import type { Conflict } from './conflict.ts';
import { inboxQueries } from './inbox-queries.ts';
import { LEAD_KINDS } from './lead-kinds.ts';
import { activityKey, type DeskLead, type LeadNoun } from './lead-noun.ts';
import { leadQueue, OvertakenError } from './lead-queue.ts';
import { patchLead } from './patch-lead.ts';
import { STATUS_WORDS } from './status-words.ts';
import type { Dialog } from './use-dialog.ts';
import { useOneToast } from './use-one-toast.ts';
import { UNDO_MS } from './use-undoable.ts';

/** What became of it: where it failed it can be tried again, where the lead is gone it cannot. */
type Outcome = 'done' | 'failed' | 'gone';
export type SetStatus<Lead extends DeskLead> = (lead: Lead, status: Lead['status']) => Promise<Outcome>;

/** The status that a colleague has set, if that is why ours was refused. */
function theirsIn<Status extends string>(statuses: Readonly<Record<Status, string>>, error: unknown) {
  if (error instanceof OvertakenError) return error.theirs.status as Status;
  if (!(error instanceof ApiError && error.statusCode === 412)) return undefined;
  const theirs = error.issues.find(({ path }) => path === 'status')?.message;
  return theirs !== undefined && theirs in statuses ? (theirs as Status) : undefined;
}

/** Sets the status of one lead at once, says so with an Undo, and asks in `conflict` where a colleague was faster. */
export function useStatusChange<Lead extends DeskLead>(noun: LeadNoun<Lead>, conflict: Dialog<Conflict>) {
  type Status = Lead['status'];
  const client = useQueryClient();
  const { toast } = useToast();
  const sayOnce = useOneToast();
  const { statuses, kind } = noun;

  function say(lead: Lead, was: Status, status: Status, isUndo: boolean) {
    sayOnce({
      title: STATUS_WORDS.done.title,
      description: (
        <>
          <Text span display="block" inherit>
            {nameOf(lead)} is {isUndo && 'back to '}
            {statuses[status]}.
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
    const show = (part: Partial<DeskLead>) => patchLead(client, lead.id, part);
    show({ status });
    try {
      const saved = await queue.add('status', async () => {
        was = queue.stored.status as Status;
        const answer = await noun.setStatus(lead.id, { status, seen: was });
        queue.learn(answer, 'status');
        return answer;
      });
      // With the version goes what belongs to it: a colleague may have changed another field.
      const { version, isUnread, assigneeId, followUpAt, valuePence, reason } = saved;
      show(queue.showable({ status, version, isUnread, assigneeId, followUpAt, valuePence, reason }));
      say(lead, was, status, isUndo);
      return 'done';
    } catch (error) {
      const theirs = theirsIn(statuses, error);
      if (theirs) queue.learn({ status: theirs });
      show(queue.showable({ status: queue.stored.status }));
      if (theirs) {
        conflict.open(
          {
            what: nameOf(lead),
            was: statuses[was],
            theirs: statuses[theirs],
            mine: statuses[status],
            insist: () => void change({ ...lead, status: theirs }, status),
          },
          from,
        );
        return 'done';
      }
      if (error instanceof ApiError && error.statusCode === 404) {
        toast({ ...STATUS_WORDS.gone, description: `${nameOf(lead)} has been deleted meanwhile.` });
        return 'gone';
      }
      toast({ variant: 'destructive', ...STATUS_WORDS.failed });
      return 'failed';
    } finally {
      // The lists do not hold what is on its way, and would show the old value again.
      if (!queue.isBusy()) {
        void client.invalidateQueries({ queryKey: [LEAD_KINDS[kind].noun] });
        void client.invalidateQueries({ queryKey: inboxQueries.counts });
        void client.invalidateQueries({ queryKey: activityKey(kind, lead.id) });
      }
    }
  }
  return change as SetStatus<Lead>;
}
