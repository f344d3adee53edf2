import { Button, Menu } from '@mantine/core';
import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import { useAuth } from '../../../auth/auth-context.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { BulkBar } from '../../../kit/table/BulkBar.tsx';
import type { Selection } from '../../../kit/table/SelectBox.tsx';
import { AssigneeItems } from '../assignee/AssigneeMenu.tsx';
import type { BulkAction } from '../change/change-lead.ts';
import { FOLLOW_UPS, followUpIn } from '../desk/desk-words.ts';
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
            {choicesOf(OUTCOMES).map(({ value, label }) => (
              <Menu.Item key={value} onClick={() => onAct({ action: 'outcome', outcome: value })}>
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
