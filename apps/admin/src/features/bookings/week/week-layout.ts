import { addDays, daysBetween, instantAt, wallTimeOf } from '../../../kit/time/zone.ts';

/* Where meetings are in the week. All days and times are in the member's time zone. */

/** The steps in which meetings are booked by a press, in minutes. */
const STEP = 15;
const HOUR = 60;
const DAY = 24 * HOUR;
/** The hours that are always visible. */
const WORKDAY = { from: 8 * HOUR, to: 18 * HOUR };

/** A day, and the minutes after midnight on its clock. */
export interface DayMinute {
  day: string;
  minute: number;
}

/** A part of a day, in minutes after midnight. */
export interface MinuteRange {
  from: number;
  to: number;
}

/** Where a meeting is. Meetings at the same time have different lanes. */
export type MeetingPosition = MinuteRange & { day: string; lane: number; lanes: number };

/** Weeks begin on its weekday, except on phones. */
export const A_MONDAY = '2024-01-01';

/** Returns the seven days around `day`, in weeks that begin on the weekday of `first`. */
export function weekOf(day: string, first: string): string[] {
  const begin = addDays(first, 7 * Math.floor(daysBetween(first, day) / 7));
  return Array.from({ length: 7 }, (_, i) => addDays(begin, i));
}

export function toDayMinute(instant: string | number): DayMinute {
  const { day, time } = wallTimeOf(instant);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minute: hours * HOUR + minutes };
}

/** Formats minutes after midnight, such as `09:15`. */
export const formatMinute = (minute: number) =>
  [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, '0')).join(':');

const head = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
/** Formats the head of a column, such as `Tue 24`. */
export const formatDayHeading = (day: string) => head.format(Date.parse(`${day}T00:00Z`)).replace(',', '');

/** Returns the instant of a spot. A time that the clocks skip becomes the next one. */
export const toInstant = ({ day, minute }: DayMinute): string =>
  instantAt({ day, time: formatMinute(minute) });

interface MeetingTimes {
  start: string;
  end: string;
}

const minutesOf = ({ start, end }: MeetingTimes) => (Date.parse(end) - Date.parse(start)) / 60_000;

/**
 * Returns the position of a meeting on its first day, without the part after midnight. Calculates the end from the
 * length, because when the clocks go back, a meeting may end at an earlier clock time than it begins.
 */
export function spanOf(meeting: MeetingTimes): MinuteRange & { day: string } {
  const { day, minute: from } = toDayMinute(meeting.start);
  return { day, from, to: Math.min(from + Math.max(minutesOf(meeting), STEP), DAY) };
}

/** Sorts meetings by time, and puts those that overlap into lanes beside each other. */
export function assignLanes<Meeting extends MeetingTimes>(
  meetings: readonly Meeting[],
): (Meeting & MeetingPosition)[] {
  const laid: (Meeting & MeetingPosition)[] = [];
  // Meetings that overlap, also by way of others, share the width of their day.
  let group: (Meeting & MeetingPosition)[] = [];
  const sorted = meetings
    .map((meeting) => ({ ...meeting, ...spanOf(meeting) }))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.from - b.from || b.to - a.to);
  for (const meeting of sorted) {
    if (!group.some(({ day, to }) => day === meeting.day && to > meeting.from)) group = [];
    const taken = new Set(group.filter(({ to }) => to > meeting.from).map(({ lane }) => lane));
    const lane = [...taken, 0].findIndex((_, i) => !taken.has(i));
    const placed = { ...meeting, lane, lanes: 1 };
    group.push(placed);
    laid.push(placed);
    const lanes = Math.max(...group.map((each) => each.lane)) + 1;
    for (const each of group) each.lanes = lanes;
  }
  return laid;
}

/** Returns the visible hours: the workday, and whole hours around everything else. */
export const visibleHours = (spans: readonly MinuteRange[]): MinuteRange => ({
  from: Math.floor(Math.min(WORKDAY.from, ...spans.map(({ from }) => from)) / HOUR) * HOUR,
  to: Math.ceil(Math.max(WORKDAY.to, ...spans.map(({ to }) => to)) / HOUR) * HOUR,
});

/** Returns every full hour of a span, such as 480, 540 … */
export const fullHours = ({ from, to }: MinuteRange) =>
  Array.from({ length: (to - from) / HOUR }, (_, i) => from + i * HOUR);

/** Returns how far down a minute is, as a share of the visible hours. */
export const shareOf = (minute: number, hours: MinuteRange) =>
  (minute - hours.from) / (hours.to - hours.from);

/** Returns the nearest visible step at a distance from the top, in pixels. */
export function minuteAt(top: number, height: number, hours: MinuteRange): number {
  const minute = hours.from + (top / height) * (hours.to - hours.from);
  return Math.min(Math.round(minute / STEP) * STEP, hours.to - STEP);
}
