import { useQueryClient } from '@tanstack/react-query';
import { CALL_RESULTS, REACHED, UNANSWERED_MAX } from '@upcurve/contracts/leads/call-results';
import type { CallInput } from '@upcurve/contracts/leads/calls';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { ignoreGone } from '../../../kit/feedback/gone.tsx';
import { UNDO_MS, useOneToast } from '../../../kit/feedback/use-undoable.ts';
import { leadQueue } from '../change/lead-queue.ts';
import { patchLead, refetchLead } from '../change/patch-lead.ts';
import type { LeadKindConfig, LeadRow } from '../kinds/lead-kind-config.ts';
import { leadName } from '../lead-name.ts';

interface CallLogOptions<Lead extends LeadRow> {
  /** Sets a follow-up for tomorrow, which is suggested after two unanswered calls. */
  followUpTomorrow: (lead: Lead) => void;
}

/** Logs calls to leads of one kind, offers Undo in a toast, and suggests a follow-up after two unanswered calls. */
export function useCallLog<Lead extends LeadRow>(
  kind: LeadKindConfig<Lead>,
  { followUpTomorrow }: CallLogOptions<Lead>,
) {
  const client = useQueryClient();
  const sayOnce = useOneToast();
  const { toast } = useToast();

  const fail = (title: string, error: unknown) =>
    toast({
      variant: 'destructive',
      title,
      description: errorMessage(error as Error, 'Please try again.'),
    });

  async function undo(lead: Lead, callId: string) {
    const params = { kind: kind.name, id: lead.id };
    try {
      await ignoreGone(api.leads.deleteCall({ params: { ...params, callId } }));
      const { status } = leadQueue(client, lead).stored;
      if (status !== lead.status) {
        const back = await kind.setStatus(lead.id, { status: lead.status, seen: status });
        leadQueue(client, lead).learn(back, 'status');
        patchLead(client, lead.id, { status: back.status, version: back.version });
      }
      sayOnce({ title: 'Undone', description: `The call to ${leadName(lead)} was deleted.` });
    } catch (error) {
      fail('Not Undone', error);
    }
    refetchLead(client, kind.name, lead.id);
  }

  return async (lead: Lead, call: CallInput) => {
    const params = { kind: kind.name, id: lead.id };
    const queue = leadQueue(client, lead);
    const isMoved = lead.status === 'new' && REACHED.includes(call.result);
    const shown = { isUnread: false, ...(isMoved && { status: 'contacted' }) };
    patchLead(client, lead.id, shown);
    try {
      const { id, unanswered } = await queue.add('status', async () => {
        const logged = await api.leads.logCall({ params, body: call });
        queue.learn({ ...shown, version: queue.stored.version + Number(isMoved) }, 'status');
        return logged;
      });
      patchLead(client, lead.id, queue.showable({ version: queue.stored.version }));
      const name = leadName(lead);
      const isSuggested = unanswered >= UNANSWERED_MAX && !isPlanned(lead.followUpAt);
      sayOnce({
        title: isSuggested ? `${unanswered} calls unanswered` : 'Call Logged',
        description: isSuggested
          ? `${name} has not answered. Follow up tomorrow?`
          : `${name}: ${CALL_RESULTS[call.result].toLowerCase()}.`,
        duration: UNDO_MS,
        action: isSuggested
          ? {
              label: 'Follow up tomorrow',
              onClick: () => followUpTomorrow({ ...lead, ...queue.stored } as Lead),
            }
          : { label: 'Undo', onClick: () => void undo(lead, id) },
      });
    } catch (error) {
      patchLead(client, lead.id, queue.showable({ isUnread: lead.isUnread, status: lead.status }));
      fail('Call Not Logged', error);
    }
    refetchLead(client, kind.name, lead.id);
  };
}

/** Whether there is a follow-up in the future. */
const isPlanned = (followUpAt: string | null) => followUpAt !== null && Date.parse(followUpAt) > Date.now();
