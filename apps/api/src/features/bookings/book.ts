import type { CurrentUser } from '@upcurve/contracts/account/account';
import {
  type Booking,
  type BookingInput,
  bookings,
  type CreatedBooking,
  type StaffBookingInput,
} from '@upcurve/contracts/bookings/bookings';
import type { Detail } from '@upcurve/contracts/leads/contact';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { QuarantineReason } from '@upcurve/contracts/leads/quarantine';
import { databaseNow, type Trx } from '../../db/client.ts';
import { LEAD_NOUNS } from '../../db/lead-columns.ts';
import { formatMoment } from '../../lib/calendar.ts';
import { conflict, invalidField, notFound } from '../../lib/http/errors.ts';
import { writeOnce } from '../../lib/http/idempotency.ts';
import { quarantineReason, verifyProof } from '../../lib/security/form-guard.ts';
import { manageLink } from '../../lib/security/links.ts';
import { networkHash } from '../../lib/security/rate-limits.ts';
import { sha256 } from '../../lib/security/tokens.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import type { Actor } from '../leads/activity.ts';
import { storeContact, toNewContact } from '../leads/kinds/contact/service.ts';
import { submissionQueries } from '../leads/kinds/quiz/queries.ts';
import { assignIfFree, recordActivity } from '../leads/service.ts';
import { askToConfirm, canMail, mailBooking } from '../mail/service.ts';
import { announceLeads } from '../webhook/service.ts';
import { checkHeldOf, checkShareOf, confirmationReason } from './booking-limits.ts';
import { formatInZone } from './free-starts.ts';
import { type Host, selectHosts } from './hosts.ts';
import { type BookableType, bookableType, lockBookings } from './meeting-types.ts';
import { type BookingRow, eventOf, toBooking } from './queries.ts';
import { freeHosts, hostsForStaff, slotUnavailableError } from './slots.ts';
import { insertBooking } from './store-booking.ts';

/**
 * Announces a booking that is in force to webhooks, the visitor and the host, and records it in the lead's timeline. The
 * host becomes the assignee of a lead without one.
 */
export async function announceBooking(
  trx: Trx,
  services: Services,
  booking: BookingRow,
  actor: Actor = booking.name,
): Promise<void> {
  const { leadId, hostId, start } = booking;
  if (hostId !== null) await assignIfFree(trx, leadId, hostId, actor);
  await recordActivity(trx, actor, [{ leadId, type: 'booking', after: start }]);
  await announceLeads(trx, 'booking.created', [leadId], () => eventOf(booking));
  await mailBooking(trx, services, 'booked', booking);
}

/** The reasons that a person may meet as well. Robots get no mail to send to strangers. */
const MAILED_REASONS = new Set<QuarantineReason>([
  'too-fast',
  'too-old',
  'no-proof',
  'many-bookings',
  'busy-day',
]);

/**
 * Books a slot once per Idempotency-Key. A booking that looks like spam gets the same answer; it must be confirmed by
 * mail while its slot is held, and its lead waits in quarantine.
 * @throws {HttpError} 404 if there is no such type, 409 with the next free starts if the slot is not free
 */
export async function bookSlot(
  services: Services,
  input: BookingInput,
  key: string | undefined,
  address: string,
): Promise<CreatedBooking> {
  const isProofValid = await verifyProof(services, input);
  const made = await writeOnce(services.db, {
    scope: bookings.book.rateLimit.scope,
    key,
    body: input,
    run: async (trx) => {
      const type = await bookableType(trx, input.type);
      const now = await databaseNow(trx);
      const canConfirm = await canMail(trx, services.config);
      const suspicion = await quarantineReason(trx, services, { ...input, isProofValid }, now, address);
      await lockBookings(trx);
      const reason =
        suspicion ?? (await confirmationReason(trx, { ...services, canMail: canConfirm }, input));
      const network = networkHash(services.config.sessionSecret, address);
      if (reason) await checkHeldOf(trx, services, network);
      else await checkShareOf(trx, services, type, network, Date.parse(now));
      // Rolled back if the slot is not free.
      const reporter = reason ? undefined : await reporterOf(trx, input);
      const leadId = reporter?.id ?? (await storeLead(trx, services, type, input, now, reason));
      const start = Date.parse(input.start);
      const hosts = await freeHosts(trx, type, start, Date.parse(now));
      if (hosts.length === 0) throw await slotUnavailableError(trx, type, start, input.zone);
      const { zone, source } = input;
      const isHeld = reason !== undefined;
      const booking = await insertBooking(trx, services, type, hosts, {
        leadId,
        start,
        now: Date.parse(now),
        zone,
        source,
        network,
        answers: phoneOf(reporter, input),
        isHeld,
      });
      // Staff have just booked the host at this time.
      if (!booking) throw await slotUnavailableError(trx, type, start, input.zone);
      if (!isHeld) await announceBooking(trx, services, booking);
      else if (MAILED_REASONS.has(reason)) await askToConfirm(trx, services, booking, isProofValid === true);
      return {
        id: booking.id,
        start: formatInZone(zone, booking.start),
        end: formatInZone(zone, booking.end),
        host: booking.publicHostName,
      };
    },
  });
  // Not part of the stored answer, so that the link's token is never stored in clear text.
  return { ...made, manageUrl: manageLink(services.config, made.id) };
}

/** Returns the quiz submission whose report the visitor saw, if it has the same email address. */
async function reporterOf(trx: Trx, { resultToken, email }: BookingInput) {
  const found = resultToken ? await submissionQueries(trx).findReporter(sha256(resultToken)) : undefined;
  const reporter = found?.isHeld ? undefined : found;
  return reporter?.email.toLowerCase() === email.toLowerCase() ? reporter : undefined;
}

/** Returns a phone number that the quiz submission does not have, as an answer, so that the booking stores it. */
const phoneOf = (reporter: { phone: string | null } | undefined, { phone }: BookingInput): Detail[] =>
  reporter && phone && phone !== reporter.phone ? [{ label: 'Phone', text: phone }] : [];

async function storeLead(
  trx: Trx,
  services: Services,
  type: BookableType,
  { resultToken: _, type: __, start, zone, ...form }: BookingInput,
  now: string,
  reason: Awaited<ReturnType<typeof quarantineReason>>,
): Promise<string> {
  const details = [{ label: 'First booked for', text: `${type.name}, ${formatMoment(start, zone)}` }];
  const contact = toNewContact({ ...form, formType: 'Consultation', details }, now);
  await storeContact(trx, services, contact, reason);
  return contact.id;
}

/**
 * Books on behalf of a lead. Staff may book outside the hours, but no host twice.
 * @throws {HttpError} 404 if there is no such lead or type, 400 for a past time or a member who is no host, 409 if the
 *   host is not free
 */
export const bookForLead = (
  services: Services,
  user: CurrentUser,
  { type: slug, start: text, lead, hostId }: StaffBookingInput,
  zone: string,
): Promise<Booking> =>
  services.db.transaction().execute(async (trx) => {
    const type = await bookableType(trx, slug);
    await lockBookings(trx);
    const start = Date.parse(text);
    const now = Date.parse(await databaseNow(trx));
    if (start <= now) throw invalidField('start', 'Choose a time in the future.');
    await checkLead(trx, lead);
    const hosts = hostId ? [await hostNamed(trx, hostId)] : await hostsForStaff(trx, type, start, now);
    const booking = await insertBooking(trx, services, type, hosts, {
      leadId: lead.id,
      start,
      now,
      zone,
      source: 'admin',
      network: null,
      answers: [],
      isHeld: false,
    });
    if (!booking) throw hostId ? hostBusy() : await slotUnavailableError(trx, type, start, zone);
    await announceBooking(trx, services, booking, user);
    await audit(trx, 'booking.made', {
      what: type.name,
      subjectId: lead.id,
      after: { start: booking.start, host: booking.hostName, by: user.username },
    });
    return toBooking(booking);
  });

export const hostBusy = () => conflict('This host has another meeting then. Choose another time or host.');

async function checkLead(trx: Trx, { kind, id }: { kind: LeadKind; id: string }) {
  const lead = trx.selectFrom('leads').select('id').where('id', '=', id).where('kind', '=', kind);
  if (!(await lead.executeTakeFirst())) throw notFound(LEAD_NOUNS[kind]);
}

/** Returns a member who can take meetings. @throws {HttpError} 400 if the member cannot */
export async function hostNamed(trx: Trx, id: string): Promise<Host> {
  const host = await selectHosts(trx).where('users.id', '=', id).executeTakeFirst();
  if (!host) throw invalidField('hostId', 'A host must be a member who answers leads.');
  return host;
}
