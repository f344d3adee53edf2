import { BookingStatus } from '@upcurve/contracts/bookings/bookings';
import { z } from 'zod';
import { DAY, oneOf } from '../../kit/list/address-values.ts';
import { useListParams } from '../../kit/list/use-list-params.ts';

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
