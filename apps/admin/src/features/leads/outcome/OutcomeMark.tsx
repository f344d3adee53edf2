import { Badge, Text } from '@mantine/core';
import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import { formatPence } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { STAGE_LOOKS } from '../status/stages.ts';

type LeadOutcome = Pick<LeadRow, 'outcome' | 'valuePence' | 'lostReason'>;

/** Describes how a lead ended, such as 'Won £4,500' or 'Lost: No budget'. */
export function describeOutcome({ outcome, valuePence, lostReason }: LeadOutcome): string {
  if (outcome === 'won' && valuePence !== null) return `${OUTCOMES.won} ${formatPence(valuePence)}`;
  if (outcome === 'lost' && lostReason !== null) return `${OUTCOMES.lost}: ${lostReason}`;
  return OUTCOMES[outcome];
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
