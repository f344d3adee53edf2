import { Temporal } from 'temporal-polyfill';
import type { CalendarPart } from './calendar-parts.ts';
import { momentsIn, type Zone } from './calendar-zones.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const TITLE_MAX = 100;

/** How the times of a calendar are meant. */
export interface Clock {
  findZone: (tzid: string) => Zone;
  /** The zone of whole days. */
  memberZone: string;
  /** The TZID of times that have none. */
  floating: string;
}

/** A time on a clock. A date is its midnight. All numbers are in ms. */
export interface CalendarTime {
  /** As if the clock showed UTC. */
  local: number;
  zone: Zone;
  tzid: string;
  isDate: boolean;
  /** Two moments if the zone is unknown. */
  earliest: number;
  latest: number;
}

export const timeLike = (other: CalendarTime, local: number): CalendarTime => ({
  ...other,
  local,
  ...momentsIn(other.zone, local),
});

/** Of an event or busy time. Without `to` in RDATE, it takes as long as the first one. */
export interface Span {
  from: CalendarTime;
  to?: CalendarTime | undefined;
}

export interface CalendarEvent {
  uid: string;
  title: string;
  /** When it takes place, apart from `rules`. Empty if no start can be read. */
  spans: Span[];
  /** The values of RRULE. */
  rules: string[];
  excluded: CalendarTime[];
  /** The occurrence of the event with the same UID that it replaces. */
  replaces: CalendarTime | undefined;
  isRecurring: boolean;
  isAllDay: boolean;
  isFree: boolean;
  /** Whether something in it cannot be read. */
  isBroken: boolean;
}

const NAME =
  /^(?:DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|FREEBUSY|UID|SUMMARY|TRANSP|STATUS|ATTENDEE|X-MICROSOFT-CDO-(?:BUSYSTATUS|ALLDAYEVENT))(?=[;:])/i;
const VALUE = /^((?:"[^"]*"|[^":])*):(.*)$/;
/* Some programs write a zone such as `(UTC+01:00) Paris` without quotes, so that the first colon is not the end of it. */
const VALUE_OF_TIME = /^(.*?):(\d{8}.*)$/;

/** Reads a property that matters for busy times. Others may be as broken as they like. */
function propertyOf(line: string) {
  const name = NAME.exec(line)?.[0].toUpperCase();
  if (!name) return [];
  const rest = line.slice(name.length);
  const isText = name === 'SUMMARY' || name === 'UID';
  const [, params = '', value = ''] = (!isText && VALUE_OF_TIME.exec(rest)) || VALUE.exec(rest) || [];
  return [{ name, params, value: value.trim() }];
}

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z|[+-]\d\d:?\d\d)?)?/i;

/** Reads a date or time, with which the text must begin. Undefined if it cannot be read. */
export function parseTime(text: string, params: string, clock: Clock): CalendarTime | undefined {
  const [, year, month, day, hour, minute, second = '00', offset] = TIME.exec(text) ?? [];
  const isDate = !hour || /;VALUE=DATE(?:;|$)/i.test(params);
  const iso = `${year}-${month}-${day}T${isDate ? '00:00:00' : `${hour}:${minute}:${second}`}.000Z`;
  const local = Date.parse(iso);
  // JavaScript takes 30 February for 2 March.
  if (Number.isNaN(local) || new Date(local).toISOString() !== iso) return undefined;
  const [, quoted, plain] = /;TZID=(?:"([^"]*)"|([^;]*))/i.exec(params) ?? [];
  const tzid = offset?.toUpperCase().replace('Z', 'UTC') ?? (quoted || plain?.trim() || clock.floating);
  const zone = isDate ? clock.memberZone : clock.findZone(tzid);
  return { local, zone, tzid, isDate, ...momentsIn(zone, local) };
}

function parseEnd(text: string, params: string, from: CalendarTime, clock: Clock): CalendarTime | undefined {
  if (!/^[+-]?P/i.test(text)) return parseTime(text, params, clock);
  try {
    // Weeks need a date to count from, but are as long everywhere in UTC.
    const relativeTo = Temporal.PlainDate.from('2026-01-01');
    const length = Temporal.Duration.from(text).total({ unit: 'milliseconds', relativeTo });
    return timeLike(from, from.local + length);
  } catch {
    return undefined;
  }
}

const unescapeText = (text: string) => text.replace(/\\n|\p{Cc}/giu, ' ').replace(/\\(.)/g, '$1');

/** @param owners the addresses of whom the calendar belongs to: what they have declined leaves them free */
export function readEvent(
  { kind, lines, isWhole }: CalendarPart,
  clock: Clock,
  owners: ReadonlySet<string>,
): CalendarEvent {
  const properties = lines.flatMap(propertyOf);
  const all = (name: string) => properties.filter((property) => property.name === name);
  const textOf = (name: string) => all(name)[0]?.value ?? '';
  let isBroken = !isWhole;

  const spansOf = (name: string): Span[] =>
    all(name).flatMap(({ params, value }) =>
      value.split(',').flatMap((text) => {
        if (/;FBTYPE=FREE(?:;|$)/i.test(params)) return [];
        const [start = '', end] = text.split('/');
        const from = parseTime(start, params, clock);
        const to = from && end !== undefined ? parseEnd(end, params, from, clock) : undefined;
        isBroken ||= !from || start.replace(TIME, '') !== '' || (end !== undefined && !to);
        return from ? [{ from, to }] : [];
      }),
    );

  const isEvent = kind === 'VEVENT';
  const spans = spansOf(isEvent ? 'DTSTART' : 'FREEBUSY');
  const [first] = spans;
  const [end] = [...all('DTEND'), ...all('DURATION')];
  if (isEvent && first && end) {
    first.to = parseEnd(end.value, end.params, first.from, clock);
    isBroken ||= !first.to || first.to.latest < first.from.earliest;
  }
  if (isEvent) isBroken ||= spans.length !== 1;
  const excluded = spansOf('EXDATE').map(({ from }) => from);
  const [replaced] = spansOf('RECURRENCE-ID');
  // No known program moves all later occurrences this way. The member is told, because only this one is moved.
  isBroken ||= all('RECURRENCE-ID').some(({ params }) => /;RANGE=THISANDFUTURE/i.test(params));
  const isDeclined = all('ATTENDEE').some(({ params, value }) => {
    const [, email = value.replace(/^mailto:/i, '')] = /;EMAIL="?([^";]+)/i.exec(params) ?? [];
    return owners.has(email.toLowerCase()) && /;PARTSTAT=DECLINED(?:;|$)/i.test(params);
  });
  return {
    uid: textOf('UID'),
    title: unescapeText(textOf('SUMMARY')).trim().slice(0, TITLE_MAX),
    spans: [...spans, ...spansOf('RDATE')],
    rules: all('RRULE').map(({ value }) => value),
    excluded,
    replaces: replaced?.from,
    isRecurring: all('RRULE').length > 0 || all('RDATE').length > 0,
    isAllDay: /^TRUE$/i.test(textOf('X-MICROSOFT-CDO-ALLDAYEVENT')),
    // Without its BEGIN or END, what makes it free may be of another event.
    isFree:
      isWhole &&
      (isDeclined ||
        /^TRANSPARENT$/i.test(textOf('TRANSP')) ||
        /^CANCELLED$/i.test(textOf('STATUS')) ||
        /^FREE$/i.test(textOf('X-MICROSOFT-CDO-BUSYSTATUS'))),
    isBroken,
  };
}

/**
 * Returns a function that says when an occurrence ends at the latest, if it is as long as the given one. An event without
 * an end takes an hour, or a whole day.
 */
export function endFinder(
  { from, to = from }: Span,
  isAllDay: boolean,
): (occurrence: CalendarTime) => number {
  if (from.isDate) {
    const days = Math.max(1, Math.ceil((to.local - from.local) / DAY));
    return ({ zone, local }) => momentsIn(zone, local + days * DAY).latest;
  }
  const uncertainty = from.latest - from.earliest;
  const length = to.latest - from.earliest;
  const shortest = uncertainty + (isAllDay ? DAY : HOUR);
  return ({ earliest }) => earliest + (length > uncertainty ? length : shortest);
}
