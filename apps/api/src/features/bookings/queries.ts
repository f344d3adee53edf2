import type { Booking, BookingFilter } from '@upcurve/contracts/bookings/bookings';
import { detailLines } from '@upcurve/contracts/leads/contact';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { HOST_IDS, HOST_NAMES, PUBLIC_HOST_NAMES } from '../../db/member-names.ts';
import { formatPlace } from '../../lib/calendar.ts';
import { orderOf, type Sorts } from '../../lib/http/paging/order.ts';
import { everyRow, pageOf } from '../../lib/http/paging/paging.ts';

/**
 * A stored booking with its type and the person who booked it. A held one has no lead yet. `mailText` is the text of
 * its type for mails to the visitor.
 */
export interface BookingRow extends Omit<Booking, 'type' | 'place' | 'kind' | 'leadId' | 'personId'> {
  typeId: string;
  slug: string;
  typeName: string;
  minutes: number;
  mailText: string;
  mainHostName: string;
  /** The hosts' names as visitors read them. */
  publicHostName: string;
  placeKind: Booking['place']['kind'];
  placeText: string;
  kind: LeadKind;
  leadId: string | null;
  personId: string | null;
  heldId: string | null;
  network: string | null;
  sequence: number;
}

const bookings = (db: Db) =>
  db
    .selectFrom('bookings')
    .innerJoin('meetingTypes', 'meetingTypes.id', 'typeId')
    .leftJoin('submissions as quiz', 'quiz.id', 'submissionId')
    .leftJoin('contactSubmissions as form', 'form.id', 'contactSubmissionId')
    .leftJoin('quarantinedLeads as held', 'held.id', 'heldId')
    .select([
      'bookings.id',
      'bookings.typeId',
      'bookings.hostId',
      'bookings.hostName as mainHostName',
      'bookings.startsAt as start',
      'bookings.endsAt as end',
      'bookings.zone',
      'bookings.status',
      'bookings.cancelReason',
      'bookings.placeKind',
      'bookings.placeText',
      'bookings.answers',
      'bookings.heldId',
      'bookings.network',
      'bookings.sequence',
      'bookings.version',
      'bookings.createdAt',
      'meetingTypes.slug',
      'meetingTypes.name as typeName',
      'meetingTypes.minutes',
      'meetingTypes.mailText',
      HOST_NAMES.as('hostName'),
      PUBLIC_HOST_NAMES.as('publicHostName'),
      HOST_IDS.as('hostIds'),
      sql<LeadKind>`case when submission_id is null then 'contact' else 'eligibility' end`.as('kind'),
      sql<string | null>`coalesce(submission_id, contact_submission_id)`.as('leadId'),
      sql<string | null>`coalesce(quiz.person_id, form.person_id)`.as('personId'),
      sql<string>`coalesce(quiz.name, form.name, held.name)`.as('name'),
      sql<string>`coalesce(quiz.email, form.email, held.email)`.as('email'),
      sql<string | null>`coalesce(quiz.phone, form.phone, held.lead ->> 'phone')`.as('phone'),
      sql<string | null>`coalesce(quiz.business_name, form.company, held.business_name)`.as('company'),
    ]);

/** Returns a booking as staff see it. */
export function toBooking(row: BookingRow): Booking {
  const {
    typeId: _,
    minutes: __,
    mailText: ___,
    mainHostName: ____,
    heldId: _____,
    sequence: ______,
    network: _______,
    publicHostName: ________,
    slug,
    typeName,
    placeKind,
    placeText,
    ...rest
  } = row;
  const { leadId, personId, ...booking } = rest;
  if (leadId === null || personId === null) throw new Error('A held booking belongs to no lead yet.');
  return {
    ...booking,
    leadId,
    personId,
    type: { slug, name: typeName },
    place: { kind: placeKind, text: placeText },
  };
}

const SORTS: Sorts = { start: { by: 'start', kind: 'instant' } };

const takesPart = (hostId: string): Expression<SqlBool> =>
  sql`exists (select from booking_hosts where booking_id = bookings.id and host_id = ${hostId})`;

const foundBookings = (db: Db, { from, to, host, status, lead }: BookingFilter) =>
  bookings(db)
    .where('heldId', 'is', null)
    .$if(from !== undefined, (query) => query.where('startsAt', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('startsAt', '<', to ?? ''))
    .$if(host === 'none', (query) => query.where('hostId', 'is', null))
    .$if(host !== undefined && host !== 'none', (query) => query.where(takesPart(host ?? '')))
    .$if(status !== undefined, (query) => query.where('bookings.status', '=', status ?? 'booked'))
    .$if(lead !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('submissionId', '=', lead ?? ''), eb('contactSubmissionId', '=', lead ?? '')]),
      ),
    );

/** Lists bookings by start, without those that wait for their confirmation. */
export async function listBookings(db: Db, filter: BookingFilter): Promise<PageOf<Booking>> {
  const order = orderOf(SORTS, filter.sort ?? 'start');
  const { items, ...rest } = await pageOf(db, foundBookings(db, filter), filter, order);
  return { ...rest, items: items.map(toBooking) };
}

/** Yields all bookings of a filter as rows of the export. */
export async function* exportBookings(db: Db, filter: BookingFilter) {
  for await (const row of everyRow(db, foundBookings(db, filter), orderOf(SORTS, filter.sort ?? 'start'))) {
    const { hostId: _, hostIds: __, version: ___, type, answers, ...booking } = toBooking(row);
    yield {
      ...booking,
      type: type.name,
      place: formatPlace(row),
      answers: detailLines(answers),
    };
  }
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
    .where(takesPart(hostId))
    .where('heldId', 'is', null)
    .where('startsAt', '>', sql<string>`now() - interval '31 days'`)
    .orderBy('startsAt')
    .limit(1000)
    .execute();
