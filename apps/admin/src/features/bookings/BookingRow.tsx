import { Anchor, Badge, Group, Text } from '@mantine/core';
import { BOOKING_STATUSES, type BookingStatus, PLACE_KINDS } from '@upcurve/contracts/bookings/booking-words';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { Link } from 'react-router';
import { opensRow } from '../../kit/list/row-opener.ts';
import { formatDay } from '../../kit/time/format-date.ts';
import { daysOn, today, wallTimeOf } from '../../kit/time/zone.ts';
import { paths } from '../../paths.ts';
import classes from './bookings.module.css';

const COLOURS: Record<BookingStatus, string> = {
  booked: 'clay',
  met: 'sage',
  no_show: 'gold',
  cancelled: 'gray',
};

export const BookingStatusMark = ({ status }: { status: BookingStatus }) => (
  <Badge miw="max-content" variant="light" color={COLOURS[status]}>
    {BOOKING_STATUSES[status]}
  </Badge>
);

/** Returns the time of a meeting, such as `09:00–09:30`, in the member's zone. */
export const formatTimes = ({ start, end }: Pick<Booking, 'start' | 'end'>) =>
  `${wallTimeOf(start).time}–${wallTimeOf(end).time}`;

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
/** Returns a day with its weekday, such as `Tue 24 Nov 2026`. */
export const formatWeekday = (day: string) =>
  `${weekday.format(Date.parse(`${day}T00:00Z`))} ${formatDay(day)}`;

/** Returns day and time of a meeting, such as `Tue 24 Nov 2026, 09:00–09:30`. */
export const formatMoment = (meeting: Pick<Booking, 'start' | 'end'>) =>
  `${formatWeekday(wallTimeOf(meeting.start).day)}, ${formatTimes(meeting)}`;

/** Returns the day of a meeting: Today, Tomorrow, or its date. */
function dayOf(start: string): string {
  const { day } = wallTimeOf(start);
  if (day === today()) return 'Today';
  return day === daysOn(today(), 1) ? 'Tomorrow' : formatWeekday(day);
}

/** Returns the address of a booking's lead. */
export const leadOf = ({ kind, leadId }: Pick<Booking, 'kind' | 'leadId'>) =>
  kind === 'eligibility' ? paths.submission(leadId) : paths.contact(leadId);

/** Returns the link to call the lead or to join the meeting, if there is one. */
export function placeLink({ place, phone }: Pick<Booking, 'place' | 'phone'>) {
  if (place.kind === 'phone' && phone)
    return { verb: 'Call', label: `Call ${phone}`, link: { href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` } };
  if (place.kind === 'video' && /^https:\/\//.test(place.text)) {
    const link = { href: place.text, target: '_blank', rel: 'noreferrer' };
    return { verb: 'Join', label: 'Join the call', link };
  }
}

/** Shows how a meeting takes place, as a link to call or join. */
function Place(booking: Pick<Booking, 'place' | 'phone'>) {
  const { place } = booking;
  const to = placeLink(booking);
  if (to)
    return (
      <Anchor {...to.link} inherit>
        {to.label}
      </Anchor>
    );
  return <>{place.kind === 'phone' ? `${PLACE_KINDS.phone}, no number given` : place.text}</>;
}

/** Shows a booking in the list of bookings. */
export function BookingRow({ booking }: { booking: Booking }) {
  const { name, company, type, hostName, hostId, hostIds, status, cancelReason } = booking;
  return (
    <div className={classes.row}>
      <div className={classes.time}>
        <Text fw={600}>{formatTimes(booking)}</Text>
        <Text size="sm" c="dimmed">
          {dayOf(booking.start)}
        </Text>
      </div>
      <div className={classes.what}>
        <Group gap="xs" wrap="nowrap">
          <Anchor component={Link} to={leadOf(booking)} fw={600} truncate {...opensRow}>
            {name}
          </Anchor>
          <BookingStatusMark status={status} />
        </Group>
        <Text size="sm" c="dimmed">
          {[
            company,
            type.name,
            hostId || hostIds.length > 0 ? `with ${hostName}` : `with ${hostName}, who has left`,
          ]
            .filter(Boolean)
            .join(' · ')}{' '}
          {status === 'booked' && (
            <>
              · <Place place={booking.place} phone={booking.phone} />
            </>
          )}
          {cancelReason && <>· “{cancelReason}”</>}
        </Text>
      </div>
    </div>
  );
}
