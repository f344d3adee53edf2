import { partsOf, perZone, shownZone, zoneNameAt } from '../../zone.ts';

/* A post's moments by the member's clocks, and by those of everybody. */

const wordsIn = perZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
);

const dayOf = ({ month, day, year }: Record<string, string>) => `${month} ${day}, ${year}`;
const timeOf = ({ hour, minute, dayPeriod }: Record<string, string>) => `${hour}:${minute} ${dayPeriod}`;
const shownParts = (instant: string) => partsOf(wordsIn(shownZone()), Date.parse(instant));

/** As 'Nov 20, 2026'. */
export const formatDay = (instant: string, zone = shownZone()) =>
  dayOf(partsOf(wordsIn(zone), Date.parse(instant)));

/** As 'Nov 20, 2026 9:00 AM GMT'. */
export function formatZoned(instant: string): string {
  const parts = shownParts(instant);
  return `${dayOf(parts)} ${timeOf(parts)} ${zoneNameAt(instant)}`;
}

/** As '9:00 AM UTC', with its day where that is another. */
export function formatUtc(instant: string): string {
  const parts = partsOf(wordsIn('UTC'), Date.parse(instant));
  const day = dayOf(parts) === formatDay(instant) ? '' : `${dayOf(parts)} `;
  return `${day}${timeOf(parts)} UTC`;
}
