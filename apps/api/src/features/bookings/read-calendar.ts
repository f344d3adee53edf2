import type { CalendarProblems } from '@upcurve/contracts/bookings/hours';
import ICAL from 'ical.js';
import {
  type CalendarEvent,
  type CalendarTime,
  type Clock,
  endFinder,
  parseTime,
  readEvent,
  type Span,
  timeLike,
} from './calendar-events.ts';
import { type CalendarPart, calendarsOf, partsOf } from './calendar-parts.ts';
import { findZone, icalTime, localTimeIn, parseZone, type Zone } from './calendar-zones.ts';
import type { Interval } from './free-starts.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Maximum busy times, and maximum steps through recurrence rules, of one calendar. Real ones have a few thousand. */
const TIMES_MAX = 20_000;
const STEPS_MAX = 50_000;
const NAMED_MAX = 20;
/** A single event that began this long before the range is over, even if its end cannot be read. */
const OVER_AFTER = 31 * DAY;
const UNTIL = /(?:^|;)UNTIL=([^;]*)/i;

/** The busy times of a calendar and what could not be read of it, or why it cannot be used. */
export type ReadCalendar = { times: Interval[]; problems: CalendarProblems } | { refused: string };

class RefusedError extends Error {
  override name = 'RefusedError';
}

function clockOf(text: string, parts: readonly CalendarPart[], memberZone: string): Clock {
  const defined = new Map<string, ICAL.Timezone>();
  for (const { kind, lines } of parts) {
    const zone = kind === 'VTIMEZONE' && parseZone(lines);
    if (zone) defined.set(zone.tzid, zone);
  }
  const zones = new Map<string, Zone>();
  return {
    memberZone,
    floating: /^X-WR-TIMEZONE[^:\n]*:(.+)/im.exec(text)?.[1]?.trim() ?? memberZone,
    findZone: (tzid) => {
      if (!zones.has(tzid)) zones.set(tzid, findZone(tzid, defined));
      return zones.get(tzid);
    },
  };
}

/** Returns to whom the calendar says it belongs. Google names a member's own calendar after their address. */
const ownersOf = (text: string) =>
  [...text.matchAll(/^X-(?:WR-CALNAME|OWNER)[^:\n]*:(?:mailto:)?(\S+@\S+)$/gim)].map(
    ([, owner = '']) => owner,
  );

const dayOf = ({ local }: CalendarTime) => new Date(local).toISOString().slice(0, 10);

/** What identifies an occurrence that another event replaces, or that does not take place: its day or its moment. */
const keyOf = (time: CalendarTime) => (time.isDate ? dayOf(time) : time.earliest);

/**
 * Reads when the owner of a calendar is busy. What cannot be read counts as busy if its start is known, and is named.
 * @param range only events in it count; recurring events are followed up to its end
 * @param memberZone the zone of whole days, and of times without a zone unless the calendar has one for them
 * @param owners addresses of the member: invitations that they have declined leave them free
 */
export function readBusyTimes(
  file: string,
  range: Interval,
  memberZone: string,
  owners: readonly string[] = [],
): ReadCalendar {
  const calendars = calendarsOf(file);
  if (!calendars) return { refused: 'This calendar is broken: its end is missing.' };
  if (calendars.length === 0) return { refused: 'This is not a calendar.' };
  const reader = new BusyReader(range);
  try {
    for (const text of calendars) {
      const parts = partsOf(text);
      const clock = clockOf(text, parts, memberZone);
      const addresses = new Set([...owners, ...ownersOf(text)].map((owner) => owner.toLowerCase()));
      const events = parts
        .filter(({ kind }) => kind === 'VEVENT' || kind === 'VFREEBUSY')
        .map((part) => readEvent(part, clock, addresses));
      const changes = Map.groupBy(
        events.filter(({ uid, replaces, spans }) => uid && replaces && spans.length > 0),
        ({ uid }) => uid,
      );
      for (const event of events)
        reader.add(event, event.replaces ? [] : (changes.get(event.uid) ?? []), clock);
    }
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.message };
    throw error;
  }
  return { times: reader.times, problems: reader.problems };
}

class BusyReader {
  readonly times: Interval[] = [];
  readonly problems: CalendarProblems = { unreadable: 0, events: [], unknownZones: [] };
  readonly #range: Interval;
  #steps = 0;

  constructor(range: Interval) {
    this.#range = range;
  }

  /** Adds an event. `changes` replace some of its occurrences, and are added by themselves. */
  add(event: CalendarEvent, changes: readonly CalendarEvent[], clock: Clock): void {
    const [first] = event.spans;
    const isBroken = first ? this.#addOccurrences(event, first, changes, clock) : event.isBroken;
    if (!isBroken || event.isFree || (first && !event.isRecurring && this.#isFarAway(first.from))) return;
    this.problems.unreadable += 1;
    if (this.problems.events.length < NAMED_MAX)
      this.problems.events.push({ title: event.title, day: first ? dayOf(first.from) : null });
  }

  #addOccurrences(
    event: CalendarEvent,
    first: Span,
    changes: readonly CalendarEvent[],
    clock: Clock,
  ): boolean {
    const replaced = changes.flatMap(({ replaces }) => replaces ?? []);
    const excluded = new Set([...event.excluded, ...replaced].map(keyOf));
    const addOccurrence = (from: CalendarTime, endOf: (from: CalendarTime) => number) => {
      if (excluded.has(from.earliest) || excluded.has(dayOf(from))) return;
      this.#block(event, from, from.earliest, endOf(from));
    };
    for (const span of event.spans)
      addOccurrence(span.from, endFinder(span.to ? span : first, event.isAllDay));
    let isBroken = event.isBroken || event.rules.some((rule) => hasBrokenEnd(rule, first.from, clock));
    const known = new Set(event.spans.map(({ from }) => from.local));
    const endOf = endFinder(first, event.isAllDay);
    // More than any zone or clock change can add to it.
    const longest = endOf(first.from) - first.from.earliest + 2 * DAY;
    for (const rule of event.rules) {
      try {
        for (const local of startsOf(rule, first.from, clock)) {
          this.#steps += 1;
          if (this.#steps > STEPS_MAX)
            throw new RefusedError('This calendar has a rule with too many repetitions.');
          if (local >= this.#range.end + 2 * DAY) break;
          if (local + longest < this.#range.start || known.has(local)) continue;
          known.add(local);
          addOccurrence(timeLike(first.from, local), endOf);
        }
      } catch (error) {
        if (error instanceof RefusedError) throw error;
        isBroken = true;
      }
    }
    return isBroken;
  }

  #isFarAway = ({ earliest }: CalendarTime) =>
    earliest < this.#range.start - OVER_AFTER || earliest >= this.#range.end;

  #block(event: CalendarEvent, { zone, tzid }: CalendarTime, start: number, end: number): void {
    if (event.isFree || start >= this.#range.end || end <= this.#range.start) return;
    this.times.push({ start, end });
    if (this.times.length > TIMES_MAX)
      throw new RefusedError(`This calendar has more than ${TIMES_MAX} events in half a year.`);
    const { unknownZones } = this.problems;
    if (!zone && !unknownZones.includes(tzid) && unknownZones.length < NAMED_MAX) unknownZones.push(tzid);
  }
}

/**
 * Returns the latest time on the clock at which a rule lets an event begin. Many programs give a date for an event that
 * has a time, or a time without a zone, although the standard wants UTC.
 */
function lastStart(rule: string, first: CalendarTime, clock: Clock): number | undefined {
  const until = parseTime(UNTIL.exec(rule)?.[1] ?? '', '', clock);
  if (!until) return undefined;
  const isLocal = until.isDate || until.tzid === clock.floating;
  const zone = first.isDate ? clock.findZone(clock.floating) : first.zone;
  const local = isLocal ? until.local : localTimeIn(zone, until.earliest);
  return first.isDate || until.isDate ? Math.floor(local / DAY) * DAY + DAY - 1 : local;
}

/** Whether a rule names an end that cannot be read. It is then followed without an end. */
const hasBrokenEnd = (rule: string, first: CalendarTime, clock: Clock): boolean =>
  UNTIL.test(rule) && lastStart(rule, first, clock) === undefined;

/**
 * Yields the times on the clock at which a rule lets an event begin, in order and often without end.
 * @throws if the rule cannot be read
 */
function* startsOf(rule: string, first: CalendarTime, clock: Clock): Generator<number> {
  const last = lastStart(rule, first, clock) ?? Number.POSITIVE_INFINITY;
  const parsed = ICAL.Recur.fromString(rule.replace(UNTIL, '').replace(/^;/, ''));
  const iterator = parsed.iterator(icalTime(first.local));
  for (let next = iterator.next(); next; next = iterator.next()) {
    const local = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second);
    if (local > last) return;
    yield local;
  }
}
