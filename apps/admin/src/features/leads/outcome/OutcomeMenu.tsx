import { Kbd, UnstyledButton } from '@mantine/core';
import { useAuth } from '../../../auth/auth-context.ts';
import { useLetterKeys } from '../../../kit/focus/screen-keys.ts';
import { PressMenu } from '../../../kit/menus/PressMenu.tsx';
import type { columnsOf } from '../../../kit/table/list-columns.ts';
import type { LeadRow } from '../kinds/lead-kind-config.ts';
import { leadName } from '../lead-name.ts';
import { describeOutcome, OutcomeMark } from './OutcomeMark.tsx';

/** Changes the outcome of a lead. `won` and `lost` ask for details first. */
export interface OutcomeActions<Lead extends LeadRow> {
  end: (lead: Lead, outcome: 'won' | 'lost', from: HTMLElement | null) => void;
  reopen: (lead: Lead) => void;
}

interface OutcomeMenuProps<Lead extends LeadRow> {
  lead: Lead;
  acts: OutcomeActions<Lead>;
}

/** Shows a lead's outcome. Members who may change it get a menu. */
export function OutcomeMenu<Lead extends LeadRow>({ lead, acts }: OutcomeMenuProps<Lead>) {
  const { can } = useAuth();
  const [hasKeys] = useLetterKeys();
  const mark = <OutcomeMark lead={lead} />;
  if (!can('leads:status')) return mark;
  const from = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
  return (
    <PressMenu
      position="bottom-start"
      target={
        <UnstyledButton
          display="inline-flex"
          mih="1.75rem"
          maw="100%"
          style={{ alignItems: 'center' }}
          aria-label={`${describeOutcome(lead)}: change the outcome of ${leadName(lead)}`}
        >
          {mark}
        </UnstyledButton>
      }
    >
      {(Menu) => (
        <>
          <Menu.Item
            rightSection={hasKeys && <Kbd size="xs">w</Kbd>}
            onClick={() => acts.end(lead, 'won', from())}
          >
            {lead.outcome === 'won' ? 'Change value or day' : 'Won…'}
          </Menu.Item>
          <Menu.Item
            rightSection={hasKeys && <Kbd size="xs">l</Kbd>}
            onClick={() => acts.end(lead, 'lost', from())}
          >
            {lead.outcome === 'lost' ? 'Change the reason' : 'Lost…'}
          </Menu.Item>
          {lead.outcome !== 'open' && <Menu.Item onClick={() => acts.reopen(lead)}>Reopen</Menu.Item>}
        </>
      )}
    </PressMenu>
  );
}

/** Returns the outcome column for a list of leads. */
export const outcomeColumn = <Row extends LeadRow>(
  column: ReturnType<typeof columnsOf<Row>>,
  acts: OutcomeActions<Row>,
) =>
  column.display({
    id: 'outcome',
    header: 'Outcome',
    cell: ({ row: { original } }) => <OutcomeMenu<Row> lead={original as Row} acts={acts} />,
    meta: { width: '7.5rem', visibleFrom: 'sm' },
  });
