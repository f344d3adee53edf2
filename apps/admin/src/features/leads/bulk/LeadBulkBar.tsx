import { Button, Menu } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { STAGES } from '@upcurve/contracts/leads/lead-status';
import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { BulkBar } from '../../../kit/table/BulkBar.tsx';
import type { Selection } from '../../../kit/table/SelectBox.tsx';
import { AssigneeItems } from '../assignee/AssigneeMenu.tsx';
import type { BulkAction } from '../change/change-lead.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import { FOLLOW_UPS, followUpIn } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { changeOfStage, SET_STAGES } from '../status/stages.ts';
import { BULK_LASTING_MAX } from './use-lead-bulk.ts';

const secondary = (label: string) => (
  <Button variant="default" size="xs">
    {label}
  </Button>
);

interface LeadBulkBarProps {
  rows: readonly LeadRow[];
  /** Whether the list holds both kinds. The first menu then sets stages instead of statuses. */
  isMixed?: boolean | undefined;
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
export function LeadBulkBar({ rows, isMixed = false, selection }: LeadBulkBarProps) {
  const leads = rows.filter(({ id }) => selection.state[id]);
  const choices = choicesFor(leads, isMixed);
  const { id: ownId } = useUser();
  const { can } = useAuth();
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
    <BulkBar count={leads.length} max={BULK_LASTING_MAX} onClear={selection.clear}>
      <Menu position="top-start">
        <Menu.Target>
          <Button size="xs">Set status</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {choices.map(({ label, action }) => (
            <Menu.Item key={label} onClick={() => act(action)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {!isMixed && (
        <Menu position="top-start">
          <Menu.Target>{secondary('Set outcome')}</Menu.Target>
          <Menu.Dropdown>
            {choicesOf(OUTCOMES).map(({ value, label }) => (
              <Menu.Item key={value} onClick={() => act({ action: 'outcome', outcome: value })}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Menu position="top-start">
        <Menu.Target>{secondary('Follow up')}</Menu.Target>
        <Menu.Dropdown>
          {FOLLOW_UPS.map(({ label, days }) => (
            <Menu.Item key={label} onClick={() => act({ action: 'followUp', followUpAt: followUpIn(days) })}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => act({ action: 'followUp', followUpAt: null })}>No follow-up</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Menu position="top-start">
        <Menu.Target>{secondary('Assign to…')}</Menu.Target>
        <Menu.Dropdown>
          <AssigneeItems onAssign={(assigneeId) => act({ action: 'assign', assigneeId })} />
        </Menu.Dropdown>
      </Menu>
      {can('leads:delete') && (
        <Button variant="default" size="xs" onClick={() => act({ action: 'delete' })}>
          Delete selected
        </Button>
      )}
    </BulkBar>
  );
}
