import { PLACE_KINDS } from '@upcurve/contracts/bookings/booking-words';
import { paths } from '@upcurve/site-content/paths';
import { data } from 'react-router';
import { config } from '../../../server/config.ts';
import { bookingEntry } from '../../content/booking.ts';
import { readOwnBooking } from '../../features/booking/read-own-booking.server.ts';
import { calendarAnswer } from '../../forms/calendar/calendar-file.ts';
import type { RoutePolicy } from '../../route-policy.ts';
import type { Route } from './+types/calendar';

/** Not cached, because it belongs to one visitor. */
export const handle: RoutePolicy = { varyBy: 'all' };

export async function loader({ params: { token } }: Route.LoaderArgs) {
  const booking = await readOwnBooking(token);
  if (typeof booking === 'string') throw data(null, { status: booking === 'unknown' ? 404 : 503 });
  const { id, start, end, host, status, type } = booking;
  if (status === 'cancelled') throw data(null, { status: 404 });
  const { marketingUrl } = config();
  const url = marketingUrl + paths.booking(token);
  const entry = {
    uid: `${id}@${new URL(marketingUrl).hostname}`,
    title: bookingEntry.title(type.name, host),
    text: bookingEntry.text(url),
    url,
    start: Date.parse(start),
    end: Date.parse(end),
    place: [PLACE_KINDS[type.place.kind], type.place.text].filter(Boolean).join(': '),
    status: 'CONFIRMED' as const,
  };
  return calendarAnswer(entry, 'upcurve-meeting.ics');
}
