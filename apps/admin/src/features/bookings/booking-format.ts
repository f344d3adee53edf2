import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { phoneLink } from '@upcurve/contracts/shared/phone';
import { formatDay, NO_DATE } from '../../kit/time/format-date.ts';
import { wallTimeOf } from '../../kit/time/zone.ts';
import { paths } from '../../paths.ts';

/** Shown where there are no meetings. */
export const HOW_TO_BOOK =
  'Visitors book on the page “Book a consultation”. To book for a lead yourself, open the lead, or press a free time in the week.';

/** Returns the time of a meeting, such as `09:00–09:30`, in the member's zone. */
export const formatTimes = ({ start, end }: Pick<Booking, 'start' | 'end'>) =>
  [start, end].map((instant) => wallTimeOf(instant).time || NO_DATE).join('–');

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
/** Returns a day with its weekday, such as `Tue 24 Nov 2026`. */
export const formatWeekday = (day: string) =>
  day ? `${weekday.format(Date.parse(`${day}T00:00Z`))} ${formatDay(day)}` : NO_DATE;

/** Returns day and time of a meeting, such as `Tue 24 Nov 2026, 09:00–09:30`. */
export const formatMoment = (meeting: Pick<Booking, 'start' | 'end'>) =>
  `${formatWeekday(wallTimeOf(meeting.start).day)}, ${formatTimes(meeting)}`;

/** Returns the address of a booking's lead. */
export const leadPath = ({ kind, leadId }: Pick<Booking, 'kind' | 'leadId'>) =>
  kind === 'eligibility' ? paths.submission(leadId) : paths.contact(leadId);

/** Returns the link to call the lead or to join the meeting, if there is one. */
export function placeLink({ place, phone }: Pick<Booking, 'place' | 'phone'>) {
  if (place.kind === 'phone' && phone)
    return { verb: 'Call', label: `Call ${phone}`, link: { href: phoneLink(phone) } };
  if (place.kind === 'video' && /^https:\/\//.test(place.text)) {
    const link = { href: place.text, target: '_blank', rel: 'noreferrer' };
    return { verb: 'Join', label: 'Join the call', link };
  }
}
