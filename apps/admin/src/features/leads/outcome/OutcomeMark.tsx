import { Badge, Text } from '@mantine/core';
import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import { formatPence } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';

type LeadOutcome = Pick<LeadRow, 'outcome' | 'valuePence' | 'lostReason'>;

/** Describes how a lead ended, such as 'Won £4,500' or 'Lost: No budget'. */
export function describeOutcome({ outcome, valuePence, lostReason }: LeadOutcome): string {
  if (outcome === 'won' && valuePence !== null) return `${OUTCOMES.won} ${formatPence(valuePence)}`;
  if (outcome === 'lost' && lostReason !== null) return `${OUTCOMES.lost}: ${lostReason}`;
  return OUTCOMES[outcome];
}

/** Shows how a lead ended. Won leads stand out; the reason of a lost one is cut if there is no room. */
export function OutcomeMark({ lead }: { lead: LeadOutcome }) {
  const words = describeOutcome(lead);
  if (lead.outcome === 'won')
    return (
      <Badge miw="max-content" variant="filled" color="sage">
        {words}
      </Badge>
    );
  return (
    <Text span size="sm" c="dimmed" truncate title={words}>
      {words}
    </Text>
  );
}

/** Shows on small screens, which have no outcome column, how a lead ended. */
export const OutcomeOnPhone = ({ lead }: { lead: LeadOutcome }) =>
  lead.outcome !== 'open' && <> · {describeOutcome(lead)}</>;
