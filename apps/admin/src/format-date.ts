import { AGENCY_ZONE } from '@upcurve/contracts/agency';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { daysOn, shownZone, startOfDay, wallTimeOf, zoneNameAt } from './zone.ts';

dayjs.extend(utc);

/** A moment by the member's clocks, with what their zone is called there where it is not the agency's. */
function formatted(instant: string, form: string): string {
  const { day, time } = wallTimeOf(instant);
  // Only written out: the browser's own clocks may be put forward over that time.
  const words = dayjs.utc(`${day}T${time}Z`).second(new Date(instant).getUTCSeconds()).format(form);
  return shownZone() === AGENCY_ZONE ? words : `${words} ${zoneNameAt(instant)}`;
}

/** As 'Nov 20, 2026 2:05 PM'; 'N/A' when missing. */
export const formatDateTime = (instant: string | null | undefined): string =>
  instant ? formatted(instant, 'MMM D, YYYY h:mm A') : 'N/A';

/** With its seconds, as 'Nov 20, 2026 2:05:09 PM'. */
export const formatSecond = (instant: string) => formatted(instant, 'MMM D, YYYY h:mm:ss A');

/** Day first, as '20/11/2026 14:05'. */
export const formatDayFirst = (instant: string) => formatted(instant, 'DD/MM/YYYY HH:mm');

/** The day alone, as 'Fri 20 Nov 2026'. */
export const formatWeekday = (instant: string) => dayjs.utc(wallTimeOf(instant).day).format('ddd D MMM YYYY');

/** A filter by calendar days, both included, as the API wants it: by moments, the latter exclusive. */
export function byMoments<Filter extends { from?: string; to?: string }>({ from, to, ...filter }: Filter) {
  return { ...filter, from: from && startOfDay(from), to: to && startOfDay(daysOn(to, 1)) };
}
