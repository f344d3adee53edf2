import { useWindowEvent } from '@mantine/hooks';
import { STAGES } from '@upcurve/contracts/leads/lead-status';
import { useUser } from '../../../auth/auth-context.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import type { Selection } from '../../../kit/table/SelectBox.tsx';
import type { BulkAction } from '../change/change-lead.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import { followUpIn } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { changeOfStage, SET_STAGES } from '../status/stages.ts';
import { LeadBulkActions } from './LeadBulkActions.tsx';
import type { ListQuery } from './SelectRest.tsx';
import { BULK_LASTING_MAX } from './use-lead-bulk.ts';

interface LeadBulkBarProps {
  rows: readonly LeadRow[];
  /** Whether the list holds both kinds. The first menu then sets stages instead of statuses. */
  isMixed?: boolean | undefined;
  query: ListQuery;
  selection: Selection;
}

/** Returns what the first menu sets: stages in a mixed list, else the statuses of the kind. */
function choicesFor([first]: readonly LeadRow[], isMixed: boolean): { label: string; action: BulkAction }[] {
  if (isMixed) return SET_STAGES.map((stage) => ({ label: STAGES[stage], action: changeOfStage(stage) }));
  return choicesOf(first ? LEAD_KINDS[first.kind].statuses : {}).map(({ value, label }) => ({
    label,
    action: { action: 'status', status: value },
  }));
}

/**
 * The bar of actions on the selected leads. While there is a selection, the keys that change one lead (1 to 4, a, f)
 * change all selected leads. Those that ask about one lead do nothing.
 */
export function LeadBulkBar({ rows, isMixed = false, query, selection }: LeadBulkBarProps) {
  const leads = rows.filter(({ id }) => selection.state[id]);
  const choices = choicesFor(leads, isMixed);
  const { id: ownId } = useUser();
  const { bulk, ending } = useLeadActions();

  function act(action: BulkAction) {
    selection.clear();
    const [lead] = leads;
    const isLost = action.action === 'outcome' && action.outcome === 'lost';
    if (action.action === 'delete') bulk.remove(leads);
    else if (isLost && lead) ending.open({ lead, outcome: 'lost', selected: leads });
    else void bulk.change(action, leads);
  }
  function actionOf(key: string): BulkAction | undefined {
    if (key === 'a') return { action: 'assign', assigneeId: ownId };
    if (key === 'f') return { action: 'followUp', followUpAt: followUpIn(1) };
    const stage = SET_STAGES[Number(key) - 1];
    return stage && changeOfStage(stage);
  }
  // Before the list's own keys, which act on the focused lead.
  useWindowEvent(
    'keydown',
    (event) => {
      if (leads.length === 0 || leads.length > BULK_LASTING_MAX || !isScreenKey(event)) return;
      if (!/^[1-9aAcCeflw]$/.test(event.key)) return;
      event.preventDefault();
      const action = actionOf(event.key);
      if (action) act(action);
    },
    { capture: true },
  );
  if (leads.length === 0) return null;
  return (
    <LeadBulkActions
      count={leads.length}
      choices={choices}
      hasOutcomes={!isMixed}
      query={query}
      selection={selection}
      onAct={act}
    />
  );
}
