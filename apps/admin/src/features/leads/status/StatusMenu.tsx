import { Badge } from '@mantine/core';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { statusWord } from '@upcurve/contracts/leads/lead-status';
import { choicesOf } from '../../../kit/filters/choices-of.ts';
import { useLeadActions } from '../change/lead-actions.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';
import { BadgeMenu } from './BadgeMenu.tsx';

/** Shows a lead's status. Members who may change it get a menu with shortcuts. */
export function StatusMenu({ lead }: { lead: LeadRow }) {
  const { setField } = useLeadActions();
  const { kind, status } = lead;
  const { statuses } = LEAD_KINDS[kind];
  return (
    <BadgeMenu
      badge={<LeadStatusBadge kind={kind} status={status} />}
      name={`${statuses[status]}: change the status of ${leadName(lead)}`}
      items={choicesOf(statuses).map(({ value, label }, i) => ({
        label,
        letter: i + 1,
        isCurrent: value === status,
        onClick: () => void setField(lead, 'status', value),
      }))}
    />
  );
}

/** Shows a lead's status as a coloured badge. Unknown statuses are outlined. */
export function LeadStatusBadge({ kind, status }: { kind: LeadKind; status: string }) {
  return (
    <Badge miw="max-content" {...(LEAD_KINDS[kind].looks[status] ?? { variant: 'outline', color: 'ink' })}>
      {statusWord(status)}
    </Badge>
  );
}
