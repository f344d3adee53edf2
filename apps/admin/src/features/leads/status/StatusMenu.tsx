import { Badge, Kbd, Menu, UnstyledButton } from '@mantine/core';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { statusWord } from '@upcurve/contracts/leads/lead-status';
import { useAuth } from '../../../auth/auth-context.ts';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { useLetterKeys } from '../../../kit/focus/screen-keys.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';

/** Shows a lead's status. Members who may change it get a menu with shortcuts. */
export function StatusMenu({ lead }: { lead: LeadRow }) {
  const { can } = useAuth();
  const [hasKeys] = useLetterKeys();
  const { setField } = useLeadActions();
  const { kind, status } = lead;
  const { statuses } = LEAD_KINDS[kind];
  const badge = <LeadStatusBadge kind={kind} status={status} />;
  if (!can('leads:status')) return badge;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          display="inline-flex"
          mih="1.75rem"
          style={{ alignItems: 'center' }}
          aria-label={`${statuses[status]}: change the status of ${leadName(lead)}`}
        >
          {badge}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {choicesOf(statuses).map(({ value, label }, i) => (
          <Menu.Item
            key={value}
            rightSection={hasKeys && <Kbd size="xs">{i + 1}</Kbd>}
            aria-current={value === status || undefined}
            onClick={() => void setField(lead, 'status', value)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Shows a lead's status as a coloured badge. Unknown statuses are outlined. */
export function LeadStatusBadge({ kind, status }: { kind: LeadKind; status: string }) {
  return (
    <Badge miw="max-content" {...(LEAD_KINDS[kind].looks[status] ?? { variant: 'outline', color: 'ink' })}>
      {statusWord(status)}
    </Badge>
  );
}
