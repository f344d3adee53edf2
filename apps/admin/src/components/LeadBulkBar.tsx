import { Button, Text } from '@mantine/core';
import { useAuth } from '../auth/auth-context.ts';
import { choicesOf } from '../choices-of.ts';
import { AssigneeItems } from './AssigneeItems.tsx';
import { BulkBar } from './BulkBar.tsx';
import { PressMenu } from './PressMenu.tsx';
import { BULK_LASTING_MAX, type LeadBulk } from './use-lead-bulk.ts';

interface LeadBulkBarProps<Status extends string> {
  leads: readonly { id: string; status: Status }[];
  /** None where those selected have statuses of their own. */
  statuses: Readonly<Record<Status, string>> | undefined;
  onAct: (act: LeadBulk<Status>) => void;
  onClear: () => void;
}

/** Status, assignment and deletion of the selected leads, as far as the role may. */
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
        <Text size="xs">Quiz and forms have statuses of their own: select one of the two to set it.</Text>
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
