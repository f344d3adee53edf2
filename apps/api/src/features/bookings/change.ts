import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { BookingStatus } from '@upcurve/contracts/bookings/booking-words';
import type { BookingChange } from '@upcurve/contracts/bookings/bookings';
import type { LeadEvent, LeadEventFields } from '@upcurve/contracts/webhooks/webhook-payload';
import { type Kysely, sql, type Transaction } from 'kysely';
import { databaseNow } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { contentChanged } from '../../lib/database/content-version.ts';
import { conflict, HttpError, invalid, notFound } from '../../lib/http/errors.ts';
import { confirmToken } from '../../lib/security/links.ts';
import { sameText } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { audit, changesOf } from '../audit/service.ts';
import { heldContacts } from '../contact/service.ts';
import { mailBooking } from '../mail/service.ts';
import { releaseHeld } from '../quarantine/service.ts';
import { announceLeads } from '../webhook/service.ts';
import { announceBooked, dropExpired, hostBusy, hostNamed, insertHosts, lockType } from './book.ts';
import { eventOf } from './events.ts';
import { occupiedBy } from './free-starts.ts';
import type { Host } from './hosts.ts';
import { typeById } from './meeting-types.ts';
import { type BookingRow, findBooking, findByToken } from './queries.ts';
import { firstReminder } from './reminders.ts';
import { freeTeams, notFree } from './slots.ts';

const MINUTE = 60_000;

interface After {
  start: number;
  /** Who answers for the meeting, and who else takes part. */
  host: Host | null;
  otherIds: readonly string[];
  status: BookingStatus;
  reason: string | null;
}

/** Locks a booking. Takes the lock of its type first, in the order in which bookings are made. */
async function locked(trx: Transaction<Database>, booking: BookingRow): Promise<BookingRow> {
  await lockType(trx, booking.typeId);
  await dropExpired(trx);
  const current = await findBooking(trx, booking.id);
  if (!current) throw notFound('booking');
  return current;
}

/** Stores a change and announces it to webhooks, visitor and hosts. */
async function store(
  trx: Transaction<Database>,
  services: Services,
  before: BookingRow,
  { start, host, otherIds, status, reason }: After,
): Promise<BookingRow> {
  const type = await typeById(trx, before.typeId);
  const isMoved = start !== Date.parse(before.start);
  const isHandedOver = host?.id !== before.hostId;
  const isInForce = status === 'booked';
  // A change of the kind's length applies to a booking only once it moves.
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
      nextReminderAt: isInForce && before.heldId === null ? firstReminder(start, now) : null,
      sequence: sql<number>`sequence + 1`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', before.id)
    .execute();
  const hostIds = [...new Set([...(host ? [host.id] : []), ...otherIds])];
  const occupied = occupiedBy({ ...type, minutes: length / MINUTE }, start);
  await trx.deleteFrom('bookingHosts').where('bookingId', '=', before.id).execute();
  const stored = await insertHosts(trx, before.id, hostIds, occupied, isInForce);
  if (stored < hostIds.length) throw hostBusy();
  const after = await findBooking(trx, before.id);
  if (!after) throw new Error('The booking was not stored.');
  await contentChanged(trx);
  const { kind, leadId } = after;
  if (leadId === null) return after;

  const tell = <Event extends LeadEvent>(event: Event, fields: LeadEventFields<Event>) =>
    announceLeads(trx, event, kind, [leadId], () => fields);
  const fields = eventOf(after);
  if (isInForce && before.status === 'cancelled') await announceBooked(trx, services, after);
  else if (isInForce && (isMoved || isHandedOver)) {
    await tell('booking.moved', { ...fields, previous_start: before.start });
    await mailBooking(trx, services, 'moved', after, before.hostId);
  } else if (status === 'cancelled' && before.status !== 'cancelled') {
    await tell('booking.cancelled', { ...fields, reason: reason ?? '' });
    await mailBooking(trx, services, 'cancelled', after, before.hostId);
  } else if (status === 'no_show' && before.status !== 'no_show') await tell('booking.no_show', fields);
  return after;
}

/** Returns who takes part in a booking now. */
const hostsOf = ({ hostId, mainHostName, hostIds }: BookingRow): Pick<After, 'host' | 'otherIds'> => ({
  host: hostId === null ? null : { id: hostId, name: mainHostName },
  otherIds: hostIds.filter((id) => id !== hostId),
});

/** Runs a change of the visitor's own booking, which has not begun. @throws {HttpError} 404, 409 if it is too late */
const changeOwn = (
  services: Services,
  tokenHash: Buffer,
  change: (trx: Transaction<Database>, booking: BookingRow) => Promise<After>,
): Promise<BookingRow> =>
  services.db.transaction().execute(async (trx) => {
    const found = await findByToken(trx, tokenHash);
    if (!found) throw notFound('booking');
    const booking = await locked(trx, found);
    if (booking.status !== 'booked') throw conflict('This booking is already cancelled or over.');
    if (booking.start <= (await databaseNow(trx))) throw conflict('This meeting has already begun.');
    return store(trx, services, booking, await change(trx, booking));
  });

/**
 * Moves a booking by its visitor, to the same host if that host is free.
 * @throws {HttpError} 404; 409 if it is too late, or with the next free starts if the slot is not free
 */
export const moveOwn = (services: Services, tokenHash: Buffer, text: string): Promise<BookingRow> =>
  changeOwn(services, tokenHash, async (trx, booking) => {
    const start = Date.parse(text);
    if (start === Date.parse(booking.start)) throw conflict('The booking is already at this time.');
    const type = await typeById(trx, booking.typeId);
    const now = Date.parse(await databaseNow(trx));
    const teams = await freeTeams(trx, type, start, now, booking.id);
    const [host, ...others] = teams.find(([{ id }]) => id === booking.hostId) ?? teams[0] ?? [];
    if (!host) throw await notFree(trx, type, start, booking.zone, booking.id);
    return { start, host, otherIds: others.map(({ id }) => id), status: 'booked', reason: null };
  });

/** Cancels a booking by its visitor. @throws {HttpError} 404, 409 if it is too late */
export const cancelOwn = (services: Services, tokenHash: Buffer, reason: string | undefined) =>
  changeOwn(services, tokenHash, async (_, booking) => ({
    start: Date.parse(booking.start),
    ...hostsOf(booking),
    status: 'cancelled',
    reason: reason || null,
  }));

/**
 * Changes a booking by staff. They may move it outside the hours, but give no host two meetings at once.
 * @throws {HttpError} 404, 400 without a version or for an impossible change, 412 if `seen` is an older version, 409 if
 *   the host is not free
 */
export const changeBooking = (
  services: Services & { db: Kysely<Database> },
  user: CurrentUser,
  id: string,
  { start: text, status, hostId, reason }: BookingChange,
  seen: number | undefined,
): Promise<BookingRow> =>
  services.db.transaction().execute(async (trx) => {
    const found = await findBooking(trx, id);
    if (!found || found.leadId === null) throw notFound('booking');
    const before = await locked(trx, found);
    if (seen === undefined)
      throw invalid([{ path: 'if-match', message: 'Send the version you saw as If-Match.' }]);
    if (seen !== before.version)
      throw new HttpError(412, 'Somebody else has changed this booking. Reload it and try again.');
    const now = Date.parse(await databaseNow(trx));
    const after: After = {
      start: text === undefined ? Date.parse(before.start) : Date.parse(text),
      ...hostsOf(before),
      ...(hostId !== undefined && { host: await hostNamed(trx, hostId) }),
      status: status ?? before.status,
      reason: reason || before.cancelReason,
    };
    if (text !== undefined && after.start <= now)
      throw invalid([{ path: 'start', message: 'Choose a time in the future.' }]);
    if ((after.status === 'met' || after.status === 'no_show') && after.start > now)
      throw invalid([{ path: 'status', message: 'This meeting has not begun yet.' }]);
    const row = await store(trx, services, before, after);
    const facts = ({ start, hostName: host, status: is }: BookingRow) => ({ start, host, status: is });
    await audit(trx, 'booking.changed', {
      what: `by ${user.username}`,
      subjectId: before.leadId ?? undefined,
      ...changesOf(facts(before), facts(row)),
    });
    return row;
  });

/**
 * Confirms a booking whose slot is held. Its lead leaves quarantine. Confirming again changes nothing.
 * @throws {HttpError} 404 if there is none, or if its time is over
 */
export const confirmOwn = (services: Services, tokenHash: Buffer, token: string): Promise<BookingRow> =>
  services.db.transaction().execute(async (trx) => {
    const booking = await findByToken(trx, tokenHash);
    if (!booking || !sameText(confirmToken(services.config.sessionSecret, booking.id), token))
      throw notFound('booking');
    const { heldId } = booking;
    if (heldId === null) return booking;
    if (!(await releaseHeld(trx, services, heldId, () => heldContacts))) throw notFound('booking');
    const now = Date.parse(await databaseNow(trx));
    await trx
      .updateTable('bookings')
      .set({ nextReminderAt: firstReminder(Date.parse(booking.start), now) })
      .where('id', '=', booking.id)
      .execute();
    const confirmed = await findBooking(trx, booking.id);
    if (!confirmed) throw new Error('The booking was not confirmed.');
    await announceBooked(trx, services, confirmed);
    return confirmed;
  });
