import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { useToast } from '@upcurve/ui/use-toast';
import { nameOf } from '../lead-name.ts';
import type { Conflict } from './conflict.ts';
import { inboxQueries } from './inbox-queries.ts';
import { LEAD_KINDS } from './lead-kinds.ts';
import { activityKey, type DeskLead, type LeadNoun } from './lead-noun.ts';
import { patchLead } from './patch-lead.ts';
import { STATUS_WORDS } from './status-words.ts';
import type { Dialog } from './use-dialog.ts';
import { useOneToast } from './use-one-toast.ts';
import { UNDO_MS } from './use-undoable.ts';

/** What became of it: where it failed it can be tried again, where the lead is gone it cannot. */
type Outcome = 'done' | 'failed' | 'gone';
export type SetStatus<Lead extends DeskLead> = (lead: Lead, status: Lead['status']) => Promise<Outcome>;

/** What a refusal says that a colleague has set; undefined for every other failure. */
function theirsIn<Status extends string>(statuses: Readonly<Record<Status, string>>, error: unknown) {
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
  const show = (id: string, status: Status, more?: Pick<Lead, 'version' | 'isUnread'>) =>
    patchLead(client, id, { status, ...more });

  function say(lead: Lead, status: Status, isUndo: boolean) {
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
          onClick: () => void change({ ...lead, status }, lead.status, true),
        },
      }),
    });
  }

  async function change(lead: Lead, status: Status, isUndo = false): Promise<Outcome> {
    const was: Status = lead.status;
    if (status === was) return 'done';
    const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    show(lead.id, status);
    try {
      const { version, isUnread } = await noun.setStatus(lead.id, { status, seen: was });
      show(lead.id, status, { version, isUnread });
      say(lead, status, isUndo);
      return 'done';
    } catch (error) {
      const theirs = theirsIn(statuses, error);
      show(lead.id, theirs ?? was);
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
      void client.invalidateQueries({ queryKey: [LEAD_KINDS[kind].noun] });
      void client.invalidateQueries({ queryKey: inboxQueries.counts });
      void client.invalidateQueries({ queryKey: activityKey(kind, lead.id) });
    }
  }
  return change as SetStatus<Lead>;
}
