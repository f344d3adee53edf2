import type { Hours, Span } from '@upcurve/contracts/bookings/hours';
import { addDays, currentZone, instantAt } from '../../../kit/time/zone.ts';
import { spanOn } from '../settings/spans.ts';

/** A part of a day in which a host cannot be booked, on the clock of the viewer. */
export interface ClosedTime extends Span {
  reason: string;
}

/** What a lunch break contains. */
const MIDDAY = '13:00';

/** Returns the times of a day, on the host's clock, that are outside their hours. */
function closedOn(day: string, { weekly, dates, publicHolidays }: Hours): ClosedTime[] {
  const own = dates.find(({ date }) => date === day);
  const holiday = publicHolidays.find(({ date }) => date === day);
  const weekday = (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7;
  const open = own?.spans ?? (holiday ? [] : (weekly[weekday] ?? []));
  const name = [own?.name, holiday?.name].filter(Boolean).join(' · ');
  if (open.length === 0) return [{ from: '00:00', to: '24:00', reason: name || 'Off' }];
  const starts = ['00:00', ...open.map(({ to }) => to)];
  const ends = [...open.map(({ from }) => from), '24:00'];
  return starts.flatMap((from, i) => {
    const to = ends[i] ?? from;
    const isLunch = i > 0 && i < open.length && from <= MIDDAY && MIDDAY <= to;
    return from < to ? [{ from, to, reason: isLunch ? 'Lunch' : name }] : [];
  });
}

/** Returns when a host cannot be booked on a day: outside their hours, on days off, and what their calendars block. */
export function closedTimes(day: string, hours: Hours): ClosedTime[] {
  const { zone } = hours;
  // The host's clock may be on the day before or after.
  const closed = [-1, 0, 1].flatMap((days) => {
    const hostDay = addDays(day, days);
    return closedOn(hostDay, hours).map(({ from, to, reason }) => ({
      start: instantAt({ day: hostDay, time: from }, zone),
      end:
        to === '24:00'
          ? instantAt({ day: addDays(hostDay, 1), time: '00:00' }, zone)
          : instantAt({ day: hostDay, time: to }, zone),
      reason,
    }));
  });
  const blocked = hours.calendarStates.flatMap(({ url, week }) =>
    week.map((event) => ({ ...event, reason: url.split('/')[2] ?? url })),
  );
  return [...closed, ...blocked].flatMap(({ reason, ...event }) => {
    const span = spanOn(day, event, currentZone());
    return span ? [{ ...span, reason }] : [];
  });
}
