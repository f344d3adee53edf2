import { Badge, Text } from '@mantine/core';
import { useLeadActions } from '../change/lead-actions.ts';
import { describeOutcome, type LeadOutcome } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { BadgeMenu } from '../status/BadgeMenu.tsx';
import { STAGE_LOOKS } from '../status/stages.ts';

/** Shows a lead's outcome. Members who may change it get a menu. */
export function OutcomeMenu({ lead }: { lead: LeadRow }) {
  const { ending, reopen } = useLeadActions();
  const { outcome } = lead;
  return (
    <BadgeMenu
      badge={<OutcomeMark lead={lead} />}
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

/** Shows how a lead ended. Its reason is cut if there is no room. */
export function OutcomeMark({ lead }: { lead: LeadOutcome }) {
  const words = describeOutcome(lead);
  if (lead.outcome === 'open')
    return (
      <Text span size="sm" c="dimmed">
        {words}
      </Text>
    );
  return (
    <Badge {...STAGE_LOOKS[lead.outcome]} title={words}>
      {words}
    </Badge>
  );
}

/** Shows on small screens, which have no outcome column, how a lead ended. */
export const OutcomeOnPhone = ({ lead }: { lead: LeadOutcome }) =>
  lead.outcome !== 'open' && <> · {describeOutcome(lead)}</>;
