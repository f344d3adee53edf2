import { useQueryClient } from '@tanstack/react-query';
import { CALL_RESULTS, UNANSWERED } from '@upcurve/contracts/leads/call-results';
import type { CallInput } from '@upcurve/contracts/leads/calls';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { api } from '../../../api.ts';
import { failureToast } from '../../../kit/feedback/use-action.ts';
import { UNDO_MS } from '../../../kit/feedback/use-undoable.ts';
import { formatDate } from '../../../kit/time/format-date.ts';
import { changeLead } from '../change/change-lead.ts';
import { followUpIn } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { needsNextStep } from '../list/next-step.ts';

/**
 * Logs calls to leads and offers Undo in a toast. Plans the next step for tomorrow, unless there is one.
 */
export function useCallLog(showToast: (toast: ToastInput) => void, undo: () => void) {
  const client = useQueryClient();

  return async (lead: LeadRow, call: CallInput) => {
    const { kind, id } = lead;
    const isMoved = lead.status === 'new';
    const isUnanswered = UNANSWERED.includes(call.result);
    const isNext = needsNextStep(lead);
    const next = isNext && { followUpAt: followUpIn(1) };
    const nextStep = isUnanswered ? 'Call again' : 'Follow up';
    const unanswered = isUnanswered ? lead.unanswered + 1 : 0;
    const shown = {
      ...{ isUnread: false, lastContact: call.result, unanswered },
      ...next,
      ...(isMoved && { status: 'contacted' }),
    };
    try {
      await changeLead(client, {
        lead,
        shown,
        undoable: ['status', 'followUpAt'],
        async send({ version }) {
          const logged = await api.leads.logCall({ params: { kind, id }, body: { ...call, ...next } });
          const changes = Number(isMoved) + Number(isNext);
          return { ...shown, unanswered: logged.unanswered, version: version + changes, callId: logged.id };
        },
      });
      const result = `${leadName(lead)}: ${CALL_RESULTS[call.result].toLowerCase()}.`;
      showToast({
        title: 'Call Logged',
        description: next ? `${result} ${nextStep} on ${formatDate(next.followUpAt)}.` : result,
        duration: UNDO_MS,
        action: { label: 'Undo', onClick: undo },
      });
    } catch (error) {
      showToast(failureToast(error as Error, { title: 'Call Not Logged' }));
    }
  };
}
