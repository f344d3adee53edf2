import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBooking } from './use-booking.ts';

interface BookingLinkProps {
  className?: string;
  /** The id of the plan to talk about. */
  plan?: string;
  children: ReactNode;
  onClick?: () => void;
}

/** Leads to the external booking page in a new tab, or to our own where none is set. */
export function BookingLink({ className, plan, children, onClick }: BookingLinkProps) {
  const booking = useBooking(plan);
  if (!booking.isExternal) {
    return (
      <Link to={booking.href} className={className} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a
      href={booking.href}
      target="_blank"
      rel="noopener"
      data-keep-clear
      className={className}
      onClick={onClick}
    >
      {children} <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}
