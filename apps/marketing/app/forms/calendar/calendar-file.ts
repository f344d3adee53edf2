import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import type { Day } from '../../calendar/days.ts';

export interface CalendarEntry {
  /** Unique the world over, and the same whenever the same entry is made. */
  uid: string;
  title: string;
  text: string;
  /** Where it can be read about. */
  url: string;
  day: Day;
  /** Whole hours by the agency's clock. */
  from: number;
  to: number;
}

/** A line is at most so long, in octets and without its end. */
const LINE_MAX = 75;

/**
 * A calendar with one tentative entry, by RFC 5545. Its times are in UTC, so that no calendar has to know a zone.
 * @param now when it is made, in ms since the epoch
 */
export function calendarFile({ uid, title, text, url, day, from, to }: CalendarEntry, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Upcurve//Consultation//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${asText(uid)}`,
    `DTSTAMP:${asMoment(now)}`,
    `DTSTART:${asMoment(agencyMoment(day, from))}`,
    `DTEND:${asMoment(agencyMoment(day, to))}`,
    `SUMMARY:${asText(title)}`,
    `DESCRIPTION:${asText(text)}`,
    `URL:${new URL(url).href}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A value of type TEXT: special characters are escaped, forbidden ones removed. */
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

/** `20261124T090000Z`. */
const asMoment = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The moment at which the agency's clock shows this hour. Its clocks never change between 9 and 20 o'clock. */
function agencyMoment(day: Day, hour: number): number {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00Z`);
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: AGENCY_ZONE,
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return asUtc - (Number(shown.format(asUtc)) - hour) * 3_600_000;
}

/** Broken before it is too long, never within a character. */
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
