import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { activeMembers } from '../../db/members.ts';
import { holidaysIn } from '../../lib/holidays.ts';
import type { HostCalendar, Interval } from './free-starts.ts';
import { HAS_STALE_CALENDAR, hoursOrDefault } from './hours.ts';

export interface Host {
  id: string;
  name: string;
}

export const selectHosts = (db: Db) => activeMembers(db, 'leads:status');

const latestBooking = (typeId: string) => sql<string | null>`(
  select max(created_at) from bookings where type_id = ${typeId} and host_id = users.id and status <> 'cancelled')`;

/** Returns the hosts of a kind of meeting, the one whose latest booking is the oldest first. */
export async function hostsOf(
  db: Db,
  { id, hostIds }: { id: string; hostIds: readonly string[] },
): Promise<Host[]> {
  if (hostIds.length === 0) {
    const owners = selectHosts(db).where('role', '=', 'owner').orderBy('users.createdAt').orderBy('users.id');
    return owners.limit(1).execute();
  }
  return selectHosts(db)
    .where('users.id', 'in', hostIds)
    .orderBy(latestBooking(id), (order) => order.asc().nullsFirst())
    .orderBy(sql`array_position(${hostIds}::uuid[], users.id)`)
    .execute();
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How far a meeting with its buffers can reach before or after its start, in ms. */
const REACH_MAX = 4 * HOUR;

/** Times as numbers of seconds, because thousands of events take long to read as text. */
const inSeconds = (column: string, round: 'floor' | 'ceil') =>
  sql<number[]>`json_agg(${sql.raw(round)}(date_part('epoch', ${sql.ref(column)}))::bigint)`;

/**
 * Returns the calendars of hosts for a range: their hours, and when they have no time. A host whose own calendar could
 * not be read for a day has no hours.
 * @param except a booking that is to be moved, so that it does not block itself
 */
export async function calendarsOf(
  db: Db,
  typeId: string,
  hostIds: readonly string[],
  range: Interval,
  except?: string,
): Promise<Map<string, HostCalendar>> {
  // Two more days on each side, because the maximum per day counts whole days in the host's time zone.
  const from = new Date(range.start - 2 * DAY).toISOString();
  const to = new Date(range.end + 2 * DAY).toISOString();
  const eventsFrom = new Date(range.start - REACH_MAX).toISOString();
  const eventsTo = new Date(range.end + REACH_MAX).toISOString();
  const ids = sql<string>`any(${hostIds}::uuid[])`;
  const [members, meetings, events] = await Promise.all([
    db
      .selectFrom('users')
      .leftJoin('hostHours', 'hostHours.memberId', 'users.id')
      .select(['users.id', 'users.zone as ownZone', 'hostHours.zone', 'weekly', 'dates', 'holidays'])
      .select(HAS_STALE_CALENDAR.as('isStale'))
      .where('users.id', '=', ids)
      .execute(),
    db
      .selectFrom('bookingHosts')
      .innerJoin('bookings', 'bookings.id', 'bookingId')
      .select(['bookingHosts.hostId', 'typeId', 'startsAt', 'status'])
      .select([sql<string>`lower(occupied)`.as('start'), sql<string>`upper(occupied)`.as('end')])
      .where('bookingHosts.hostId', '=', ids)
      .where('status', 'in', ['booked', 'met'])
      .where('startsAt', '>=', from)
      .where('startsAt', '<', to)
      .where('heldUntil', 'is', null)
      .$if(except !== undefined, (query) => query.where('bookings.id', '!=', except ?? ''))
      .execute(),
    db
      .selectFrom('busyTimes')
      .innerJoin('busyCalendars', 'busyCalendars.id', 'calendarId')
      .select('memberId')
      .select([inSeconds('startsAt', 'floor').as('starts'), inSeconds('endsAt', 'ceil').as('ends')])
      .where('memberId', '=', ids)
      .where('startsAt', '<', eventsTo)
      .where('endsAt', '>', eventsFrom)
      .groupBy('memberId')
      .execute(),
  ]);
  const meetingsOf = Map.groupBy(meetings, ({ hostId }) => hostId);
  const eventsOf = new Map(
    events.map(({ memberId, starts, ends }) => [
      memberId,
      starts.map((start, i) => ({ start: start * 1000, end: (ends[i] ?? start) * 1000 })),
    ]),
  );
  const calendars = members.map(async ({ id, isStale, ...member }) => {
    const hours = hoursOrDefault(member);
    const own = meetingsOf.get(id) ?? [];
    const calendar: HostCalendar = {
      hours: isStale ? { ...hours, weekly: [], dates: [] } : hours,
      holidays: await holidaysIn(hours.holidays, range),
      busy: [
        ...own.filter(({ status }) => status === 'booked').map(({ start, end }) => intervalOf(start, end)),
        ...(eventsOf.get(id) ?? []),
      ],
      booked: own.filter((meeting) => meeting.typeId === typeId).map(({ startsAt }) => Date.parse(startsAt)),
    };
    return [id, calendar] as const;
  });
  return new Map(await Promise.all(calendars));
}

const intervalOf = (start: string, end: string): Interval => ({
  start: Date.parse(start),
  end: Date.parse(end),
});
