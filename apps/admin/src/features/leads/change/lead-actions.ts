import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@upcurve/ui/use-toast';
import { createContext, use } from 'react';
import { api } from '../../../api.ts';
import { useUser } from '../../../auth/auth-context.ts';
import type { Conflict } from '../../../kit/dialogs/ConflictQuestion.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { failureToast } from '../../../kit/feedback/use-action.ts';
import { useOneToast } from '../../../kit/feedback/use-undoable.ts';
import { useLeadBulk } from '../bulk/use-lead-bulk.ts';
import { useCallLog } from '../calls/use-call-log.ts';
import { followUpIn } from '../desk/desk-words.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { changeOfStage, type SetStage } from '../status/stages.ts';
import { changeLead } from './change-lead.ts';
import { useSetField } from './use-set-field.tsx';
import { useUndo } from './use-undo.ts';

export interface LeadEnding {
  lead: LeadRow;
  outcome: 'won' | 'lost';
  /** The selected leads, which end for the same reason. */
  selected?: readonly LeadRow[];
}

/** Creates what can be done to leads, for LeadActions. */
export function useNewLeadActions() {
  const client = useQueryClient();
  const { toast } = useToast();
  const { id: ownId } = useUser();
  const conflict = useDialog<Conflict>();
  const showToast = useOneToast();
  const setField = useSetField(conflict, showToast, () => void undo());
  const undo = useUndo(conflict, showToast, setField);
  const bulk = useLeadBulk(showToast, () => void undo());

  const assign = (lead: LeadRow, id: string | null) => void setField(lead, 'assigneeId', id);
  const followUpTomorrow = (lead: LeadRow) => void setField(lead, 'followUpAt', followUpIn(1));

  const ending = useDialog<LeadEnding>();

  /** Asks for the value of a won lead and the reason of a lost one. Sets the other stages at once. */
  function setStage(lead: LeadRow, stage: SetStage) {
    const change = changeOfStage(stage);
    if (change.action === 'status') void setField(lead, 'status', change.status);
    else ending.open({ lead, outcome: change.outcome });
  }

  async function mark(lead: LeadRow, isUnread: boolean) {
    const { kind, id } = lead;
    const send = () => api.leads.changeLead({ params: { kind, id }, body: { isUnread } });
    try {
      await changeLead(client, { lead, shown: { isUnread }, send });
      toast({ title: leadName(lead), description: `Marked as ${isUnread ? 'unread' : 'read'}.` });
    } catch (error) {
      toast(failureToast(error as Error, { title: 'Not Saved' }));
    }
    void client.invalidateQueries({ queryKey: inboxQueries.counts });
  }

  return {
    setField,
    bulk,
    undo,
    setStage,
    assign,
    assignToMe: (lead: LeadRow) => assign(lead, ownId),
    followUpTomorrow,
    mark,
    reopen: (lead: LeadRow) => void setField(lead, 'outcome', 'open'),
    logCall: useCallLog(showToast, () => void undo()),
    conflict,
    ending,
    calling: useDialog<LeadRow>(),
    mailing: useDialog<LeadRow>(),
    assigning: useDialog<LeadRow>(),
    status: useDialog<LeadRow>(),
    removal: useDialog<LeadRow>(),
  };
}

export const LeadActionsContext = createContext<ReturnType<typeof useNewLeadActions> | null>(null);

/** Returns what can be done to leads. @throws outside of LeadActions */
export function useLeadActions() {
  const actions = use(LeadActionsContext);
  if (!actions) throw new Error('useLeadActions must be used within LeadActions');
  return actions;
}
