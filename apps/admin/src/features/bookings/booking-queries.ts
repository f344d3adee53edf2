import { queryOptions } from '@tanstack/react-query';
import { type Booking, type BookingFilter, BookingStatus } from '@upcurve/contracts/bookings/bookings';
import { PAGE_SIZE_MAX } from '@upcurve/contracts/shared/paging';
import { z } from 'zod';
import { api } from '../../api.ts';
import { pagedQuery } from '../../kit/list/list-queries.ts';
import { DAY, oneOf, useListParams } from '../../kit/list/use-list-params.ts';
import { addDays, currentZone } from '../../kit/time/zone.ts';

export type ListFilter = Omit<BookingFilter, 'cursor' | 'limit'>;

/** Said instead of who gets an email. */
export const MAIL_OFF = 'Email is not set up, so nobody is told. Please ring them.';

/** The key of everything that a change of a booking may change. */
export const BOOKINGS_KEY = ['bookings'];

export const bookingsQuery = (filter: ListFilter) =>
  pagedQuery([...BOOKINGS_KEY, 'list', filter], (cursor, options) =>
    api.bookings.listBookings({ query: { ...filter, cursor } }, options),
  );

/** All bookings of a filter. */
export const allBookingsQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: [...BOOKINGS_KEY, 'all', filter],
    async queryFn({ signal }) {
      const bookings: Booking[] = [];
      let cursor: string | undefined;
      do {
        const query = { ...filter, limit: PAGE_SIZE_MAX, cursor };
        const page = await api.bookings.listBookings({ query }, { signal });
        bookings.push(...page.items);
        cursor = page.next;
      } while (cursor);
      return bookings;
    },
  });

export const typesQuery = queryOptions({
  queryKey: [...BOOKINGS_KEY, 'types'],
  queryFn: ({ signal }) => api.meetingTypes.listMeetingTypes({}, { signal }),
});

/** How many days of free times a dialog offers. */
const DAYS = 28;

/** The free times of a kind of meeting from a day on, in the member's zone. */
export const slotsQuery = (type: string, from: string) =>
  queryOptions({
    queryKey: [...BOOKINGS_KEY, 'slots', type, from, currentZone()],
    queryFn: ({ signal }) =>
      api.bookings.listSlots(
        { query: { type, from, to: addDays(from, DAYS), zone: currentZone() } },
        { signal },
      ),
    // Always refetched, because others may have booked in the meantime.
    staleTime: 0,
  });

export const hoursQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['hours', memberId],
    queryFn: ({ signal }) => api.hours.getHours({ params: { memberId } }, { signal }),
  });

/** The options of the time filter. Without one, the list shows meetings from today on. */
export const WHEN_LABELS = { today: 'Today', past: 'Past', all: 'All' } as const;

const FILTER = { when: z.enum(['today', 'past', 'all']), host: z.string().min(1), status: BookingStatus };
const LOOK = {
  view: oneOf('week'),
  /** A day of the shown week, on phones the shown day. Without it, today. */
  day: DAY,
};

/** The filters and the view of the bookings, as in the URL. */
export const useBookingParams = () => useListParams('bookings', { filter: FILTER, look: LOOK });
export type BookingParams = ReturnType<typeof useBookingParams>;
