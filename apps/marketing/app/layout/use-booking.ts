import { paths } from '../paths.ts';
import { useSite } from './use-site.ts';

export interface Booking {
  href: string;
  /** The agency's external page, which opens in a new tab. */
  isExternal: boolean;
}

/** Where a consultation is booked, about `plan` if it is given; only our own page is told of the plan. */
export function useBooking(plan?: string): Booking {
  const { bookingUrl } = useSite();
  return bookingUrl
    ? { href: bookingUrl, isExternal: true }
    : { href: paths.bookConsultation({ plan }), isExternal: false };
}
