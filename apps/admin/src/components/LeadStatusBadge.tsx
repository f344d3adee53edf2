import { Badge } from '@mantine/core';
import type { LeadKind } from '@upcurve/contracts/lead';
import { LEAD_KINDS, STATUSES } from './lead-kinds.ts';

const WORDS: Readonly<Record<string, string>> = STATUSES;

/** A lead's status in its colour; a status that is not known yet is outlined. */
export function LeadStatusBadge({ kind, status }: { kind: LeadKind; status: string }) {
  return (
    <Badge miw="max-content" {...(LEAD_KINDS[kind].looks[status] ?? { variant: 'outline', color: 'ink' })}>
      {WORDS[status] ?? status}
    </Badge>
  );
}
