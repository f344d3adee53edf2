import { useAuth } from '../../../auth/auth-context.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import type { ScreenAction } from '../../../kit/palette/screen-actions.ts';
import { focusNextRow } from '../../../kit/table/use-row-keys.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { SET_STAGES } from '../status/stages.ts';
import { useLeadActions } from './lead-actions.ts';

/** Returns a function that does what a key means for the focused or open lead. */
export function useLeadKeys() {
  const { can } = useAuth();
  const actions = useLeadActions();
  return (lead: LeadRow, key: string) => {
    if (!can('leads:status')) return;
    const stage = SET_STAGES[Number(key) - 1];
    if (stage) actions.setStage(lead, stage);
    else if (key === 'a') actions.assignToMe(lead);
    else if (key === 'A') actions.assigning.open(lead);
    else if (key === 'c') actions.calling.open(lead);
    else if (key === 'C') {
      focusNextRow();
      void actions.logCall(lead, { result: 'no_answer' });
    } else if (key === 'e') actions.mailing.open(lead);
    else if (key === 'w') actions.ending.open({ lead, outcome: 'won' });
    else if (key === 'l') actions.ending.open({ lead, outcome: 'lost' });
    else if (key === 'f') actions.followUpTomorrow(lead);
  };
}

/** Returns what can be done to the open lead, for the command palette. */
export function useLeadEntries(lead: LeadRow | undefined): ScreenAction[] {
  const { can } = useAuth();
  const actions = useLeadActions();
  if (!lead || !can('leads:status')) return [];
  const end = (outcome: 'won' | 'lost') => () => actions.ending.open({ lead, outcome });
  const ends: ScreenAction[] =
    lead.outcome === 'open'
      ? [
          { label: 'Mark as won…', also: 'outcome client', run: end('won') },
          { label: 'Mark as lost…', also: 'outcome', run: end('lost') },
        ]
      : [{ label: 'Reopen it', also: 'outcome', run: () => actions.reopen(lead) }];
  return [
    ...choicesOf(LEAD_KINDS[lead.kind].statuses)
      .filter(({ value }) => value !== lead.status)
      .map(({ value, label }) => ({
        label: `Set the status to ${label}`,
        run: () => void actions.setField(lead, 'status', value),
      })),
    { label: 'Assign to me', run: () => actions.assignToMe(lead) },
    { label: 'Assign to a colleague…', run: () => actions.assigning.open(lead) },
    { label: 'Log a call…', also: 'phone spoke', run: () => actions.calling.open(lead) },
    { label: 'Email this lead…', also: 'email write mail', run: () => actions.mailing.open(lead) },
    { label: 'Follow up tomorrow', run: () => actions.followUpTomorrow(lead) },
    ...ends,
  ];
}
