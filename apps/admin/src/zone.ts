import { AGENCY_ZONE } from '@upcurve/contracts/agency';

/* The clocks by which the admin area tells times, and by which people enter them: those that the signed-in member has chosen. */

const DAY_MS = 86_400_000;

/** Clocks of a place at a moment. `day` is YYYY-MM-DD, `time` HH:mm. */
export interface WallTime {
  day: string;
  time: string;
}

let shown: string = AGENCY_ZONE;

/** The zone whose clocks are shown. */
export const shownZone = () => shown;

/** Shows times by the clocks of a zone from now on; by the agency's where none is chosen, or this browser does not know it. */
export function showTimesIn(zone: string | undefined): void {
  shown = zone && isKnown(zone) ? zone : AGENCY_ZONE;
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Keeps what a zone's name makes: a format takes a while to make, and lists need hundreds. */
export function perZone<T>(make: (zone: string) => T): (zone: string) => T {
  const made = new Map<string, T>();
  return (zone) => {
    const there = made.get(zone) ?? make(zone);
    made.set(zone, there);
    return there;
  };
}

const numbersIn = perZone(
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

/* Each kind of English knows the zones around it by name: BST and CET, EST and PDT, AEST. */
const namesIn = perZone((timeZone) =>
  ['en-GB', 'en-US', 'en-AU'].map(
    (language) => new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' }),
  ),
);

/** The parts that a format makes of a moment, by name. */
export const partsOf = (format: Intl.DateTimeFormat, at: number): Record<string, string> =>
  Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));

const momentIn = (instant: string | number) => new Date(instant).getTime();

/** What clocks show at a moment. */
export function wallTimeOf(instant: string | number, zone = shown): WallTime {
  const { year, month, day, hour, minute } = partsOf(numbersIn(zone), momentIn(instant));
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** What the zone is called at a moment in few letters, such as BST; GMT+5:30 where English has no such name for it. */
export function zoneNameAt(instant: string | number, zone = shown): string {
  const names = namesIn(zone).map((format) => partsOf(format, momentIn(instant)).timeZoneName ?? '');
  return names.find((name) => !/^(?:GMT|UTC)[+-]/.test(name)) ?? names[0] ?? zone;
}

const placesOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
/** The town by which the shown zone goes, such as New York. */
export const shownPlace = () => placesOf(shown);
/** The same of the agency's. */
export const AGENCY_PLACE = placesOf(AGENCY_ZONE);

const utcOf = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00.000Z`);
const offsetAt = (at: number, zone: string) => utcOf(wallTimeOf(at, zone)) - Math.floor(at / 60_000) * 60_000;

/**
 * The moments at which clocks show a time, earliest first: none where they are put forward over it, two where they are put
 * back.
 */
export function instantsAt(wall: WallTime, zone = shown): string[] {
  const asUtc = utcOf(wall);
  if (Number.isNaN(asUtc)) return [];
  const offsets = new Set([offsetAt(asUtc - DAY_MS, zone), offsetAt(asUtc + DAY_MS, zone)]);
  return [...offsets]
    .map((offset) => asUtc - offset)
    .filter((at) => utcOf(wallTimeOf(at, zone)) === asUtc)
    .toSorted((a, b) => a - b)
    .map((at) => new Date(at).toISOString());
}

/** For a time that clocks are put forward over: the moment when they show another one instead. */
const momentInstead = (wall: WallTime, zone: string) => utcOf(wall) - offsetAt(utcOf(wall) - DAY_MS, zone);

/** For a time that clocks are put forward over: the one that they show instead. */
export const timeInstead = (wall: WallTime, zone = shown): WallTime =>
  wallTimeOf(momentInstead(wall, zone), zone);

/** The moment at which clocks show a time; the first of two, and the next there is where they are put forward over it. */
export const momentAt = (wall: WallTime, zone = shown): string =>
  instantsAt(wall, zone)[0] ?? new Date(momentInstead(wall, zone)).toISOString();

/** The moment a day begins, which is not midnight everywhere on every day. */
export const startOfDay = (day: string, zone = shown): string => momentAt({ day, time: '00:00' }, zone);

/** The day that it is, YYYY-MM-DD. */
export const today = (zone = shown): string => wallTimeOf(Date.now(), zone).day;

/** The day so many days on. */
export const daysOn = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days from one to the other; negative where that lies before it. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS;
