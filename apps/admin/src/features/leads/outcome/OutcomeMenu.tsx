import { Text } from '@mantine/core';
import { useLeadActions } from '../change/lead-actions.ts';
import { describeOutcome } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { BadgeMenu } from '../status/BadgeMenu.tsx';

/** Shows a lead's outcome. Members who may change it get a menu. */
export function OutcomeMenu({ lead }: { lead: LeadRow }) {
  const { ending, reopen } = useLeadActions();
  const { outcome } = lead;
  return (
    <BadgeMenu
      badge={
        <Text span size="sm" truncate c={outcome === 'open' ? 'dimmed' : undefined}>
          {describeOutcome(lead)}
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
