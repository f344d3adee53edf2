import { Badge } from '@mantine/core';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { statusWord } from '@upcurve/contracts/leads/lead-status';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';

/** A lead's status as a coloured badge; unknown statuses are outlined. */
export function LeadStatusBadge({ kind, status }: { kind: LeadKind; status: string }) {
  return (
    <Badge miw="max-content" {...(LEAD_KINDS[kind].looks[status] ?? { variant: 'outline', color: 'ink' })}>
      {statusWord(status)}
    </Badge>
  );
}
