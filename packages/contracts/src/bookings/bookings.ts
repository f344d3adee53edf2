import { Detail } from '../leads/contact.ts';
import {
  attributionField,
  COMPANY_MAX,
  consentField,
  contactFields,
  formGuardFields,
  formSource,
  LeadKind,
  optional,
} from '../leads/lead.ts';
import { LeadRef } from '../leads/people.ts';
import { get, patch, post } from '../shared/endpoint.ts';
import { IfMatch } from '../shared/if-match.ts';
import { keysOf } from '../shared/keys.ts';
import { pageFields } from '../shared/page-fields.ts';
import { byId, Id, Instant, line, Slug, untypedLine } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { BOOKING_STATUSES } from './booking-words.ts';
import { VisitorZone } from './hours.ts';
import { Place, PlaceKind } from './meeting-types.ts';

export const SLOTS_MAX = 500;
/** Maximum and default range of a request for slots, in days. */
export const SLOT_DAYS_MAX = 62;
export const SLOT_DAYS = 21;
/** Maximum number of free starts offered in the response to a taken slot. */
export const NEXT_MAX = 3;
export const CANCEL_REASON_MAX = 500;
/** If more visitors book within a day, further ones must confirm by mail. */
export const UNCONFIRMED_PER_DAY = 20;
/** The share of a month's slots that one network, an IPv6 /48 or an IPv4 /24, can hold. */
export const NETWORK_SHARE_MAX = 0.05;
export const MOVES_MAX = 10;

/** A time with an offset, such as `2026-11-24T09:00:00+00:00`. */
const OffsetTime = z.iso.datetime({ offset: true, message: 'Enter a time such as 2026-11-24T09:00:00Z.' });
/** A date in the zone of the request, or a time with an offset. */
const RangeEnd = z.union([z.iso.date(), OffsetTime], 'Enter a date such as 2026-11-24, or a time.');

export const BookingStatus = z.enum(keysOf(BOOKING_STATUSES));

export const PublicMeetingType = z.strictObject({
  slug: z.string(),
  name: z.string(),
  minutes: z.int(),
  /** Without the link or address, which only the booking's own page shows. */
  place: z.strictObject({ kind: PlaceKind }),
});
export type PublicMeetingType = z.infer<typeof PublicMeetingType>;

export const Slot = z.strictObject({ start: z.string(), end: z.string() });

/** Free slots in order. Times have the offset of `zone`. */
export const Slots = z.strictObject({ zone: z.string(), slots: z.array(Slot).max(SLOTS_MAX) });
export type Slots = z.infer<typeof Slots>;

export const BookingInput = z.strictObject({
  type: Slug,
  start: OffsetTime,
  ...contactFields,
  company: optional(line({ max: COMPANY_MAX })),
  /** The visitor's time zone, for the times in mails. */
  zone: VisitorZone,
  /** The token of the visitor's report: the booking then belongs to that lead. */
  resultToken: untypedLine(200),
  source: formSource,
  ...consentField,
  ...attributionField,
  ...formGuardFields,
});
export type BookingInput = z.infer<typeof BookingInput>;

/** `host` is the name of the member who takes the meeting. */
export const CreatedBooking = z.strictObject({
  id: z.uuid(),
  start: z.string(),
  end: z.string(),
  host: z.string(),
  manageUrl: z.string(),
});
export type CreatedBooking = z.infer<typeof CreatedBooking>;

/** The details of a 409 when a slot is not free: the next free starts. */
export const SlotTaken = z.object({ next: z.array(z.string()) });
export type SlotTaken = z.infer<typeof SlotTaken>;

/** A booking as its visitor sees it. Times have the offset of `zone`. */
export const OwnBooking = z.strictObject({
  id: z.uuid(),
  /** The text of the place is empty while the booking is held. */
  type: PublicMeetingType.extend({
    place: z.strictObject({ kind: PlaceKind, text: z.string() }),
  }),
  start: z.string(),
  end: z.string(),
  zone: z.string(),
  host: z.string(),
  status: BookingStatus,
  /** Whether it waits for its confirmation by mail. */
  isHeld: z.boolean(),
  name: z.string(),
  /** Whether it can still be moved and cancelled: it is booked and has not begun. */
  canChange: z.boolean(),
});
export type OwnBooking = z.infer<typeof OwnBooking>;

/**
 * A booking as staff see it. Times are in UTC. `hostId` is null if the host's account was removed. `answers` has a phone
 * number that the lead does not have.
 */
export const Booking = z.strictObject({
  id: z.uuid(),
  type: z.strictObject({ slug: z.string(), name: z.string() }),
  start: Instant,
  end: Instant,
  zone: z.string(),
  place: Place,
  status: BookingStatus,
  cancelReason: z.string().nullable(),
  hostId: z.uuid().nullable(),
  hostName: z.string(),
  kind: LeadKind,
  leadId: z.uuid(),
  personId: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  answers: z.array(Detail),
  version: z.int(),
  createdAt: Instant,
});
export type Booking = z.infer<typeof Booking>;

/** `from` and `to` filter by start, `to` exclusive. Host `none`: the host's account was removed. */
export const BookingFilter = z.strictObject({
  from: Instant.optional(),
  to: Instant.optional(),
  host: z.union([Id, z.literal('none')]).optional(),
  status: BookingStatus.optional(),
  lead: Id.optional(),
  sort: z.enum(['start', '-start']).optional(),
  ...pageFields,
});
export type BookingFilter = z.infer<typeof BookingFilter>;

/** A booking by staff on behalf of a lead. They may book outside the hours, but never twice. */
export const StaffBookingInput = z.strictObject({
  type: Slug,
  start: OffsetTime,
  lead: LeadRef,
  /** By default the free host whose latest booking is the oldest. */
  hostId: Id.optional(),
});
export type StaffBookingInput = z.infer<typeof StaffBookingInput>;

export const BookingChange = z
  .strictObject({
    start: OffsetTime,
    status: BookingStatus,
    hostId: Id,
    /** Only when cancelling. Sent to the visitor. */
    reason: line({ max: CANCEL_REASON_MAX }),
  })
  .partial();
export type BookingChange = z.infer<typeof BookingChange>;

const TOKEN = /^[\w-]{43}$/;
const byToken = z.strictObject({ manageToken: z.string().regex(TOKEN, 'Not a booking.') });
const own = '/api/bookings/{manageToken}';
const path = '/api/admin/bookings';
const perAddress = { limit: { calls: 20, minutes: 10 }, repeat: 'own' } as const;

export const bookings = {
  listTypes: get('/api/bookings/types', {
    summary: 'Kinds of meeting that can be booked, in order',
    access: 'public',
    response: z.array(PublicMeetingType),
  }),
  listSlots: get('/api/bookings/slots', {
    summary: `Free slots in order, at most ${SLOTS_MAX}. By default the first type, from now on, ${SLOT_DAYS} days`,
    access: 'public',
    query: z.strictObject({
      type: Slug.optional(),
      from: RangeEnd.optional(),
      to: RangeEnd.optional(),
      zone: VisitorZone.optional(),
    }),
    response: Slots,
  }),
  book: post('/api/bookings', {
    summary: 'Book a slot. 409 with the next free starts if it is taken or not offered',
    access: 'public',
    origin: 'site',
    body: BookingInput,
    response: CreatedBooking,
    status: 201,
    rateLimit: { limit: { calls: 10, minutes: 10 }, repeat: 'once', scope: 'book' },
  }),
  getOwnBooking: get(own, {
    summary: 'A booking by the token in its mails',
    access: 'public',
    params: byToken,
    response: OwnBooking,
  }),
  moveOwnBooking: post(`${own}/move`, {
    summary: 'Move a booking that has not begun. 409 with the next free starts if the slot is taken',
    access: 'public',
    origin: 'site',
    params: byToken,
    body: z.strictObject({ start: OffsetTime }),
    response: OwnBooking,
    rateLimit: perAddress,
  }),
  cancelOwnBooking: post(`${own}/cancel`, {
    summary: 'Cancel a booking that has not begun',
    access: 'public',
    origin: 'site',
    params: byToken,
    body: z.strictObject({ reason: line({ max: CANCEL_REASON_MAX }).optional() }),
    response: OwnBooking,
    rateLimit: perAddress,
  }),
  confirmOwnBooking: post(`${own}/confirm`, {
    summary: 'Confirm a booking whose slot is only held, by the second token in its mail',
    access: 'public',
    origin: 'site',
    params: byToken,
    body: z.strictObject({ confirmToken: z.string().regex(TOKEN, 'Not a booking.') }),
    response: OwnBooking,
    rateLimit: perAddress,
  }),
  listBookings: get(path, {
    summary: 'Bookings by start: filter by time, host and status, paged by cursor',
    access: 'leads:read',
    query: BookingFilter,
    response: z.array(Booking),
    paged: true,
  }),
  addBooking: post(path, {
    summary: 'Book on behalf of a lead, also outside the hours. 409 if the host is not free',
    access: 'leads:status',
    body: StaffBookingInput,
    response: Booking,
    status: 201,
  }),
  changeBooking: patch(`${path}/{id}`, {
    summary: 'Move, hand over, cancel, or note what became of a booking. 412 when stale, 409 if not free',
    access: 'leads:status',
    params: byId,
    headers: IfMatch,
    body: BookingChange,
    response: Booking,
  }),
};
