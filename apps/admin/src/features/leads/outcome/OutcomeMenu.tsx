import { Kbd, Menu, UnstyledButton } from '@mantine/core';
import { useAuth } from '../../../auth/auth-context.ts';
import { useLetterKeys } from '../../../kit/focus/screen-keys.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { describeOutcome, OutcomeMark } from './OutcomeMark.tsx';

/** Shows a lead's outcome. Members who may change it get a menu. */
export function OutcomeMenu({ lead }: { lead: LeadRow }) {
  const { can } = useAuth();
  const [hasKeys] = useLetterKeys();
  const { ending, reopen } = useLeadActions();
  const mark = <OutcomeMark lead={lead} />;
  if (!can('leads:status')) return mark;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          display="inline-flex"
          mih="1.75rem"
          maw="100%"
          style={{ alignItems: 'center' }}
          aria-label={`${describeOutcome(lead)}: change the outcome of ${leadName(lead)}`}
        >
          {mark}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          rightSection={hasKeys && <Kbd size="xs">w</Kbd>}
          onClick={() => ending.open({ lead, outcome: 'won' })}
        >
          {lead.outcome === 'won' ? 'Change value or day' : 'Won…'}
        </Menu.Item>
        <Menu.Item
          rightSection={hasKeys && <Kbd size="xs">l</Kbd>}
          onClick={() => ending.open({ lead, outcome: 'lost' })}
        >
          {lead.outcome === 'lost' ? 'Change the reason' : 'Lost…'}
        </Menu.Item>
        {lead.outcome !== 'open' && <Menu.Item onClick={() => reopen(lead)}>Reopen</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
