import type { HoursInput, Span } from '@upcurve/contracts/bookings/hours';
import { addDays, wallTimeOf } from '../../../kit/time/zone.ts';

/** Days off or with hours of their own, as the form has them. A day is null until it is chosen. */
export interface DayRange {
  days: [string | null, string | null];
  name: string;
  spans: Span[];
}

const LUNCH = { from: '12:30', to: '13:30' };

/** Whether a span can be divided by lunch. */
const hasRoomForLunch = ({ from, to }: Span) => from < LUNCH.from && LUNCH.to < to;

/** Whether lunch can be kept free on a day. */
export const canAddLunch = (spans: readonly Span[]) => spans.some(hasRoomForLunch);

/** Divides the span around lunch. */
export const addLunch = (spans: readonly Span[]): Span[] =>
  spans.flatMap((span) =>
    hasRoomForLunch(span)
      ? [
          { from: span.from, to: LUNCH.from },
          { from: LUNCH.to, to: span.to },
        ]
      : [span],
  );

/** Writes the spans of a day: `09:00–12:30, 13:30–17:00`. */
export const formatSpans = (spans: readonly Span[]) =>
  spans.map(({ from, to }) => `${from}–${to}`).join(', ') || 'Off';

/** Returns every day of a range; none until both ends are chosen. */
export function daysOf({ days: [first, last] }: DayRange): string[] {
  const days: string[] = [];
  for (let day = first; day && last && day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Joins days in a row that have the same name and hours. */
export function rangesOf(dates: HoursInput['dates']): DayRange[] {
  const ranges: DayRange[] = [];
  for (const { date, spans, name = '' } of dates.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const last = ranges.at(-1);
    const isNext = last?.days[1] === addDays(date, -1) && last.name === name;
    if (isNext && formatSpans(last.spans) === formatSpans(spans)) last.days = [last.days[0], date];
    else ranges.push({ days: [date, date], name, spans });
  }
  return ranges;
}

const minuteOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
/** Returns a span in minutes after midnight. */
export const minutesOf = ({ from, to }: Span) => ({ from: minuteOf(from), to: minuteOf(to) });

/** Returns the part of a day that an event takes; undefined if it is on other days. */
export function spanOn(day: string, { start, end }: { start: string; end: string }, zone: string) {
  const [from, to] = [wallTimeOf(start, zone), wallTimeOf(end, zone)];
  if (from.day > day || to.day < day || (to.day === day && to.time === '00:00')) return undefined;
  return { from: from.day < day ? '00:00' : from.time, to: to.day > day ? '24:00' : to.time };
}
