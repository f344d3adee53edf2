import type { Booking, BookingFilter } from '@upcurve/contracts/bookings/bookings';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { HOST_NAME, PUBLIC_HOST_NAME } from '../../db/members.ts';
import { orderOf, type Sorts } from '../../lib/http/paging/order.ts';
import { pageOf } from '../../lib/http/paging/paging.ts';

const bookings = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('meetingTypes', 'meetingTypes.id', 'typeId')
    .innerJoin('allLeads as lead', 'lead.id', 'leadId')
    .select([
      'bookings.id',
      'bookings.typeId',
      'bookings.hostId',
      'bookings.startsAt as start',
      'bookings.endsAt as end',
      'bookings.zone',
      'bookings.status',
      'bookings.cancelReason',
      'bookings.placeKind',
      'bookings.placeText',
      'bookings.answers',
      'bookings.network',
      'bookings.sequence',
      'bookings.version',
      'bookings.createdAt',
      'meetingTypes.slug',
      'meetingTypes.name as typeName',
      'meetingTypes.minutes',
      'meetingTypes.mailText',
      HOST_NAME.as('hostName'),
      PUBLIC_HOST_NAME.as('publicHostName'),
      'bookings.leadId',
      'lead.kind',
      'lead.personId',
      'lead.name',
      'lead.email',
      'lead.phone',
      'lead.company',
      sql<boolean>`held_reason is not null`.as('isHeld'),
    ]);

/** A stored booking with its type and the person who booked it. The lead of a held one is in quarantine. */
export type BookingRow = InferResult<ReturnType<typeof bookings>>[number];

/** Only the columns of the contract are sent. */
export function toBooking(row: BookingRow): Booking {
  const { personId, slug, typeName, placeKind, placeText } = row;
  if (personId === null) throw new Error('A held booking belongs to no lead yet.');
  return { ...row, personId, type: { slug, name: typeName }, place: { kind: placeKind, text: placeText } };
}

const SORTS: Sorts = { start: { by: 'start', kind: 'instant' } };

const foundBookings = (db: Db, { from, to, host, status, lead }: BookingFilter) =>
  bookings(db)
    .where('heldReason', 'is', null)
    .$if(from !== undefined, (query) => query.where('startsAt', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('startsAt', '<', to ?? ''))
    .$if(host === 'none', (query) => query.where('hostId', 'is', null))
    .$if(host !== undefined && host !== 'none', (query) => query.where('hostId', '=', host ?? ''))
    .$if(status !== undefined, (query) => query.where('bookings.status', '=', status ?? 'booked'))
    .$if(lead !== undefined, (query) => query.where('leadId', '=', lead ?? ''));

export async function listBookings(db: Db, filter: BookingFilter): Promise<PageOf<Booking>> {
  const order = orderOf(SORTS, filter.sort ?? 'start');
  const { items, ...rest } = await pageOf(db, foundBookings(db, filter), filter, order);
  return { ...rest, items: items.map(toBooking) };
}

export const findBooking = (db: Db, id: string): Promise<BookingRow | undefined> =>
  bookings(db).where('bookings.id', '=', id).executeTakeFirst();

/** Returns the booking that a link in its mails names; not one that was held and has expired. */
export const findByToken = (db: Db, tokenHash: Buffer): Promise<BookingRow | undefined> =>
  bookings(db)
    .where('manageTokenHash', '=', tokenHash)
    .where(({ eb, or }) => or([eb('heldUntil', 'is', null), eb('heldUntil', '>', sql<string>`now()`)]))
    .executeTakeFirst();

/** Returns the bookings in a member's feed: from the last month on, with cancelled ones. */
export const bookingsOfFeed = (db: Db, hostId: string): Promise<BookingRow[]> =>
  bookings(db)
    .where('hostId', '=', hostId)
    .where('heldReason', 'is', null)
    .where('startsAt', '>', sql<string>`now() - interval '31 days'`)
    .orderBy('startsAt')
    .limit(1000)
    .execute();

export const eventOf = ({
  id,
  slug,
  start,
  end,
  zone,
  hostName,
  status,
  placeKind,
  placeText,
  answers,
}: BookingRow) => ({
  booking_id: id,
  meeting_type: slug,
  start,
  end,
  zone,
  host: hostName,
  place: placeText || placeKind,
  answers,
  status,
});
