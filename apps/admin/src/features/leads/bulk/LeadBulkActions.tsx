import { Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Outcome } from '@upcurve/contracts/leads/lead-desk';
import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import { useAuth } from '../../../auth/auth-context.ts';
import { BulkBar } from '../../../kit/table/BulkBar.tsx';
import type { Selection } from '../../../kit/table/SelectBox.tsx';
import { AssigneeItems } from '../assignee/AssigneeMenu.tsx';
import type { BulkAction } from '../change/change-lead.ts';
import { FOLLOW_UPS, followUpIn } from '../desk/desk-words.ts';
import { lostReasonsQuery } from '../lead-queries.ts';
import { type ListQuery, SelectRest } from './SelectRest.tsx';
import { BULK_LASTING_MAX } from './use-lead-bulk.ts';

interface LeadBulkActionsProps {
  count: number;
  /** The statuses or stages that the selected leads can have. */
  choices: { label: string; action: BulkAction }[];
  /** Whether outcomes have a menu of their own. Stages include them. */
  hasOutcomes: boolean;
  query: ListQuery;
  selection: Selection;
  onAct: (action: BulkAction) => void;
}

const secondary = (label: string) => (
  <Button variant="default" size="xs">
    {label}
  </Button>
);

export function LeadBulkActions({
  count,
  choices,
  hasOutcomes,
  query,
  selection,
  onAct,
}: LeadBulkActionsProps) {
  const { can } = useAuth();
  return (
    <BulkBar count={count} max={BULK_LASTING_MAX} onClear={selection.clear}>
      <SelectRest query={query} selection={selection} count={count} />
      <Menu position="top-start">
        <Menu.Target>
          <Button size="xs">Set status</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {choices.map(({ label, action }) => (
            <Menu.Item key={label} onClick={() => onAct(action)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {hasOutcomes && (
        <Menu position="top-start">
          <Menu.Target>{secondary('Set outcome')}</Menu.Target>
          <Menu.Dropdown>
            <OutcomeItems onPick={(ending) => onAct({ action: 'outcome', ...ending })} />
          </Menu.Dropdown>
        </Menu>
      )}
      <Menu position="top-start">
        <Menu.Target>{secondary('Follow up')}</Menu.Target>
        <Menu.Dropdown>
          {FOLLOW_UPS.map(({ label, days }) => (
            <Menu.Item
              key={label}
              onClick={() => onAct({ action: 'followUp', followUpAt: followUpIn(days) })}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => onAct({ action: 'followUp', followUpAt: null })}>No follow-up</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Menu position="top-start">
        <Menu.Target>{secondary('Assign to…')}</Menu.Target>
        <Menu.Dropdown>
          <AssigneeItems onAssign={(assigneeId) => onAct({ action: 'assign', assigneeId })} />
        </Menu.Dropdown>
      </Menu>
      {can('leads:delete') && (
        <Button variant="default" size="xs" onClick={() => onAct({ action: 'delete' })}>
          Delete selected
        </Button>
      )}
    </BulkBar>
  );
}

interface OutcomeItemsProps {
  onPick: (ending: { outcome: Outcome; lostReason?: string }) => void;
}

/** Menu items for the outcomes. The value of won leads is entered on each lead. */
function OutcomeItems({ onPick }: OutcomeItemsProps) {
  const { data } = useQuery(lostReasonsQuery);
  return (
    <>
      <Menu.Item onClick={() => onPick({ outcome: 'won' })}>{OUTCOMES.won}</Menu.Item>
      <Menu.Item onClick={() => onPick({ outcome: 'open' })}>{OUTCOMES.open}</Menu.Item>
      <Menu.Divider />
      <Menu.Label>{OUTCOMES.lost}</Menu.Label>
      {data?.reasons.map((lostReason) => (
        <Menu.Item key={lostReason} onClick={() => onPick({ outcome: 'lost', lostReason })}>
          {lostReason}
        </Menu.Item>
      ))}
      <Menu.Item onClick={() => onPick({ outcome: 'lost' })}>No particular reason</Menu.Item>
    </>
  );
}
