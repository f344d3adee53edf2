import { BOOKING_STATUSES } from '@upcurve/contracts/bookings/booking-words';
import type { Booking, BookingChange } from '@upcurve/contracts/bookings/bookings';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useUndoable } from '../../kit/feedback/use-undoable.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { BOOKINGS_KEY, MAIL_OFF } from './booking-queries.ts';

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

export const NOT_CHANGED = { title: 'Meeting Not Changed', fallback: 'Reload the list and try again.' };

/**
 * Changes bookings. Statuses, and times set in the week, can be undone for ten seconds, before anybody gets an email.
 * The dialogs send at once.
 */
export function useBookingChanges() {
  const { isMailOff } = useUser();
  const soon = (name: string) => (isMailOff ? MAIL_OFF : `${name} gets an email in ten seconds.`);
  const store = useAction({ act: send, done: () => undefined, failed: NOT_CHANGED, changes: [BOOKINGS_KEY] });
  const { acts, begin, withdraw, isWaiting } = useUndoable<Change>({
    areSeveral: true,
    say: ({ booking: { name }, body: { start, status = 'booked' } }) =>
      start && status === 'booked'
        ? {
            title: 'Meeting Moved',
            description: `${soon(name)} The new time is ${formatDateTime(start)}.`,
          }
        : {
            title: `Marked as ${BOOKING_STATUSES[status]}`,
            description:
              status === 'cancelled'
                ? soon(name)
                : status === 'no_show'
                  ? `${name} did not come. Plan a follow-up on the lead.`
                  : `The meeting with ${name}.`,
          },
    send: (change) => store.mutateAsync(change).catch(() => {}),
  });
  const changeOf = ({ id }: Booking) => acts.findLast(({ booking }) => booking.id === id);
  // Combines changes to a meeting into one request, because a second request would have an outdated version.
  const change = (booking: Booking, body: BookingChange) => {
    const earlier = changeOf(booking);
    // A cancellation drops a new time that was not sent, because the visitor does not know it.
    const kept = body.status === 'cancelled' ? {} : earlier?.body;
    begin({ booking, body: { ...kept, ...body } }, earlier);
  };
  async function sendNow({ booking, body }: Change) {
    const earlier = changeOf(booking);
    const isWaiting = earlier && withdraw(earlier);
    try {
      return await send({ booking, body: { ...(isWaiting && earlier.body), ...body } });
    } catch (error) {
      if (isWaiting) begin(earlier);
      throw error;
    }
  }
  return {
    /** Sends a change that cannot be undone, together with the meeting's change that is still waiting. */
    sendNow,
    /** Returns a booking as the screen shows it, with changes that are not sent yet. */
    shown: (booking: Booking): Booking => {
      const { start = booking.start, status = booking.status } = changeOf(booking)?.body ?? {};
      const length = Date.parse(booking.end) - Date.parse(booking.start);
      const end = new Date(Date.parse(start) + length).toISOString();
      return { ...booking, start, end, status };
    },
    /** Whether a change of the booking is on its way, so that another one would have an old version. */
    isSending: (booking: Booking): boolean => {
      const act = changeOf(booking);
      return act !== undefined && !isWaiting(act);
    },
    setStatus: (booking: Booking, status: Booking['status']) => change(booking, { status }),
    setStart: (booking: Booking, start: string) => change(booking, { start }),
  };
}

export type BookingChanges = ReturnType<typeof useBookingChanges>;
