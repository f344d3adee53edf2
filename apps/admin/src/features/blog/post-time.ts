import { NO_DATE } from '../../kit/time/format-date.ts';
import { cachePerZone, currentZone, partsOf, wallTimeOf, zoneNameAt } from '../../kit/time/zone.ts';

const dayFormat = cachePerZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: 'short', day: 'numeric' }),
);

const dayParts = (instant: string, zone: string) => {
  const { day = '', month = '', year = '' } = partsOf(dayFormat(zone), Date.parse(instant));
  // Shortens 'Sept', the British abbreviation, to three letters.
  return { day, month: month.slice(0, 3), year };
};
const britishDay = (instant: string, zone: string) => {
  const { day, month, year } = dayParts(instant, zone);
  return `${day} ${month} ${year}`;
};

/** Formats the day for lists of posts, such as 'Nov 20, 2026'. */
export function formatDay(instant: string, zone = currentZone()): string {
  if (!wallTimeOf(instant).day) return NO_DATE;
  const { day, month, year } = dayParts(instant, zone);
  return `${month} ${day}, ${year}`;
}

/** Formats a moment in the member's time zone, such as '20 Nov 2026, 09:00 GMT'. */
export function formatZoned(instant: string): string {
  const { day, time } = wallTimeOf(instant);
  return day ? `${britishDay(instant, currentZone())}, ${time} ${zoneNameAt(instant)}` : NO_DATE;
}
