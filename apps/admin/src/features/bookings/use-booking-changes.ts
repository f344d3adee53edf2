import { BOOKING_STATUSES } from '@upcurve/contracts/bookings/booking-words';
import type { Booking, BookingChange } from '@upcurve/contracts/bookings/bookings';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useUndoable } from '../../kit/feedback/use-undoable.ts';
import { BOOKINGS_KEY, MAIL_OFF } from './booking-queries.ts';

const send = (booking: Booking, body: BookingChange) =>
  api.bookings.changeBooking({
    params: { id: booking.id },
    body,
    headers: { 'if-match': `"${booking.version}"` },
  });

interface StatusChange {
  booking: Booking;
  status: Booking['status'];
}

export const NOT_CHANGED = { title: 'Meeting Not Changed', fallback: 'Reload the list and try again.' };

/**
 * Changes bookings. A status can be undone for ten seconds, before anybody gets an email. The dialogs send at once.
 */
export function useBookingChanges() {
  const { isMailOff } = useUser();
  const store = useAction({
    act: ({ booking, status }: StatusChange) => send(booking, { status }),
    done: () => undefined,
    failed: NOT_CHANGED,
    changes: [BOOKINGS_KEY],
  });
  const { acts, begin, withdraw, isWaiting } = useUndoable<StatusChange>({
    areSeveral: true,
    say: ({ booking: { name }, status }) => ({
      title: `Marked as ${BOOKING_STATUSES[status]}`,
      description:
        status === 'cancelled'
          ? isMailOff
            ? MAIL_OFF
            : `${name} gets an email in ten seconds.`
          : status === 'no_show'
            ? `${name} did not come. Plan a follow-up on the lead.`
            : `The meeting with ${name}.`,
    }),
    send: (change) => store.mutateAsync(change).catch(() => {}),
  });
  const changeOf = ({ id }: Booking) => acts.findLast(({ booking }) => booking.id === id);
  // Combines changes to a meeting into one request, because a second request would have an outdated version.
  async function sendNow(booking: Booking, body: BookingChange) {
    const earlier = changeOf(booking);
    const wasWaiting = earlier && withdraw(earlier);
    try {
      return await send(booking, { ...(wasWaiting && { status: earlier.status }), ...body });
    } catch (error) {
      if (wasWaiting) begin(earlier);
      throw error;
    }
  }
  return {
    /** Sends a change that cannot be undone, together with the meeting's change that is still waiting. */
    sendNow,
    /** Returns a booking as the screen shows it, with a status that is not sent yet. */
    shown: (booking: Booking): Booking => ({
      ...booking,
      status: changeOf(booking)?.status ?? booking.status,
    }),
    /** Whether a change of the booking is on its way, so that another one would have an old version. */
    isSending: (booking: Booking): boolean => {
      const act = changeOf(booking);
      return act !== undefined && !isWaiting(act);
    },
    setStatus: (booking: Booking, status: Booking['status']) => begin({ booking, status }, changeOf(booking)),
  };
}

export type BookingChanges = ReturnType<typeof useBookingChanges>;
