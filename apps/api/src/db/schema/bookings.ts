import type { BookingStatus, HOLIDAY_REGIONS } from '@upcurve/contracts/bookings/booking-words';
import type { HoursInput } from '@upcurve/contracts/bookings/hours';
import type { Place } from '@upcurve/contracts/bookings/meeting-types';
import type { Detail } from '@upcurve/contracts/leads/contact';
import type { Generated } from 'kysely';
import type { DefaultMoment, Json, Moment } from './columns.ts';

interface PlaceColumns {
  placeKind: Place['kind'];
  placeText: string;
}

/** Kinds of meeting. Times are in minutes. */
export interface MeetingTypesTable extends PlaceColumns {
  id: string;
  slug: string;
  name: string;
  minutes: number;
  bufferBefore: number;
  bufferAfter: number;
  noticeMinutes: number;
  daysAhead: number;
  maxPerDay: number | null;
  mailText: Generated<string>;
  isActive: boolean;
  position: number;
  version: Generated<number>;
}

export interface MeetingTypeHostsTable {
  typeId: string;
  hostId: string;
  position: number;
}

/** When a member can be booked. Members without a row have the default hours. */
export interface HostHoursTable {
  memberId: string;
  zone: string;
  weekly: Json<HoursInput['weekly']>;
  dates: Json<HoursInput['dates']>;
  holidays: keyof typeof HOLIDAY_REGIONS | null;
  version: Generated<number>;
}

/** Calendars whose events block slots of a member. */
export interface BusyCalendarsTable {
  id: string;
  memberId: string;
  position: number;
  /** Encrypted (lib/security/seal.ts). */
  url: Buffer;
  etag: string | null;
  /** When its events were last read, when it last answered, and when it was last tried. */
  expandedAt: Moment | null;
  readAt: Moment | null;
  triedAt: Moment | null;
  error: string | null;
  /** `CalendarProblems` as JSON, encrypted. */
  problems: Buffer | null;
}

export interface BusyTimesTable {
  calendarId: string;
  startsAt: Moment;
  endsAt: Moment;
}

/** The time of a booking's host. A constraint rejects overlapping bookings in force of one member. */
export interface BookingHostsTable {
  bookingId: string;
  hostId: string;
  /** The meeting with its buffers, as a range of PostgreSQL. */
  occupied: string;
  isInForce: boolean;
}

export interface BookingsTable extends PlaceColumns {
  id: string;
  typeId: string;
  hostId: string | null;
  hostName: string;
  leadId: string;
  startsAt: Moment;
  endsAt: Moment;
  status: Generated<BookingStatus>;
  cancelReason: string | null;
  zone: string;
  source: string;
  answers: Json<Detail[]>;
  manageTokenHash: Buffer;
  /** A keyed hash of the network it came from, until the meeting begins. Null if staff booked it. */
  network: string | null;
  /** Set while the booking waits for its visitor to confirm it by email. Until then it has no slot. */
  heldUntil: Moment | null;
  nextReminderAt: Moment | null;
  /** The number of the latest invitation (RFC 5546). */
  sequence: Generated<number>;
  version: Generated<number>;
  createdAt: DefaultMoment;
}
