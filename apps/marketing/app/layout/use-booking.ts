import { useRouteLoaderData } from 'react-router';
import { paths } from '../paths.ts';
import type { loader } from '../root.tsx';

export interface Booking {
  href: string;
  /** The agency's external page, which opens in a new tab. */
  isExternal: boolean;
}

/** Where a consultation is booked. */
export function useBooking(): Booking {
  const site = useRouteLoaderData<typeof loader>('root');
  return site?.bookingUrl
    ? { href: site.bookingUrl, isExternal: true }
    : { href: paths.bookConsultation(), isExternal: false };
}
