import { Kbd, UnstyledButton } from '@mantine/core';
import { useAuth } from '../auth/auth-context.ts';
import { choicesOf } from '../choices-of.ts';
import { nameOf } from '../lead-name.ts';
import { LeadStatusBadge } from './LeadStatusBadge.tsx';
import type { DeskLead, LeadNoun } from './lead-noun.ts';
import { useLetterKeys } from './letter-keys.ts';
import { PressMenu } from './PressMenu.tsx';
import type { SetStatus } from './use-status-change.tsx';

interface StatusMenuProps<Lead extends DeskLead> {
  noun: LeadNoun<Lead>;
  lead: Lead;
  onChange: SetStatus<Lead>;
}

/** The status of a lead; for those who may change it a menu that does, with the keys that do so too. */
export function StatusMenu<Lead extends DeskLead>({ noun, lead, onChange }: StatusMenuProps<Lead>) {
  const { can } = useAuth();
  const [hasKeys] = useLetterKeys();
  const { statuses } = noun;
  const status: Lead['status'] = lead.status;
  const badge = <LeadStatusBadge kind={noun.kind} status={status} />;
  if (!can('leads:status')) return badge;
  return (
    <PressMenu
      position="bottom-start"
      target={
        <UnstyledButton
          display="inline-flex"
          mih="1.75rem"
          style={{ alignItems: 'center' }}
          aria-label={`${statuses[status]}: change the status of ${nameOf(lead)}`}
        >
          {badge}
        </UnstyledButton>
      }
    >
      {(Menu) =>
        choicesOf<Lead['status']>(statuses).map(({ value, label }, i) => (
          <Menu.Item
            key={value}
            rightSection={hasKeys && <Kbd size="xs">{i + 1}</Kbd>}
            aria-current={value === status || undefined}
            onClick={() => void onChange(lead, value)}
          >
            {label}
          </Menu.Item>
        ))
      }
    </PressMenu>
  );
}
