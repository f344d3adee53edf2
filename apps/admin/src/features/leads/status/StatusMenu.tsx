import { Badge } from '@mantine/core';
import { type LeadStatus, statusWord } from '@upcurve/contracts/leads/lead-status';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';
import { BadgeMenu } from './BadgeMenu.tsx';
import { STAGE_LOOKS, STATUS_LOOKS } from './stages.ts';

/** Shows a lead's status. Members who may change it get a menu with shortcuts. */
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

/** Shows a lead's status as a coloured badge. */
export const LeadStatusBadge = ({ lead: { status } }: { lead: LeadRow }) => (
  <Badge miw="max-content" {...(STATUS_LOOKS[status as LeadStatus] ?? STAGE_LOOKS.inTouch)}>
    {statusWord(status)}
  </Badge>
);
