import { Menu, VisuallyHidden } from '@mantine/core';
import { IconArrowUpRight, IconCheck, IconPhone, IconUserX, IconVideo, IconX } from '@tabler/icons-react';
import { BOOKING_STATUSES, type BookingStatus } from '@upcurve/contracts/bookings/booking-words';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { rowOpenerProps } from '../../../kit/list/row-opener.ts';
import { menuItems, type RowMenuItem } from '../../../kit/table/RowMenu.tsx';
import { formatMoment, leadPath, placeLink } from '../booking-format.ts';
import classes from './WeekGrid.module.css';
import { formatMinute, type MeetingPosition, type MinuteRange, shareOf } from './week-layout.ts';

const percent = (share: number) => `${share * 100}%`;

/** Returns the position of a meeting in the grid. */
export const positionOf = (
  at: MeetingPosition,
  days: readonly string[],
  hours: MinuteRange,
): CSSProperties => ({
  // With an end, because positioned items otherwise extend to the last column.
  gridColumn: `${days.indexOf(at.day) + 1} / ${days.indexOf(at.day) + 2}`,
  top: percent(shareOf(at.from, hours)),
  height: percent((at.to - at.from) / (hours.to - hours.from)),
  left: percent(at.lane / at.lanes),
  width: percent(1 / at.lanes),
});

const ICONS = {
  booked: null,
  met: IconCheck,
  no_show: IconUserX,
  cancelled: IconX,
} as const satisfies Record<BookingStatus, unknown>;

/** Shows the text of a meeting in as many lines as it has room for. */
function MeetingText({ booking, time }: { booking: Booking; time: string }) {
  const { name, type, hostName, status } = booking;
  const Icon = ICONS[status];
  return (
    <span className={classes.text}>
      <span className={classes.line}>
        {Icon && <Icon size={12} stroke={2.4} aria-hidden />}
        <span className={classes.time}>{time}</span> <b>{name}</b>{' '}
        {status !== 'booked' && <span className={classes.status}>· {BOOKING_STATUSES[status]}</span>}
      </span>{' '}
      <span className={classes.line}>
        {type.name} · {hostName}
      </span>
    </span>
  );
}

interface BookingBlockProps {
  meeting: Booking & MeetingPosition;
  style: CSSProperties;
  isSaving: boolean;
  items: readonly (RowMenuItem | false)[];
}

/** A meeting in the week. It opens a menu with the actions of its row in the list. */
export function BookingBlock({ meeting, style, isSaving, items }: BookingBlockProps) {
  const { id, name, status, from } = meeting;
  const place = placeLink(meeting);
  const PlaceIcon = place?.verb === 'Call' ? IconPhone : IconVideo;
  return (
    <li className={classes.place} style={style} data-row={id}>
      <Menu position="bottom-start">
        <Menu.Target>
          <button
            {...rowOpenerProps}
            type="button"
            className={classes.meeting}
            data-status={status}
            aria-busy={isSaving || undefined}
          >
            <MeetingText booking={meeting} time={formatMinute(from)} />{' '}
            <VisuallyHidden>
              · {formatMoment(meeting)}
              {status === 'booked' && ` · ${BOOKING_STATUSES.booked}`}
            </VisuallyHidden>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={leadPath(meeting)}
            leftSection={<IconArrowUpRight size={16} stroke={1.6} />}
          >
            Open {name}
          </Menu.Item>
          {status === 'booked' && place && (
            <Menu.Item component="a" {...place.link} leftSection={<PlaceIcon size={16} stroke={1.6} />}>
              {place.label}
            </Menu.Item>
          )}
          {items.length > 0 && <Menu.Divider />}
          {menuItems(items)}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
