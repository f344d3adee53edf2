import { Badge } from '@mantine/core';
import { ENDING_STATUSES, statusWord } from '@upcurve/contracts/leads/lead-status';
import { OUTCOMES } from '@upcurve/contracts/leads/lead-words';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';
import { BadgeMenu } from './BadgeMenu.tsx';
import { STAGE_LOOKS } from './stages.ts';

/** Shows a lead's status, or how it ended. Members who may change it get a menu with shortcuts. */
export function StatusMenu({ lead }: { lead: LeadRow }) {
  const { setField } = useLeadActions();
  const { status } = lead;
  const { statuses } = LEAD_KINDS[lead.kind];
  return (
    <BadgeMenu
      badge={<LeadStatusBadge lead={lead} />}
      name={`${statuses[status]}: change the status of ${leadName(lead)}`}
      items={choicesOf(statuses).map(({ value, label }, i) => ({
        label,
        // The other keys set how the lead ends.
        ...(i < 2 && { letter: i + 1 }),
        isCurrent: value === status,
        onClick: () => void setField(lead, 'status', value),
      }))}
    />
  );
}

/** Shows a lead's status as a coloured badge. An outcome that the status does not say takes its place. */
export function LeadStatusBadge({ lead: { kind, status, outcome } }: { lead: LeadRow }) {
  const isEnded = outcome !== 'open' && !(status in ENDING_STATUSES);
  const look = isEnded ? STAGE_LOOKS[outcome] : LEAD_KINDS[kind].looks[status];
  return (
    <Badge miw="max-content" {...(look ?? { variant: 'outline', color: 'ink' })}>
      {isEnded ? OUTCOMES[outcome] : statusWord(status)}
    </Badge>
  );
}
