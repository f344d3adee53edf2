import { Text } from '@mantine/core';
import { useLeadActions } from '../change/lead-actions.ts';
import { describeOutcome, type LeadOutcome } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { BadgeMenu } from '../status/BadgeMenu.tsx';

interface OutcomeMenuProps {
  lead: LeadRow;
  /** Shows only the reason of a lost lead, whose badge in the row says that it is lost. */
  isInRow?: boolean;
}

/** Shows a lead's outcome. Members who may change it get a menu. */
export function OutcomeMenu({ lead, isInRow = false }: OutcomeMenuProps) {
  const { ending, reopen } = useLeadActions();
  const { outcome } = lead;
  return (
    <BadgeMenu
      badge={
        <Text span size="sm" truncate c={outcome === 'open' ? 'dimmed' : undefined}>
          {(isInRow && lead.lostReason) || describeOutcome(lead)}
        </Text>
      }
      name={`${describeOutcome(lead)}: change the outcome of ${leadName(lead)}`}
      items={[
        {
          label: outcome === 'won' ? 'Change value or day' : 'Won…',
          letter: 'w',
          onClick: () => ending.open({ lead, outcome: 'won' }),
        },
        {
          label: outcome === 'lost' ? 'Change the reason' : 'Lost…',
          letter: 'l',
          onClick: () => ending.open({ lead, outcome: 'lost' }),
        },
        ...(outcome === 'open' ? [] : [{ label: 'Reopen', onClick: () => reopen(lead) }]),
      ]}
    />
  );
}

/** Shows on small screens, which have no outcome column, how a lead ended. */
export const OutcomeOnPhone = ({ lead }: { lead: LeadOutcome }) =>
  lead.outcome !== 'open' && <> · {describeOutcome(lead)}</>;
