import { AGENCY_ZONE } from '@upcurve/contracts/agency';

export const AGENCY_PLACE = 'London';

const DAY_MS = 86_400_000;

/** Clocks of a place at a moment. `day` is YYYY-MM-DD, `time` HH:mm. */
export interface WallTime {
  day: string;
  time: string;
}

const numbers = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
const NUMBERS = numbers(AGENCY_ZONE);

const wordsIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
const WORDS = wordsIn(AGENCY_ZONE);
const UTC_WORDS = wordsIn('UTC');
/** British English knows GMT and BST by name. */
const ZONE_NAME = new Intl.DateTimeFormat('en-GB', { timeZone: AGENCY_ZONE, timeZoneName: 'short' });

const partsOf = (format: Intl.DateTimeFormat, at: number) =>
  Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));

/** What clocks in the agency's zone show at a moment. */
export function wallTimeOf(instant: string | number): WallTime {
  const { year, month, day, hour, minute } = partsOf(NUMBERS, new Date(instant).getTime());
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

const utcOf = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00.000Z`);
const offsetAt = (at: number) => utcOf(wallTimeOf(at)) - Math.floor(at / 60_000) * 60_000;

/**
 * The moments at which clocks in the agency's zone show a time, earliest first: none where they are put forward over it,
 * two where they are put back.
 */
export function instantsAt(wall: WallTime): string[] {
  const asUtc = utcOf(wall);
  if (Number.isNaN(asUtc)) return [];
  const offsets = new Set([offsetAt(asUtc - DAY_MS), offsetAt(asUtc + DAY_MS)]);
  return [...offsets]
    .map((offset) => asUtc - offset)
    .filter((at) => utcOf(wallTimeOf(at)) === asUtc)
    .toSorted((a, b) => a - b)
    .map((at) => new Date(at).toISOString());
}

/** For a time that clocks are put forward over: the one that they show instead. */
export const timeInstead = (wall: WallTime): WallTime =>
  wallTimeOf(utcOf(wall) - offsetAt(utcOf(wall) - DAY_MS));

const dayOf = ({ month, day, year }: Record<string, string>) => `${month} ${day}, ${year}`;
const timeOf = ({ hour, minute, dayPeriod }: Record<string, string>) => `${hour}:${minute} ${dayPeriod}`;

/** As 'Nov 20, 2026'. */
export const formatDay = (instant: string) => dayOf(partsOf(WORDS, Date.parse(instant)));

/** As 'Nov 20, 2026 9:00 AM GMT'. */
export function formatAgency(instant: string): string {
  const at = Date.parse(instant);
  const parts = partsOf(WORDS, at);
  return `${dayOf(parts)} ${timeOf(parts)} ${partsOf(ZONE_NAME, at).timeZoneName}`;
}

/** As '9:00 AM UTC', with its day where that is another. */
export function formatUtc(instant: string): string {
  const at = Date.parse(instant);
  const parts = partsOf(UTC_WORDS, at);
  const day = dayOf(parts) === formatDay(instant) ? '' : `${dayOf(parts)} `;
  return `${day}${timeOf(parts)} UTC`;
}
