import { BOOKING_STATUSES } from '@upcurve/contracts/bookings/booking-words';
import type { Booking, BookingChange } from '@upcurve/contracts/bookings/bookings';
import { api } from '../../api.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useUndoable } from '../../kit/feedback/use-undoable.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { BOOKINGS } from './booking-queries.ts';

interface Change {
  booking: Booking;
  body: BookingChange;
}

const send = ({ booking, body }: Change) =>
  api.bookings.changeBooking({
    params: { id: booking.id },
    body,
    headers: { 'if-match': `"${booking.version}"` },
  });

const failed = { title: 'Meeting Not Changed', fallback: 'Reload the list and try again.' };

/** Changes bookings. What became of a meeting can be undone for ten seconds, before anybody gets a mail. */
export function useBookingChanges() {
  const store = useAction({ act: send, done: () => undefined, failed, changes: [BOOKINGS] });
  const move = useAction({
    act: send,
    done: (_, booking: Booking) => ({
      title: 'Meeting Moved',
      description: `${booking.name} gets a mail with the new time, ${formatDateTime(booking.start)}.`,
    }),
    failed,
    changes: [BOOKINGS],
  });
  const { acts, begin } = useUndoable<Change>({
    areSeveral: true,
    say: ({ booking, body: { status = 'booked' } }) => ({
      title: `Marked as ${BOOKING_STATUSES[status]}`,
      description:
        status === 'cancelled'
          ? `${booking.name} gets a mail in ten seconds.`
          : status === 'no_show'
            ? `${booking.name} did not come. Plan a follow-up on the lead.`
            : `The meeting with ${booking.name}.`,
    }),
    send: (change) => store.mutateAsync(change).catch(() => {}),
  });
  /** Returns a booking as the list shows it, with changes that are not sent yet. */
  const shown = (booking: Booking): Booking => {
    const change = acts.findLast((act) => act.booking.id === booking.id);
    return change ? { ...booking, status: change.body.status ?? booking.status } : booking;
  };
  return {
    move,
    shown,
    setStatus: (booking: Booking, status: Booking['status']) => begin({ booking, body: { status } }),
  };
}
