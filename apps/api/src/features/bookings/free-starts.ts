import type { HoursInput } from '@upcurve/contracts/bookings/hours';
import type { MeetingTypeInput } from '@upcurve/contracts/bookings/meeting-types';
import { Temporal } from 'temporal-polyfill';

const MINUTE = 60_000;
/** Meetings start every half hour of a span, or more often if they are shorter. */
const STEP_MAX_MINUTES = 30;

/** A time from `start` up to `end`, which it does not include, in ms since the epoch. */
export interface Interval {
  start: number;
  end: number;
}

/** The rules of a meeting type. Times are in minutes. */
export type MeetingRules = Pick<
  MeetingTypeInput,
  'minutes' | 'bufferBefore' | 'bufferAfter' | 'noticeMinutes' | 'daysAhead' | 'maxPerDay'
>;

export interface HostCalendar {
  hours: Pick<HoursInput, 'zone' | 'weekly' | 'dates'>;
  /** The public holidays by date, such as `2026-12-25`. */
  holidays: Pick<ReadonlySet<string>, 'has'>;
  /** When the host has no time: meetings with their buffers, and events of other calendars. In any order. */
  busy: readonly Interval[];
  booked: readonly number[];
}

const stepOf = ({ minutes }: Pick<MeetingRules, 'minutes'>): number => Math.min(minutes, STEP_MAX_MINUTES);

/** Returns how many starts a meeting takes from its host at most: its own, and those too close before and after. */
export const startsTakenBy = (
  rules: Pick<MeetingRules, 'minutes' | 'bufferBefore' | 'bufferAfter'>,
): number => 2 * Math.ceil((rules.minutes + rules.bufferBefore + rules.bufferAfter) / stepOf(rules)) - 1;

/** Returns the time that a meeting occupies its host, with the buffers. */
export const occupiedInterval = (
  { minutes, bufferBefore, bufferAfter }: Pick<MeetingRules, 'minutes' | 'bufferBefore' | 'bufferAfter'>,
  start: number,
): Interval => ({
  start: start - bufferBefore * MINUTE,
  end: start + (minutes + bufferAfter) * MINUTE,
});

/** Merges intervals that overlap or touch, and sorts them. */
function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const all: Interval[] = [];
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}

function overlapsAny({ start, end }: Interval, busy: readonly Interval[]): boolean {
  let [low, high] = [0, busy.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    // Before `low`, every interval ends before this one starts.
    if ((busy[middle] as Interval).end <= start) low = middle + 1;
    else high = middle;
  }
  const next = busy[low];
  return next !== undefined && next.start < end;
}

const dateIn = (zone: string, moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDate();

/** Returns the time of a date on the clock of a zone. In the hour that a clock change skips, the time after it. */
function momentOf(date: Temporal.PlainDate, time: string, zone: string): number {
  const isEndOfDay = time === '24:00';
  const day = isEndOfDay ? date.add({ days: 1 }) : date;
  return day.toZonedDateTime({ timeZone: zone, plainTime: isEndOfDay ? '00:00' : time }).epochMilliseconds;
}

/**
 * Returns the starts at which a host is free for a meeting, from `from` up to `to`, in order. The only place that
 * decides this: for the list of slots, and for each booking. `now` and all times are in ms since the epoch.
 */
export function freeStarts(
  rules: MeetingRules,
  { hours: { zone, weekly, dates }, holidays, busy, booked }: HostCalendar,
  { start: from, end: to }: Interval,
  now: number,
): number[] {
  const earliest = Math.max(from, now + rules.noticeMinutes * MINUTE);
  if (earliest >= to) return [];
  const step = stepOf(rules) * MINUTE;
  const length = rules.minutes * MINUTE;
  const taken = mergeIntervals(busy);
  const spansOf = new Map(dates.map(({ date, spans }) => [date, spans]));
  const meetingsOn = Map.groupBy(booked, (moment) => dateIn(zone, moment).toString());
  const lastDay = dateIn(zone, now).add({ days: rules.daysAhead });
  const lastAsked = dateIn(zone, to);
  const end = Temporal.PlainDate.compare(lastAsked, lastDay) < 0 ? lastAsked : lastDay;

  const starts: number[] = [];
  // A span never crosses midnight on the host’s clock, so that days before the first cannot reach into the range.
  for (
    let date = dateIn(zone, earliest);
    Temporal.PlainDate.compare(date, end) <= 0;
    date = date.add({ days: 1 })
  ) {
    const day = date.toString();
    const spans = spansOf.get(day) ?? (holidays.has(day) ? [] : (weekly[date.dayOfWeek - 1] ?? []));
    if (rules.maxPerDay !== null && (meetingsOn.get(day)?.length ?? 0) >= rules.maxPerDay) continue;
    for (const span of spans.toSorted((a, b) => a.from.localeCompare(b.from))) {
      const closes = momentOf(date, span.to, zone);
      for (let start = momentOf(date, span.from, zone); start + length <= closes; start += step) {
        if (start >= earliest && start < to && !overlapsAny(occupiedInterval(rules, start), taken))
          starts.push(start);
      }
    }
  }
  return starts;
}

export const isFreeAt = (rules: MeetingRules, host: HostCalendar, start: number, now: number): boolean =>
  freeStarts(rules, host, { start, end: start + 1 }, now)[0] === start;

/** Formats a moment with the offset of a zone: `2026-11-24T09:00:00+00:00`. */
export const formatInZone = (zone: string, moment: number | string): string =>
  Temporal.Instant.fromEpochMilliseconds(typeof moment === 'number' ? moment : Date.parse(moment))
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** Returns the start of a date in a zone, or the moment of a time with an offset, in ms since the epoch. */
export const parseMoment = (text: string, zone: string): number =>
  text.includes('T') ? Date.parse(text) : momentOf(Temporal.PlainDate.from(text), '00:00', zone);
