import { Anchor } from '@mantine/core';
import type { CountedLeads } from '@upcurve/contracts/analytics/leads-behind';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { Link } from 'react-router';
import { formatNumber } from '../../kit/list/format-count.ts';
import { currentZone } from '../../kit/time/zone.ts';
import { paths } from '../../paths.ts';

const LISTS = { eligibility: paths.submissions(), contact: paths.contacts() };

/** Returns the address of the leads behind a figure. The days are in the agency's time zone, not the member's. */
function addressOf({ kind, filter }: NonNullable<CountedLeads['list']>): string {
  const zone = currentZone() === AGENCY_ZONE ? undefined : AGENCY_ZONE;
  const given = Object.entries({ ...filter, zone }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `${LISTS[kind]}?${new URLSearchParams(given)}`;
}

/** Shows a number that links to its leads. It is plain text if it is 0 or no list shows exactly these leads. */
export function LeadsLink({ count, list }: CountedLeads) {
  if (count === 0 || !list) return formatNumber(count);
  return (
    <Anchor component={Link} to={addressOf(list)} inherit c="inherit" underline="always">
      {formatNumber(count)}
    </Anchor>
  );
}
