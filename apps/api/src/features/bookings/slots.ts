import {
  NEXT_MAX,
  SLOT_DAYS,
  SLOT_DAYS_MAX,
  SLOTS_MAX,
  type Slots,
  type SlotTaken,
} from '@upcurve/contracts/bookings/bookings';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { type Db, databaseNow } from '../../db/client.ts';
import { HttpError, invalidField } from '../../lib/http/errors.ts';
import { formatInZone, freeStarts, type Interval, isFreeAt, parseMoment } from './free-starts.ts';
import { calendarsOf, type Host, hostsOf } from './hosts.ts';
import { type BookableType, bookableType } from './meeting-types.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Returns the hosts of a type in the order in which they get meetings, and their calendars for a range. */
async function readHosts(db: Db, type: BookableType, range: Interval, except: string | undefined) {
  const members = await hostsOf(db, type);
  const hostIds = members.map(({ id }) => id);
  return { members, calendars: await calendarsOf(db, type.id, hostIds, range, except) };
}

/** Returns the starts at which any host of a type is free, sorted and without duplicates. */
async function startsOf(
  db: Db,
  type: BookableType,
  range: Interval,
  now: number,
  except?: string,
): Promise<number[]> {
  const { calendars } = await readHosts(db, type, range, except);
  const starts = [...calendars.values()].flatMap((calendar) => freeStarts(type, calendar, range, now));
  return [...new Set(starts)].sort((a, b) => a - b);
}

export const countStarts = async (db: Db, type: BookableType, range: Interval, now: number) =>
  (await startsOf(db, type, range, now)).length;

interface SlotQuery {
  type?: string;
  from?: string;
  to?: string;
  zone?: string;
}

/**
 * Lists free slots.
 * @throws {HttpError} 404 if there is no such type, 400 if the range is empty or too long
 */
export async function listSlots(
  db: Db,
  { type: slug, from, to, zone = AGENCY_ZONE }: SlotQuery,
): Promise<Slots> {
  const type = await bookableType(db, slug);
  const now = Date.parse(await databaseNow(db));
  const start = from === undefined ? now : parseMoment(from, zone);
  const end = to === undefined ? start + SLOT_DAYS * DAY : parseMoment(to, zone);
  if (end <= start) throw invalidField('to', 'The end must be after the start.');
  if (end - start > SLOT_DAYS_MAX * DAY) throw invalidField('to', `At most ${SLOT_DAYS_MAX} days at once.`);
  // No slot outside these days is free, even if the range is longer.
  const isInReach = end > now && start < now + (type.daysAhead + 2) * DAY;
  const starts = isInReach ? await startsOf(db, type, { start, end }, now) : [];
  return {
    zone,
    slots: starts.slice(0, SLOTS_MAX).map((moment) => ({
      start: formatInZone(zone, moment),
      end: formatInZone(zone, moment + type.minutes * MINUTE),
    })),
  };
}

/** Returns the hosts who are free for a meeting at exactly this time, in the order in which they get meetings. */
export async function freeHosts(
  db: Db,
  type: BookableType,
  start: number,
  now: number,
  except?: string,
): Promise<Host[]> {
  const { members, calendars } = await readHosts(db, type, { start, end: start + 1 }, except);
  return members.filter(({ id }) => {
    const calendar = calendars.get(id);
    return calendar !== undefined && isFreeAt(type, calendar, start, now);
  });
}

/**
 * Returns the hosts for a meeting that staff book: the free ones or, if there are none, every host, because staff may
 * book outside the hours. The database still rejects hosts who have another meeting.
 */
export async function hostsForStaff(db: Db, type: BookableType, start: number, now: number): Promise<Host[]> {
  const free = await freeHosts(db, type, start, now);
  return free.length > 0 ? free : hostsOf(db, type);
}

/** Creates the answer for a slot that is taken or not offered: a 409 with the next free starts. */
export async function slotUnavailableError(
  db: Db,
  type: BookableType,
  start: number,
  zone: string,
  except?: string,
): Promise<HttpError> {
  const now = Date.parse(await databaseNow(db));
  const from = Math.max(start, now);
  const starts = await startsOf(db, type, { start: from, end: from + SLOT_DAYS * DAY }, now, except);
  const next = starts.slice(0, NEXT_MAX).map((moment) => formatInZone(zone, moment));
  return new HttpError(409, 'This time is no longer free. Choose another one.', {
    details: { next } satisfies SlotTaken,
  });
}
