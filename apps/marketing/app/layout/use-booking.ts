import { paths } from '../paths.ts';
import { useSite } from './use-site.ts';

export interface Booking {
  href: string;
  /** The agency's external page, which opens in a new tab. */
  isExternal: boolean;
}

/** Where a consultation is booked. */
export function useBooking(): Booking {
  const { bookingUrl } = useSite();
  return bookingUrl
    ? { href: bookingUrl, isExternal: true }
    : { href: paths.bookConsultation(), isExternal: false };
}
