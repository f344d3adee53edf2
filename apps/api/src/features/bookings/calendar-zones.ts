import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { findIana } from 'windows-iana';

const HOUR = 60 * 60 * 1000;
const EASTERNMOST = 14 * HOUR;
const WESTERNMOST = 12 * HOUR;

/** The name of a zone or an offset, a zone that its file defines, or undefined if it is unknown. */
export type Zone = string | ICAL.Timezone | undefined;

/** Of three letters, `BST` and `IST` mean Bangladesh and India to JavaScript, but London and Dublin to a calendar. */
const isAmbiguous = (name: string) =>
  /^[a-z]{3}$/i.test(name) && !/^(?:utc|gmt|cet|eet|met|wet)$/i.test(name);

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name })) && !isAmbiguous(name);
  } catch {
    return false;
  }
}

/** Returns the zone of a TZID, of which `defined` are those that its file defines. */
export function findZone(tzid: string, defined: ReadonlyMap<string, ICAL.Timezone>): Zone {
  if (isZone(tzid)) return tzid;
  const own = defined.get(tzid);
  if (own) return own;
  const [, sign, hours, minutes = '00'] = /^(?:GMT|UTC)?([+-])(\d\d?):?(\d\d)?$/i.exec(tzid) ?? [];
  const offset = hours ? `${sign}${hours.padStart(2, '0')}:${minutes}` : '';
  // `/mozilla.org/20070129_1/Europe/Paris` ends with the name of a zone.
  const suffixes = tzid.split('/').map((_, i, parts) => parts.slice(i).join('/'));
  return [...findIana(tzid), offset, ...suffixes].find(isZone);
}

/** Reads the lines of a VTIMEZONE. Undefined if that fails, or if it does not say when which offset applies. */
export function parseZone(lines: readonly string[]): ICAL.Timezone | undefined {
  try {
    const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n');
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
    const isComplete = zone.component.getAllSubcomponents().length > 0;
    // ical.js reads the rules when it first needs them.
    zone.utcOffset(icalTime(Date.now()));
    return isComplete ? zone : undefined;
  } catch {
    return undefined;
  }
}

/** Converts a time on a clock for ical.js. Times on a clock are in ms, as if the clock showed UTC. */
export function icalTime(local: number): ICAL.Time {
  const date = new Date(local);
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  });
}

const inUtc = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('UTC');

/** Returns the moments, in ms, between which a clock in the zone shows a time. They are the same if it is known. */
export function momentsIn(zone: Zone, local: number): { earliest: number; latest: number } {
  if (!zone) return { earliest: local - EASTERNMOST, latest: local + WESTERNMOST };
  let moment = local;
  if (typeof zone !== 'string') moment -= zone.utcOffset(icalTime(local)) * 1000;
  else if (zone !== 'UTC') moment = inUtc(local).toPlainDateTime().toZonedDateTime(zone).epochMilliseconds;
  return { earliest: moment, latest: moment };
}

/** Returns what a clock in the zone shows at a moment. In an unknown zone, the latest possible time. */
export function localTimeIn(zone: Zone, moment: number): number {
  if (!zone) return moment + EASTERNMOST;
  if (typeof zone === 'string') return moment + inUtc(moment).withTimeZone(zone).offsetNanoseconds / 1e6;
  return moment + zone.utcOffset(icalTime(moment)) * 1000;
}
