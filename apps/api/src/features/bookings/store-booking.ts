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
import type { Host } from './hosts.ts';
import type { BookableType } from './meeting-types.ts';
import { type BookingRow, findBooking } from './queries.ts';
import { firstReminder } from './reminders.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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

/** Occupies a host for a booking. False if the host has another meeting in force at this time. */
export async function occupyHost(
  trx: Trx,
  bookingId: string,
  hostId: string,
  { start, end }: Interval,
  isInForce = true,
): Promise<boolean> {
  const occupied = `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;
  return insertBookingHost(trx, { bookingId, hostId, occupied, isInForce });
}

async function insertBookingHost(trx: Trx, row: Insertable<BookingHostsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('bookingHosts')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/**
 * Inserts a booking for the first host who is free. The database decides that, because meetings of other types may have
 * been booked meanwhile. Undefined if there is none.
 */
export async function insertBooking(
  trx: Trx,
  { config }: Pick<Services, 'config'>,
  type: BookableType,
  hosts: readonly Host[],
  { start, isHeld, now, answers, ...columns }: NewBooking,
): Promise<BookingRow | undefined> {
  const id = uuidv7();
  for (const host of hosts) {
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
    const isBooked = await occupyHost(trx, id, host.id, occupiedInterval(type, start), !isHeld);
    if (isBooked) return findBooking(trx, id);
    await trx.deleteFrom('bookings').where('id', '=', id).execute();
  }
  return undefined;
}

/** Takes the slot of a booking that has been confirmed. False if it is no longer free. */
export async function takeSlot(trx: Trx, bookingId: string): Promise<boolean> {
  const host = await trx
    .deleteFrom('bookingHosts')
    .where('bookingId', '=', bookingId)
    .returning(['hostId', 'occupied'])
    .executeTakeFirst();
  return host !== undefined && insertBookingHost(trx, { ...host, bookingId, isInForce: true });
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
