import ICAL from 'ical.js';
import { type CalendarTime, type Clock, parseTime } from './calendar-events.ts';
import { icalTime, localTimeIn } from './calendar-zones.ts';

const DAY = 24 * 60 * 60 * 1000;
const UNTIL = /(?:^|;)UNTIL=([^;]*)/i;

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
export const hasBrokenEnd = (rule: string, first: CalendarTime, clock: Clock): boolean =>
  UNTIL.test(rule) && lastStart(rule, first, clock) === undefined;

/**
 * Yields the times on the clock at which a rule lets an event begin, in order and often without end.
 * @throws if the rule cannot be read
 */
export function* startsOf(rule: string, first: CalendarTime, clock: Clock): Generator<number> {
  const last = lastStart(rule, first, clock) ?? Number.POSITIVE_INFINITY;
  const parsed = ICAL.Recur.fromString(rule.replace(UNTIL, '').replace(/^;/, ''));
  const iterator = parsed.iterator(icalTime(first.local));
  for (let next = iterator.next(); next; next = iterator.next()) {
    const local = Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute, next.second);
    if (local > last) return;
    yield local;
  }
}
