import { CONFIRM_HOURS } from '@upcurve/contracts/bookings/booking-words';
import type { Detail } from '@upcurve/contracts/leads/contact';
import { type Insertable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/client.ts';
import type { BookingHostsTable } from '../../db/schema/bookings.ts';
import { manageToken } from '../../lib/security/links.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { type Interval, occupiedInterval } from './free-starts.ts';
import type { Team } from './hosts.ts';
import type { BookableType } from './meeting-types.ts';
import { type BookingRow, findBooking } from './queries.ts';
import { firstReminder } from './reminders.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const rangeOf = ({ start, end }: { start: number; end: number }) =>
  `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;

interface NewBooking {
  leadId: string;
  /** `start` and `now` are in ms since the epoch. */
  start: number;
  now: number;
  zone: string;
  source: string;
  network: string | null;
  answers: readonly Detail[];
  isHeld: boolean;
}

/** Inserts the hosts of a booking. Returns how many: hosts who have another meeting at this time are skipped. */
export async function insertHosts(
  trx: Trx,
  bookingId: string,
  hostIds: readonly string[],
  occupied: Interval,
  isInForce = true,
): Promise<number> {
  if (hostIds.length === 0) return 0;
  // Sorted, so that two parallel bookings cannot deadlock.
  const rows = hostIds.toSorted().map((hostId) => ({
    bookingId,
    hostId,
    occupied: rangeOf(occupied),
    isInForce,
  }));
  return insertHostRows(trx, rows);
}

/** Inserts hosts. Returns how many: those who have another meeting in force at this time are skipped. */
async function insertHostRows(trx: Trx, rows: readonly Insertable<BookingHostsTable>[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('bookingHosts')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/**
 * Inserts a booking for the first team whose members are all free. The database decides that, because meetings of other
 * types may have been booked meanwhile. Undefined if there is none.
 */
export async function insertBooking(
  trx: Trx,
  { config }: Pick<Services, 'config'>,
  type: BookableType,
  teams: readonly Team[],
  { start, isHeld, now, answers, ...columns }: NewBooking,
): Promise<BookingRow | undefined> {
  const id = uuidv7();
  for (const team of teams) {
    const [host] = team;
    await trx
      .insertInto('bookings')
      .values({
        id,
        typeId: type.id,
        hostId: host.id,
        hostName: host.name,
        startsAt: new Date(start),
        endsAt: new Date(start + type.minutes * MINUTE),
        placeKind: type.placeKind,
        placeText: type.placeText,
        ...columns,
        answers: JSON.stringify(answers),
        manageTokenHash: sha256(manageToken(config.sessionSecret, id)),
        heldUntil: isHeld ? new Date(now + CONFIRM_HOURS * HOUR) : null,
        nextReminderAt: isHeld ? null : firstReminder(start, now),
      })
      .execute();
    const hostIds = team.map((member) => member.id);
    const booked = await insertHosts(trx, id, hostIds, occupiedInterval(type, start), !isHeld);
    if (booked === team.length) return findBooking(trx, id);
    await trx.deleteFrom('bookings').where('id', '=', id).execute();
  }
  return undefined;
}

/** Takes the slot of a booking that has been confirmed. False if it is no longer free. */
export async function takeSlot(trx: Trx, bookingId: string): Promise<boolean> {
  const hosts = await trx
    .deleteFrom('bookingHosts')
    .where('bookingId', '=', bookingId)
    .returning(['hostId', 'occupied'])
    .execute();
  const rows = hosts.map((host) => ({ ...host, bookingId, isInForce: true }));
  return (await insertHostRows(trx, rows)) === rows.length;
}

export async function dropExpired(trx: Trx): Promise<number> {
  // Locked rows are skipped: the transaction that holds them deletes or confirms them.
  const expired = trx
    .selectFrom('bookings')
    .select('id')
    .where('heldUntil', '<=', sql<string>`now()`)
    .forUpdate()
    .skipLocked();
  const { numDeletedRows } = await trx.deleteFrom('bookings').where('id', 'in', expired).executeTakeFirst();
  return Number(numDeletedRows);
}
