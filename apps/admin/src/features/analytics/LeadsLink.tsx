import { Anchor } from '@mantine/core';
import type { CountedLeads } from '@upcurve/contracts/analytics/leads-behind';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { Link } from 'react-router';
import { formatNumber } from '../../kit/list/format-count.ts';
import { currentZone } from '../../kit/time/zone.ts';
import { paths } from '../../paths.ts';

const LISTS = { eligibility: paths.submissions(), contact: paths.contacts(), inbox: paths.inbox() };

/** Returns the address of the leads behind a figure. The days are in the agency's time zone, not the member's. */
function addressOf({ kind, filter }: NonNullable<CountedLeads['list']>): string {
  const zone = currentZone() === AGENCY_ZONE ? undefined : AGENCY_ZONE;
  const given = Object.entries({ ...filter, ...(kind === 'inbox' ? { view: 'all' } : { zone }) }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  return `${LISTS[kind]}?${new URLSearchParams(given)}`;
}

interface LeadsLinkProps extends CountedLeads {
  children?: string;
}

/**
 * Shows a number, or another text about the same leads, that links to them. It is plain text if it is 0 or no list shows
 * exactly these leads.
 */
export function LeadsLink({ count, list, children = formatNumber(count) }: LeadsLinkProps) {
  if (count === 0 || !list) return children;
  return (
    <Anchor component={Link} to={addressOf(list)} inherit c="inherit" underline="always">
      {children}
    </Anchor>
  );
}
