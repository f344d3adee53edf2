import { useQueryClient } from '@tanstack/react-query';
import { CALL_RESULTS, REACHED, UNANSWERED } from '@upcurve/contracts/leads/call-results';
import type { CallInput } from '@upcurve/contracts/leads/calls';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { api } from '../../../api.ts';
import { failureToast } from '../../../kit/feedback/use-action.ts';
import { UNDO_MS } from '../../../kit/feedback/use-undoable.ts';
import { formatDate } from '../../../kit/time/format-date.ts';
import { changeLead } from '../change/change-lead.ts';
import { followUpIn } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';

/** Whether there is a follow-up in the future. */
const isPlanned = (followUpAt: string | null) => followUpAt !== null && Date.parse(followUpAt) > Date.now();

/** Logs calls to leads and offers Undo in a toast. A call without an answer plans the next one, unless it is planned. */
export function useCallLog(showToast: (toast: ToastInput) => void, undo: () => void) {
  const client = useQueryClient();

  const fail = (title: string, error: unknown) => showToast(failureToast(error as Error, { title }));
  const planCall = ({ kind, id }: LeadRow, followUpAt: string | null) =>
    LEAD_KINDS[kind].bulk({ action: 'followUp', ids: [id], followUpAt });

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
        undoable: ['status', 'followUpAt'],
        async send({ version }) {
          const logged = await api.leads.logCall({ params: { kind, id }, body: call });
          callId = logged.id;
          if (isNext) await planCall(lead, followUpAt);
          const changes = Number(isMoved) + Number(isNext);
          return { ...shown, unanswered: logged.unanswered, version: version + changes, callId };
        },
      });
      const result = `${leadName(lead)}: ${CALL_RESULTS[call.result].toLowerCase()}.`;
      showToast({
        title: 'Call Logged',
        description: isNext ? `${result} Call again on ${formatDate(followUpAt)}.` : result,
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: undo },
      });
    } catch (error) {
      fail(callId ? 'Next Call Not Planned' : 'Call Not Logged', error);
    }
  };
}
