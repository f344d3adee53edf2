import { useQueryClient } from '@tanstack/react-query';
import { CALL_RESULTS, REACHED, UNANSWERED } from '@upcurve/contracts/leads/call-results';
import type { CallInput } from '@upcurve/contracts/leads/calls';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { api } from '../../../api.ts';
import { ignoreGone } from '../../../kit/feedback/gone.tsx';
import { failureToast } from '../../../kit/feedback/use-action.ts';
import { UNDO_MS } from '../../../kit/feedback/use-undoable.ts';
import { formatDate } from '../../../kit/time/format-date.ts';
import { changeLead } from '../change/change-lead.ts';
import { storedLead } from '../change/lead-cache.ts';
import { followUpIn } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';

/** Whether there is a follow-up in the future. */
const isPlanned = (followUpAt: string | null) => followUpAt !== null && Date.parse(followUpAt) > Date.now();

/** Logs calls to leads and offers Undo in a toast. A call without an answer plans the next one, unless it is planned. */
export function useCallLog(showToast: (toast: ToastInput) => void) {
  const client = useQueryClient();

  const fail = (title: string, error: unknown) => showToast(failureToast(error as Error, { title }));
  const planCall = ({ kind, id }: LeadRow, followUpAt: string | null) =>
    LEAD_KINDS[kind].bulk({ action: 'followUp', ids: [id], followUpAt });

  async function undo(lead: LeadRow, callId: string) {
    const { kind, id, status, followUpAt } = lead;
    try {
      await changeLead(client, {
        lead: storedLead(client, lead),
        shown: { followUpAt },
        async send(stored) {
          await ignoreGone(api.leads.deleteCall({ params: { kind, id, callId } }));
          if (stored.followUpAt !== followUpAt) await planCall(lead, followUpAt);
          const { status: seen } = stored;
          if (seen === status) return { ...stored, followUpAt };
          return { ...(await LEAD_KINDS[kind].setStatus(id, { status, seen })), followUpAt };
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
    const isUnanswered = UNANSWERED.includes(call.result);
    const isNext = isUnanswered && !isPlanned(lead.followUpAt);
    const followUpAt = isNext ? followUpIn(1) : lead.followUpAt;
    const unanswered = isUnanswered ? lead.unanswered + 1 : 0;
    const shown = {
      ...{ isUnread: false, lastContact: call.result, unanswered, followUpAt },
      ...(isMoved && { status: 'contacted' }),
    };
    let callId = '';
    try {
      await changeLead(client, {
        lead,
        shown,
        async send({ version }) {
          const logged = await api.leads.logCall({ params: { kind, id }, body: call });
          callId = logged.id;
          if (isNext) await planCall(lead, followUpAt);
          const changes = Number(isMoved) + Number(isNext);
          return { ...shown, unanswered: logged.unanswered, version: version + changes };
        },
      });
      const result = `${leadName(lead)}: ${CALL_RESULTS[call.result].toLowerCase()}.`;
      showToast({
        title: 'Call Logged',
        description: isNext ? `${result} Call again on ${formatDate(followUpAt)}.` : result,
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: () => void undo(lead, callId) },
      });
    } catch (error) {
      fail(callId ? 'Next Call Not Planned' : 'Call Not Logged', error);
    }
  };
}
