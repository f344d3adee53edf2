import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';

/* The time zone in which the admin shows and accepts times, as chosen by the signed-in member. */

const DAY_MS = 86_400_000;

/** A local date and time. `day` is YYYY-MM-DD, `time` HH:mm. */
export interface WallTime {
  day: string;
  time: string;
}

let shown: string = AGENCY_ZONE;

export const currentZone = () => shown;

/** Sets the current zone. Defaults to the agency's zone if it is missing or unknown to the browser. */
export function setCurrentZone(zone: string | undefined): void {
  shown = zone && isKnown(zone) ? zone : AGENCY_ZONE;
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Caches a value per zone, because creating a date format is slow. */
export function cachePerZone<T>(make: (zone: string) => T): (zone: string) => T {
  const made = new Map<string, T>();
  return (zone) => {
    const there = made.get(zone) ?? make(zone);
    made.set(zone, there);
    return there;
  };
}

const numbersIn = cachePerZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/* English locales that know the names of different zones: BST and CET, EST and PDT, AEST. */
const namesIn = cachePerZone((timeZone) =>
  ['en-GB', 'en-US', 'en-AU'].map(
    (language) => new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' }),
  ),
);

/** Returns the parts of a formatted instant by name. */
export const partsOf = (format: Intl.DateTimeFormat, at: number): Record<string, string> =>
  Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));

const momentIn = (instant: string | number | null | undefined) =>
  typeof instant === 'number' ? instant : Date.parse(instant ?? '');

/** Returns the local date and time of an instant. Both are empty if the instant is missing or invalid. */
export function wallTimeOf(instant: string | number | null | undefined, zone = shown): WallTime {
  const at = momentIn(instant);
  if (Number.isNaN(at)) return { day: '', time: '' };
  const { year, month, day, hour, minute } = partsOf(numbersIn(zone), at);
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** Returns the short name of a zone at an instant, such as BST, or GMT+5:30 for zones without an English name. */
export function zoneNameAt(instant: string | number, zone = shown): string {
  const names = namesIn(zone).map((format) => partsOf(format, momentIn(instant)).timeZoneName ?? '');
  return names.find((name) => !/^(?:GMT|UTC)[+-]/.test(name)) ?? names[0] ?? zone;
}

const placesOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
/** Returns the city of the current zone, such as New York. */
export const currentPlace = () => placesOf(shown);
/** Returns the city of the agency's zone. */
export const AGENCY_PLACE = placesOf(AGENCY_ZONE);

const utcOf = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00.000Z`);
const offsetAt = (at: number, zone: string) => utcOf(wallTimeOf(at, zone)) - Math.floor(at / 60_000) * 60_000;

/** Returns the instant of a local time: the first of two, or the next one that exists if clock changes skip it. */
export function instantAt(wall: WallTime, zone = shown): string {
  const asUtc = utcOf(wall);
  const before = asUtc - offsetAt(asUtc - DAY_MS, zone);
  const after = asUtc - offsetAt(asUtc + DAY_MS, zone);
  const isAfter = [before, after].find((at) => utcOf(wallTimeOf(at, zone)) === asUtc) === after;
  return new Date(isAfter ? after : before).toISOString();
}

/** Returns the instant at which a day begins, which is not always midnight. */
export const startOfDay = (day: string, zone = shown): string => instantAt({ day, time: '00:00' }, zone);

/** Returns today as YYYY-MM-DD. */
export const today = (zone = shown): string => wallTimeOf(Date.now(), zone).day;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of days between two days; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS;
