import { useQueryClient } from '@tanstack/react-query';
import { CALL_RESULTS, REACHED, UNANSWERED, UNANSWERED_MAX } from '@upcurve/contracts/leads/call-results';
import type { CallInput } from '@upcurve/contracts/leads/calls';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import { ignoreGone } from '../../../kit/feedback/gone.tsx';
import { UNDO_MS } from '../../../kit/feedback/use-undoable.ts';
import { changeLead } from '../change/change-lead.ts';
import { storedLead } from '../change/lead-cache.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';

/**
 * Logs calls to leads, offers Undo in a toast, and suggests a follow-up for tomorrow after two unanswered calls.
 */
export function useCallLog(
  followUpTomorrow: (lead: LeadRow) => void,
  showToast: (toast: ToastInput) => void,
) {
  const client = useQueryClient();
  const { toast } = useToast();

  const fail = (title: string, error: unknown) =>
    toast({
      variant: 'destructive',
      title,
      description: errorMessage(error as Error, 'Please try again.'),
    });

  async function undo(lead: LeadRow, callId: string) {
    const { kind, id, status } = lead;
    try {
      await changeLead(client, {
        lead: storedLead(client, lead),
        shown: {},
        async send(stored) {
          await ignoreGone(api.leads.deleteCall({ params: { kind, id, callId } }));
          const { status: seen } = stored;
          return seen === status ? stored : LEAD_KINDS[kind].setStatus(id, { status, seen });
        },
      });
      showToast({ title: 'Undone', description: `The call to ${leadName(lead)} was deleted.` });
    } catch (error) {
      fail('Not Undone', error);
    }
  }

  return async (lead: LeadRow, call: CallInput) => {
    const { kind, id } = lead;
    const isMoved = lead.status === 'new' && REACHED.includes(call.result);
    const unanswered = UNANSWERED.includes(call.result) ? lead.unanswered + 1 : 0;
    const shown = {
      ...{ isUnread: false, lastContact: call.result, unanswered },
      ...(isMoved && { status: 'contacted' }),
    };
    let logged = { id: '', unanswered: 0 };
    try {
      const { saved } = await changeLead(client, {
        lead,
        shown,
        async send({ version }) {
          logged = await api.leads.logCall({ params: { kind, id }, body: call });
          return { ...shown, unanswered: logged.unanswered, version: version + Number(isMoved) };
        },
      });
      const name = leadName(lead);
      const isSuggested = logged.unanswered >= UNANSWERED_MAX && !isPlanned(lead.followUpAt);
      showToast({
        title: isSuggested ? `${logged.unanswered} calls unanswered` : 'Call Logged',
        description: isSuggested
          ? `${name} has not answered. Follow up tomorrow?`
          : `${name}: ${CALL_RESULTS[call.result].toLowerCase()}.`,
        duration: UNDO_MS,
        action: isSuggested
          ? { label: 'Follow up tomorrow', onClick: () => followUpTomorrow({ ...lead, ...saved }) }
          : { label: 'Undo', onClick: () => void undo(lead, logged.id) },
      });
    } catch (error) {
      fail('Call Not Logged', error);
    }
  };
}

/** Whether there is a follow-up in the future. */
const isPlanned = (followUpAt: string | null) => followUpAt !== null && Date.parse(followUpAt) > Date.now();
