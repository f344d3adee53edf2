import { addDays, type Day, monthEnd, monthStart, today } from '../../calendar/days.ts';
import { clockIn, dayIn } from '../../calendar/zones.ts';
import { type PartOfDay, partsOfDay } from '../../content/contact/booking.ts';

/** How many days with free slots are shown, and how many slots of a morning, afternoon or evening before `more`. */
export const DAYS_SHOWN = 3;
const TIMES_SHOWN = 2;
/** The latest day that the months lead to. No kind of meeting can be booked further ahead. */
const DAYS_AHEAD = 180;

/** A day with its free starts, in milliseconds since the epoch. */
export interface FreeDay {
  day: Day;
  starts: readonly number[];
}

/** Groups the starts that are still to come by their day in a time zone. `starts` are in order. */
export function freeDays(starts: readonly number[], zone: string, now: number): FreeDay[] {
  const days: { day: Day; starts: number[] }[] = [];
  for (const start of starts) {
    if (start <= now) continue;
    const day = dayIn(zone, start);
    const last = days.at(-1);
    if (last?.day === day) last.starts.push(start);
    else days.push({ day, starts: [start] });
  }
  return days;
}

/** Returns the first days with free slots, from `from` on. */
export const shownDays = (days: readonly FreeDay[], from: Day = ''): FreeDay[] =>
  days.filter(({ day }) => day >= from).slice(0, DAYS_SHOWN);

function partOf(start: number, zone: string): PartOfDay {
  const hour = Number(clockIn(zone, start).slice(0, 2));
  const { afternoon, evening } = partsOfDay;
  return hour < afternoon.from ? 'morning' : hour < evening.from ? 'afternoon' : 'evening';
}

/** Groups a day's starts by morning, afternoon and evening; `more` are those to unfold. Leaves out empty parts. */
export function partsOfStarts(starts: readonly number[], zone: string) {
  return (['morning', 'afternoon', 'evening'] as const).flatMap((part) => {
    const own = starts.filter((start) => partOf(start, zone) === part);
    // A single start takes no more room than the control that unfolds it.
    const count = own.length === TIMES_SHOWN + 1 ? own.length : TIMES_SHOWN;
    return own.length > 0 ? [{ part, shown: own.slice(0, count), more: own.slice(count) }] : [];
  });
}

export interface Month {
  first: Day;
  /** Weeks from Monday, with undefined for days of other months. */
  weeks: (Day | undefined)[][];
  /** The days that the links to the previous and next month lead to. */
  previous: Day | undefined;
  next: Day | undefined;
}

/** Returns the month of a day, with links as far as slots can exist. */
export function monthOf(day: Day, now: number): Month {
  const first = monthStart(day, 0);
  const current = monthStart(today(now), 0);
  const next = monthStart(day, 1);
  // Sunday is 0.
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const count = Number(monthEnd(day).slice(-2));
  const cells: (Day | undefined)[] = [
    ...Array<undefined>(before).fill(undefined),
    ...Array.from({ length: count }, (_, i) => addDays(first, i)),
  ];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, i) =>
    Array.from({ length: 7 }, (_, weekday) => cells[i * 7 + weekday]),
  );
  return {
    first,
    weeks,
    previous: first > current ? monthStart(day, -1) : undefined,
    next: next <= addDays(today(now), DAYS_AHEAD) ? next : undefined,
  };
}
