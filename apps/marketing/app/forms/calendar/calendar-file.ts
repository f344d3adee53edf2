import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import type { Day } from '../../calendar/days.ts';

export interface CalendarEntry {
  /** Globally unique, and always the same for the same entry. */
  uid: string;
  title: string;
  text: string;
  /** A page with more information. */
  url: string;
  /** In milliseconds since the epoch. */
  start: number;
  end: number;
  /** How or where it takes place. */
  place?: string;
  status: 'TENTATIVE' | 'CONFIRMED';
}

/** Maximum length of a line in octets, without the line break. */
const LINE_MAX = 75;

/**
 * Returns an iCalendar file (RFC 5545) with one event. Times are in UTC, so the file needs no time zone.
 * @param now the creation time, in ms since the epoch
 */
export function calendarFile(entry: CalendarEntry, now: number): string {
  const { uid, title, text, url, start, end, place, status } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Upcurve//Consultation//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${asText(uid)}`,
    `DTSTAMP:${asMoment(now)}`,
    `DTSTART:${asMoment(start)}`,
    `DTEND:${asMoment(end)}`,
    `SUMMARY:${asText(title)}`,
    `DESCRIPTION:${asText(text)}`,
    ...(place ? [`LOCATION:${asText(place)}`] : []),
    `URL:${new URL(url).href}`,
    `STATUS:${status}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Returns a calendar file as a response that no cache stores. */
export const calendarAnswer = (entry: CalendarEntry, fileName: string) =>
  new Response(calendarFile(entry, Date.now()), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });

/** Formats a TEXT value: escapes special characters and removes forbidden ones. */
function asText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: calendars must not contain them
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll('\n', String.raw`\n`)
  );
}

/** Formats a time as in `20261124T090000Z`. */
const asMoment = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * Returns the time of this hour in the agency's time zone, in ms. The clocks there never change between 9 and 20
 * o'clock.
 */
export function agencyMoment(day: Day, hour: number): number {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00Z`);
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: AGENCY_ZONE,
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return asUtc - (Number(shown.format(asUtc)) - hour) * 3_600_000;
}

/** Folds a line at the maximum length, never within a character. */
function folded(line: string): string {
  let octets = 0;
  return [...line]
    .map((character) => {
      const length = Buffer.byteLength(character);
      const isTooLong = octets + length > LINE_MAX;
      octets = isTooLong ? 1 + length : octets + length;
      return isTooLong ? `\r\n ${character}` : character;
    })
    .join('');
}
