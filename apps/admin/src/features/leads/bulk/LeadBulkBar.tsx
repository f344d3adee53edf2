import { Button, Text } from '@mantine/core';
import { useAuth } from '../../../auth/auth-context.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { PressMenu } from '../../../kit/menus/PressMenu.tsx';
import { BulkBar } from '../../../kit/table/BulkBar.tsx';
import { AssigneeItems } from '../assignee/AssigneeItems.tsx';
import { BULK_LASTING_MAX, type LeadBulk } from './use-lead-bulk.ts';

interface LeadBulkBarProps<Status extends string> {
  leads: readonly { id: string; status: Status }[];
  /** Undefined if leads of both kinds are selected, because their statuses differ. */
  statuses: Readonly<Record<Status, string>> | undefined;
  onAct: (act: LeadBulk<Status>) => void;
  onClear: () => void;
}

/** Shows the bulk actions that the role permits on the selected leads. */
export function LeadBulkBar<Status extends string>(props: LeadBulkBarProps<Status>) {
  const { leads, statuses, onAct, onClear } = props;
  const ids = leads.map(({ id }) => id);
  const { can } = useAuth();
  return (
    <BulkBar count={ids.length} max={BULK_LASTING_MAX} onClear={onClear}>
      {statuses ? (
        <PressMenu position="top-start" target={<Button size="xs">Set status</Button>}>
          {(Menu) =>
            choicesOf(statuses).map(({ value, label }) => (
              <Menu.Item key={value} onClick={() => onAct({ action: 'status', leads, status: value })}>
                {label}
              </Menu.Item>
            ))
          }
        </PressMenu>
      ) : (
        <Text size="xs">To set a status, select only quiz leads or only form leads.</Text>
      )}
      <PressMenu
        position="top-start"
        target={
          <Button variant="default" size="xs">
            Assign to…
          </Button>
        }
      >
        {(Menu) => (
          <AssigneeItems
            Menu={Menu}
            onAssign={(assigneeId) => onAct({ action: 'assign', ids, assigneeId })}
          />
        )}
      </PressMenu>
      {can('leads:delete') && (
        <Button variant="default" size="xs" onClick={() => onAct({ action: 'delete', ids })}>
          Delete selected
        </Button>
      )}
    </BulkBar>
  );
}
