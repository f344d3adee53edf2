import { Badge } from '@mantine/core';
import type { LeadKind } from '@upcurve/contracts/lead';
import { statusWord } from '@upcurve/contracts/lead-status';
import { LEAD_KINDS } from './lead-kinds.ts';

/** A lead's status in its colour; a status that is not known yet is outlined. */
export function LeadStatusBadge({ kind, status }: { kind: LeadKind; status: string }) {
  return (
    <Badge miw="max-content" {...(LEAD_KINDS[kind].looks[status] ?? { variant: 'outline', color: 'ink' })}>
      {statusWord(status)}
    </Badge>
  );
}
