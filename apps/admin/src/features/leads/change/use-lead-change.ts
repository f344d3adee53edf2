import type { RefObject } from 'react';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import type { Conflict } from '../../../kit/dialogs/ConflictQuestion.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { holdKeysForDialog } from '../../../kit/focus/screen-keys.ts';
import type { ScreenAction } from '../../../kit/palette/screen-actions.ts';
import { useCallLog } from '../calls/use-call-log.tsx';
import { followUpIn } from '../desk/desk-words.ts';
import { useDeskChange } from '../desk/use-desk-change.ts';
import type { LeadKindConfig, LeadRow } from '../kinds/lead-kind-config.ts';
import type { LeadEnding } from '../outcome/OutcomeDialog.tsx';
import type { OutcomeActions } from '../outcome/OutcomeMenu.tsx';
import { statusOfKey, useStatusChange } from '../status/use-status-change.tsx';

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

export type LeadChanges<Lead extends LeadRow> = ReturnType<typeof useLeadChange<Lead>>;

/** Returns functions that change leads of one kind, and their dialogs. `home` is the screen's heading. */
export function useLeadChange<Lead extends LeadRow>(
  kind: LeadKindConfig<Lead>,
  home: RefObject<HTMLElement | null>,
) {
  const { can } = useAuth();
  const { id: ownId } = useUser();
  const conflict = useDialog<Conflict>(home);
  const ending = useDialog<LeadEnding<Lead>>(home);
  const calling = useDialog<Lead>(home);
  const assigning = useDialog<Lead>(home);
  const mailing = useDialog<Lead>(home);
  const setStatus = useStatusChange(kind, conflict);
  const { setDesk, setOutcome } = useDeskChange(kind, conflict);
  const followUpTomorrow = (lead: Lead) => void setDesk(lead, 'followUpAt', followUpIn(1));
  const assign = (lead: Lead, assigneeId: string | null) => {
    if (lead.assigneeId !== assigneeId) void setDesk(lead, 'assigneeId', assigneeId);
  };
  const logCall = useCallLog(kind, { followUpTomorrow });
  const outcome: OutcomeActions<Lead> = {
    end: (lead, wanted, from) => ending.open({ lead, outcome: wanted }, from),
    reopen: (lead) => void setOutcome(lead, 'open'),
  };
  return {
    kind: kind.name,
    conflict,
    ending,
    calling,
    assigning,
    mailing,
    assign,
    setStatus,
    setDesk,
    setOutcome,
    logCall,
    outcome,
    /** Returns what can be done to the open lead, for the command palette. */
    actionsOn(lead: Lead): ScreenAction[] {
      if (!can('leads:status')) return [];
      const isOpen = lead.outcome === 'open';
      return [
        ...choicesOf<Lead['status']>(kind.statuses)
          .filter(({ value }) => value !== lead.status)
          .map(({ value, label }) => ({
            label: `Set the status to ${label}`,
            run: () => void setStatus(lead, value),
          })),
        { label: 'Assign to me', run: () => assign(lead, ownId) },
        { label: 'Assign to a colleague…', run: () => assigning.open(lead, focused()) },
        { label: 'Log a call…', also: 'phone spoke', run: () => calling.open(lead, focused()) },
        { label: 'Email this lead…', also: 'email write mail', run: () => mailing.open(lead, focused()) },
        { label: 'Follow up tomorrow', run: () => followUpTomorrow(lead) },
        ...(isOpen
          ? [
              {
                label: 'Mark as won…',
                also: 'outcome client',
                run: () => outcome.end(lead, 'won', focused()),
              },
              { label: 'Mark as lost…', also: 'outcome', run: () => outcome.end(lead, 'lost', focused()) },
            ]
          : [{ label: 'Reopen it', also: 'outcome', run: () => outcome.reopen(lead) }]),
      ];
    },
    onKey(lead: Lead, key: string) {
      if (!can('leads:status')) return;
      if ('Acewl'.includes(key)) holdKeysForDialog();
      const wanted = statusOfKey<Lead['status']>(kind.statuses, key);
      if (wanted) void setStatus(lead, wanted);
      else if (key === 'a') assign(lead, ownId);
      else if (key === 'A') assigning.open(lead, focused());
      else if (key === 'c') calling.open(lead, focused());
      else if (key === 'e') mailing.open(lead, focused());
      else if (key === 'w') outcome.end(lead, 'won', focused());
      else if (key === 'l') outcome.end(lead, 'lost', focused());
      else if (key === 'f') followUpTomorrow(lead);
    },
  };
}
