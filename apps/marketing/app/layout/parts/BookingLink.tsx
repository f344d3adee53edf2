import { paths } from '@upcurve/site-content/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSite } from './use-site.ts';

interface Booking {
  href: string;
  /** The agency's external booking page, which opens in a new tab. */
  isExternal: boolean;
}

/** Returns the booking URL. Only our own page gets what the visitor chose. */
function useBooking(choice: { plan?: string; service?: string; resultToken?: string }): Booking {
  const { bookingUrl } = useSite();
  return bookingUrl
    ? { href: bookingUrl, isExternal: true }
    : { href: paths.bookConsultation(choice), isExternal: false };
}

interface BookingLinkProps {
  className?: string;
  plan?: string;
  /** The slug of the service that the visitor asks about. */
  service?: string;
  /** The token of the visitor's report, so that the booking belongs to it. */
  resultToken?: string;
  children: ReactNode;
  onClick?: () => void;
}

/** A link to the external booking page in a new tab, or to our own page if there is none. */
export function BookingLink({ className, plan, service, resultToken, children, onClick }: BookingLinkProps) {
  const booking = useBooking({ plan, service, resultToken });
  if (!booking.isExternal) {
    return (
      <Link to={booking.href} className={className} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a href={booking.href} target="_blank" rel="noopener" className={className} onClick={onClick}>
      {children} <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}
