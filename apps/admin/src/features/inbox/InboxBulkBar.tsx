import { Button, Menu, Text } from '@mantine/core';
import type { InboxLead } from '@upcurve/contracts/inbox';
import { useAuth } from '../../auth/auth-context.ts';
import { choicesOf } from '../../choices-of.ts';
import { AssigneeItems } from '../../components/AssigneeItems.tsx';
import { BulkBar } from '../../components/BulkBar.tsx';
import type { LeadStatus } from '../../components/lead-kinds.ts';
import { BULK_LASTING_MAX, type LeadBulk } from '../../components/use-lead-bulk.ts';
import { INBOX_NOUNS } from './inbox-nouns.ts';

interface InboxBulkBarProps {
  leads: InboxLead[];
  onAct: (act: LeadBulk<LeadStatus>) => void;
  onClear: () => void;
}

/** Status, assignment and deletion of the selected leads, as far as the role may. Statuses differ by kind. */
export function InboxBulkBar({ leads, onAct, onClear }: InboxBulkBarProps) {
  const { can } = useAuth();
  const ids = leads.map(({ id }) => id);
  const [kind, ...otherKinds] = new Set(leads.map((lead) => lead.kind));
  return (
    <BulkBar count={ids.length} max={BULK_LASTING_MAX} onClear={onClear}>
      {kind && otherKinds.length === 0 ? (
        <Menu position="top-start">
          <Menu.Target>
            <Button size="xs">Set status</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {choicesOf<LeadStatus>(INBOX_NOUNS[kind].statuses).map(({ value, label }) => (
              <Menu.Item key={value} onClick={() => onAct({ action: 'status', leads, status: value })}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Text size="xs">Quiz and forms have statuses of their own: select one of the two to set it.</Text>
      )}
      <Menu position="top-start">
        <Menu.Target>
          <Button size="xs" variant="default">
            Assign to…
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <AssigneeItems onAssign={(assigneeId) => onAct({ action: 'assign', ids, assigneeId })} />
        </Menu.Dropdown>
      </Menu>
      {can('leads:delete') && (
        <Button variant="default" size="xs" onClick={() => onAct({ action: 'delete', ids })}>
          Delete selected
        </Button>
      )}
    </BulkBar>
  );
}
