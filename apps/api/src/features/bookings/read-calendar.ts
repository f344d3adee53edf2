import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { Interval } from './free-starts.ts';

/** Maximum busy times, and maximum steps through recurrence rules, of one calendar. Real ones have a few thousand. */
const TIMES_MAX = 20_000;
const STEPS_MAX = 50_000;

/** The busy times of a calendar, or why it cannot be used. */
export type ReadCalendar = { times: Interval[] } | { refused: string };

/** Whether the name is one of a time zone, as opposed to a name that only its file explains. */
function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const localOf = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });

/**
 * Returns the moment of a time, in ms. A floating time, a date, and a time in an unknown zone are on the clock of the
 * calendar's member.
 */
function momentOf(time: ICAL.Time, memberZone: string): number {
  const { zone } = time;
  const name = zone?.tzid ?? '';
  const isExplained = zone === ICAL.Timezone.utcTimezone || (zone?.component && !isZone(name));
  if (!time.isDate && isExplained) return time.toUnixTime() * 1000;
  return localOf(time).toZonedDateTime(!time.isDate && isZone(name) ? name : memberZone).epochMilliseconds;
}

/** Registers zones that the file names but does not define. Otherwise ical.js would treat their times as floating. */
function registerNames(file: string): void {
  for (const [, quoted, plain] of file.matchAll(/;TZID=(?:"([^"\r\n]{1,80})"|([^:;"\r\n]{1,80}))/g)) {
    const tzid = quoted ?? plain ?? '';
    if (ICAL.TimezoneService.has(tzid)) continue;
    const zone = new ICAL.Timezone({ tzid });
    // ical.js calls this to compare times, because it has no time zone data.
    zone.utcOffset = (time) =>
      isZone(tzid) ? localOf(time).toZonedDateTime(tzid).offsetNanoseconds / 1e9 : 0;
    ICAL.TimezoneService.register(zone, tzid);
  }
}

/** Whether an event leaves its owner free. */
function isFree(event: ICAL.Component): boolean {
  const textOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    textOf('transp') === 'TRANSPARENT' ||
    textOf('status') === 'CANCELLED' ||
    textOf('x-microsoft-cdo-busystatus') === 'FREE'
  );
}

/** Groups events with the changes of single occurrences (RECURRENCE-ID) of the same UID. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const all = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const masters = new Map(all.filter((event) => !event.recurrenceId).map((event) => [event.uid, event]));
  return all.filter((event) => {
    const master = event.recurrenceId && masters.get(event.uid);
    if (master) master.relateException(event);
    return !master;
  });
}

/**
 * Reads when the owner of a calendar is busy.
 * @param range only events in it count; recurring events are followed up to its end
 * @param memberZone the zone of floating times and whole days
 */
export function readBusyTimes(file: string, range: Interval, memberZone: string): ReadCalendar {
  if (!/^\s*BEGIN:VCALENDAR/i.test(file.replace(/^\uFEFF/, '')))
    return { refused: 'This is not a calendar.' };
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(file.replace(/^\uFEFF/, '')));
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    registerNames(file);
  } catch {
    return { refused: 'This calendar is broken.' };
  }
  const times: Interval[] = [];
  const add = (component: ICAL.Component, startTime: ICAL.Time, endTime: ICAL.Time) => {
    const [start, end] = [momentOf(startTime, memberZone), momentOf(endTime, memberZone)];
    if (start < end && start < range.end && end > range.start && !isFree(component))
      times.push({ start, end });
  };
  let steps = 0;
  for (const event of eventsOf(calendar)) {
    try {
      if (!event.startDate) continue;
      if (!event.isRecurring()) {
        add(event.component, event.startDate, event.endDate);
        continue;
      }
      const dates = event.iterator();
      for (let next = dates.next(); next && momentOf(next, memberZone) < range.end; next = dates.next()) {
        steps += 1;
        if (steps > STEPS_MAX) return { refused: 'This calendar has a rule with too many repetitions.' };
        const { item, startDate, endDate } = event.getOccurrenceDetails(next);
        add(item.component, startDate, endDate);
      }
    } catch {
      // One broken event must not hide all others.
    }
    if (times.length > TIMES_MAX)
      return { refused: `This calendar has more than ${TIMES_MAX} events in half a year.` };
  }
  return { times };
}
