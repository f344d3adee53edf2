import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { BookingStatus } from '@upcurve/contracts/bookings/booking-words';
import { type BookingChange, MOVES_MAX } from '@upcurve/contracts/bookings/bookings';
import type { LeadEvent, LeadEventFields } from '@upcurve/contracts/webhooks/webhook-payload';
import { sql } from 'kysely';
import { databaseNow, type Trx } from '../../db/client.ts';
import { checkVersion, conflict, type HttpError, invalidField, notFound } from '../../lib/http/errors.ts';
import { confirmToken } from '../../lib/security/links.ts';
import { sameText } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { audit, changesOf } from '../audit/service.ts';
import type { Actor } from '../leads/activity.ts';
import { contactReleased } from '../leads/kinds/contact/service.ts';
import { submissionReleased } from '../leads/kinds/quiz/service.ts';
import { type Released, releaseHeld } from '../leads/quarantine/service.ts';
import { recordActivity } from '../leads/service.ts';
import { mailBooking } from '../mail/service.ts';
import { announceLeads } from '../webhook/service.ts';
import { announceBooking, hostBusy, hostNamed } from './book.ts';
import { checkShareOf, hasTwoAhead } from './booking-limits.ts';
import { type Interval, occupiedInterval } from './free-starts.ts';
import type { Host } from './hosts.ts';
import { lockBookings, typeById } from './meeting-types.ts';
import { type BookingRow, eventOf, findBooking, findByToken } from './queries.ts';
import { firstReminder } from './reminders.ts';
import { freeHosts, slotUnavailableError } from './slots.ts';
import { occupyHost, takeSlot } from './store-booking.ts';

const MINUTE = 60_000;

interface BookingUpdate {
  start: number;
  host: Host | null;
  status: BookingStatus;
  reason: string | null;
}

/** Makes parallel bookings and changes wait, and returns the booking's current state. @throws {HttpError} 404 */
async function lockBooking(trx: Trx, booking: BookingRow): Promise<BookingRow> {
  await lockBookings(trx);
  const current = await findBooking(trx, booking.id);
  if (!current) throw notFound('booking');
  return current;
}

async function occupiedTime(trx: Trx, bookingId: string): Promise<Interval | undefined> {
  const row = await trx
    .selectFrom('bookingHosts')
    .select([sql<string>`lower(occupied)`.as('start'), sql<string>`upper(occupied)`.as('end')])
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  return row && { start: Date.parse(row.start), end: Date.parse(row.end) };
}

/**
 * Stores a change, records it in the lead's timeline, and announces it to webhooks, visitor and hosts.
 * @param taken creates the error for a host who has another meeting
 */
async function storeChange(
  trx: Trx,
  services: Services,
  before: BookingRow,
  { start, host, status, reason }: BookingUpdate,
  actor: Actor = before.name,
  taken: () => HttpError | Promise<HttpError> = hostBusy,
): Promise<BookingRow> {
  const type = await typeById(trx, before.typeId);
  const isMoved = start !== Date.parse(before.start);
  const isInForce = status === 'booked' && !before.isHeld;
  // A change of the kind's length or buffers applies to a booking only once it moves.
  const length = isMoved ? type.minutes * MINUTE : Date.parse(before.end) - Date.parse(before.start);
  const now = Date.parse(await databaseNow(trx));
  await trx
    .updateTable('bookings')
    .set({
      startsAt: new Date(start),
      endsAt: new Date(start + length),
      hostId: host?.id ?? null,
      ...(host && { hostName: host.name }),
      status,
      cancelReason: status === 'cancelled' ? reason : null,
      nextReminderAt: isInForce ? firstReminder(start, now) : null,
      sequence: sql<number>`sequence + 1`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', before.id)
    .execute();
  const kept = isMoved ? undefined : await occupiedTime(trx, before.id);
  const occupied = kept ?? occupiedInterval({ ...type, minutes: length / MINUTE }, start);
  await trx.deleteFrom('bookingHosts').where('bookingId', '=', before.id).execute();
  if (host && !(await occupyHost(trx, before.id, host.id, occupied, isInForce))) throw await taken();
  const after = await findBooking(trx, before.id);
  if (!after) throw new Error('The booking was not stored.');
  if (!after.isHeld) await announceChange(trx, services, before, after, now, actor);
  return after;
}

/** Records a change in the lead's timeline. Announces it to webhooks and, if the meeting is still ahead, to the visitor and to its hosts. */
async function announceChange(
  trx: Trx,
  services: Services,
  before: BookingRow,
  after: BookingRow,
  now: number,
  actor: Actor,
): Promise<void> {
  const { leadId, status } = after;
  const isAhead = Date.parse(after.start) > now;
  const isInForce = status === 'booked' && isAhead;
  const isMoved = after.start !== before.start;
  const isHandedOver = after.hostId !== before.hostId;

  const tell = <Event extends LeadEvent>(event: Event, fields: LeadEventFields<Event>) =>
    announceLeads(trx, event, [leadId], () => fields);
  const record = (to: string) =>
    recordActivity(trx, actor, [{ leadId, type: 'booking', before: before.start, after: to }]);
  if (isMoved) await record(after.start);
  if (status !== before.status && status !== 'booked') await record(status);
  const fields = eventOf(after);
  if (isInForce && before.status === 'cancelled') await announceBooking(trx, services, after, actor);
  else if (isInForce && (isMoved || isHandedOver)) {
    await tell('booking.moved', { ...fields, previous_start: before.start });
    await mailBooking(trx, services, 'moved', after, before.hostId);
  } else if (status === 'cancelled' && before.status !== 'cancelled') {
    await tell('booking.cancelled', { ...fields, reason: after.cancelReason ?? '' });
    await mailBooking(trx, services, 'cancelled', after, before.hostId);
  } else if (status === 'no_show' && before.status !== 'no_show') await tell('booking.no_show', fields);
}

const hostOf = ({ hostId, hostName }: BookingRow): Host | null =>
  hostId === null ? null : { id: hostId, name: hostName };

/** Runs a change of the visitor's own booking, which has not begun. @throws {HttpError} 404, 409 if it is too late */
const changeOwnBooking = (
  services: Services,
  tokenHash: Buffer,
  change: (trx: Trx, booking: BookingRow) => Promise<BookingUpdate>,
): Promise<BookingRow> =>
  services.db.transaction().execute(async (trx) => {
    const found = await findByToken(trx, tokenHash);
    if (!found) throw notFound('booking');
    const booking = await lockBooking(trx, found);
    if (booking.status !== 'booked') throw conflict('This booking is already cancelled or over.');
    if (booking.start <= (await databaseNow(trx))) throw conflict('This meeting has already begun.');
    const after = await change(trx, booking);
    const taken = async () =>
      slotUnavailableError(trx, await typeById(trx, booking.typeId), after.start, booking.zone, booking.id);
    return storeChange(trx, services, booking, after, booking.name, taken);
  });

/**
 * Moves a booking by its visitor, to the same host if that host is free.
 * @throws {HttpError} 404; 409 if it is too late, or with the next free starts if the slot is not free
 */
export const moveOwnBooking = (services: Services, tokenHash: Buffer, text: string): Promise<BookingRow> =>
  changeOwnBooking(services, tokenHash, async (trx, booking) => {
    const start = Date.parse(text);
    if (start === Date.parse(booking.start)) throw conflict('The booking is already at this time.');
    if (booking.sequence >= MOVES_MAX)
      throw conflict('This booking has been moved many times. Please call or write to us.');
    const type = await typeById(trx, booking.typeId);
    const now = Date.parse(await databaseNow(trx));
    const hosts = await freeHosts(trx, type, start, now, booking.id);
    const host = hosts.find(({ id }) => id === booking.hostId) ?? hosts[0];
    if (!host) throw await slotUnavailableError(trx, type, start, booking.zone, booking.id);
    return { start, host, status: 'booked', reason: null };
  });

/** Cancels a booking by its visitor. @throws {HttpError} 404, 409 if it is too late */
export const cancelOwnBooking = (services: Services, tokenHash: Buffer, reason: string | undefined) =>
  changeOwnBooking(services, tokenHash, async (_, booking) => ({
    start: Date.parse(booking.start),
    host: hostOf(booking),
    status: 'cancelled',
    reason: reason || null,
  }));

/**
 * Changes a booking by staff. They may move it outside the hours, but give no host two meetings at once.
 * @throws {HttpError} 404, 400 without a version or for an impossible change, 412 if `seen` is an older version, 409 if
 *   the host is not free
 */
export const changeBooking = (
  services: Services,
  user: CurrentUser,
  id: string,
  { start: text, status, hostId, reason }: BookingChange,
  seen: number | undefined,
): Promise<BookingRow> =>
  services.db.transaction().execute(async (trx) => {
    const found = await findBooking(trx, id);
    if (!found || found.isHeld) throw notFound('booking');
    const before = await lockBooking(trx, found);
    if (seen === undefined) throw invalidField('if-match', 'Send the version you saw as If-Match.');
    checkVersion(seen, before.version, 'this booking');
    const now = Date.parse(await databaseNow(trx));
    const after: BookingUpdate = {
      start: text === undefined ? Date.parse(before.start) : Date.parse(text),
      host: hostId === undefined ? hostOf(before) : await hostNamed(trx, hostId),
      status: status ?? before.status,
      reason: reason || before.cancelReason,
    };
    if (text !== undefined && after.start <= now) throw invalidField('start', 'Choose a time in the future.');
    if ((after.status === 'met' || after.status === 'no_show') && after.start > now)
      throw invalidField('status', 'This meeting has not begun yet.');
    const row = await storeChange(trx, services, before, after, user);
    const facts = ({ start, hostName: host, status: is }: BookingRow) => ({ start, host, status: is });
    await audit(trx, 'booking.changed', {
      what: before.typeName,
      subjectId: before.leadId,
      ...changesOf(facts(before), facts(row)),
    });
    return row;
  });

/**
 * Confirms a booking by mail. Its lead leaves quarantine, and it takes its slot or, if that has been taken, is
 * cancelled. Confirming again changes nothing.
 * @throws {HttpError} 404 if there is none, or if its time is over; 409 or 429 for too many bookings
 */
export const confirmOwnBooking = (
  services: Services,
  tokenHash: Buffer,
  token: string,
): Promise<BookingRow> =>
  services.db.transaction().execute(async (trx) => {
    const booking = await findByToken(trx, tokenHash);
    if (!booking || !sameText(confirmToken(services.config.sessionSecret, booking.id), token))
      throw notFound('booking');
    if (!booking.isHeld) return booking;
    if (booking.status !== 'booked') throw conflict('This booking is already cancelled or over.');
    await lockBookings(trx);
    if (await hasTwoAhead(trx, booking))
      throw conflict('You have two meetings ahead already. Move or cancel one of them first.');
    if (booking.network) {
      const type = await typeById(trx, booking.typeId);
      await checkShareOf(trx, services, type, booking.network, Date.parse(await databaseNow(trx)));
    }
    await releaseHeld(trx, services, booking.leadId, RELEASED);
    const confirmed = await findBooking(trx, booking.id);
    // It has expired, or staff have deleted its lead.
    if (!confirmed || confirmed.isHeld) throw notFound('booking');
    return confirmed;
  });

/** What follows the release of a lead of each kind. A form's booking takes the time that it asked for, if it is free. */
export const RELEASED: Released = {
  eligibility: submissionReleased,
  async contact(trx, services, leadId) {
    await contactReleased(trx, services, leadId);
    const row = await trx
      .updateTable('bookings')
      .set({ heldUntil: null })
      .where('leadId', '=', leadId)
      .returning('id')
      .executeTakeFirst();
    const booking = row && (await findBooking(trx, row.id));
    const now = Date.parse(await databaseNow(trx));
    const start = Date.parse(booking?.start ?? '');
    if (booking?.status !== 'booked' || !(start > now)) return;
    const isFree = await takeSlot(trx, booking.id);
    await trx
      .updateTable('bookings')
      .set(
        isFree
          ? { nextReminderAt: firstReminder(start, now) }
          : { status: 'cancelled', cancelReason: 'The time was taken before it was confirmed.' },
      )
      .where('id', '=', booking.id)
      .execute();
    if (isFree) await announceBooking(trx, services, booking);
  },
};
