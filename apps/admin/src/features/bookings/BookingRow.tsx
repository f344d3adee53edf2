import { Anchor, Badge, Group, Text } from '@mantine/core';
import { BOOKING_STATUSES, type BookingStatus, PLACE_KINDS } from '@upcurve/contracts/bookings/booking-words';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { Link } from 'react-router';
import { rowOpenerProps } from '../../kit/list/row-opener.ts';
import { addDays, today, wallTimeOf } from '../../kit/time/zone.ts';
import classes from './BookingRow.module.css';
import { formatTimes, formatWeekday, leadPath, placeLink } from './booking-format.ts';

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

/** Returns the day of a meeting: Today, Tomorrow, or its date. */
function dayOf(start: string): string {
  const { day } = wallTimeOf(start);
  if (day === today()) return 'Today';
  return day === addDays(today(), 1) ? 'Tomorrow' : formatWeekday(day);
}

/** Shows how a meeting takes place, as a link to call or join. */
function Place(booking: Pick<Booking, 'place' | 'phone'>) {
  const { place } = booking;
  const to = placeLink(booking);
  if (to)
    return (
      <Anchor {...to.link} inherit underline="always">
        {to.label}
      </Anchor>
    );
  return <>{place.kind === 'phone' ? `${PLACE_KINDS.phone}, no number given` : place.text}</>;
}

export function BookingRow({ booking }: { booking: Booking }) {
  const { name, company, type, hostName, hostId, status, cancelReason } = booking;
  return (
    <div className={classes.row}>
      <div className={classes.time}>
        <Text fw={600}>{formatTimes(booking)}</Text>
        <Text size="sm" c="dimmed">
          {dayOf(booking.start)}
        </Text>
      </div>
      <div>
        <Group gap="xs" wrap="nowrap">
          <Anchor component={Link} to={leadPath(booking)} fw={600} truncate {...rowOpenerProps}>
            {name}
          </Anchor>
          {status !== 'booked' && <BookingStatusMark status={status} />}
        </Group>
        <Text size="sm" c="dimmed">
          {[company, type.name, hostId ? `with ${hostName}` : `with ${hostName}, who has left`]
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
