import { ActionIcon, Button, Group, Text, Title, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { formatCount } from '../../../kit/list/format-count.ts';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { formatDay } from '../../../kit/time/format-date.ts';
import { addDays, currentPlace, startOfDay, today, wallTimeOf } from '../../../kit/time/zone.ts';
import type { Wanted } from '../BookDialog.tsx';
import { HOW_TO_BOOK } from '../booking-format.ts';
import { allBookingsQuery, type BookingParams, hoursQuery } from '../booking-queries.ts';
import type { BookingActions } from '../use-booking-actions.ts';
import classes from './BookingsWeek.module.css';
import { closedTimes } from './closed-times.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { A_MONDAY, formatDayHeading, formatMinute, weekOf } from './week-layout.ts';

/** Returns a week such as `23–29 Nov 2026`. */
function formatWeek(first: string, last: string): string {
  const [day, month] = formatDay(first).split(' ');
  if (first.slice(0, 7) === last.slice(0, 7)) return `${day}–${formatDay(last)}`;
  return `${first.slice(0, 4) === last.slice(0, 4) ? `${day} ${month}` : formatDay(first)} – ${formatDay(last)}`;
}

interface BookingsWeekProps {
  list: BookingParams;
  actions: BookingActions;
  onBook: (wanted: Wanted) => void;
}

/** Shows the meetings of a week by day and hour. Phones show one day, with buttons for seven days that begin on today's weekday. */
export function BookingsWeek({ list, actions, onBook }: BookingsWeekProps) {
  const isPhone = useIsPhone();
  const { can } = useAuth();
  const { host, status } = list.filter;
  const day = list.look.day ?? today();
  const week = weekOf(day, isPhone ? today() : A_MONDAY);
  const [first = day] = week;
  const last = week.at(-1) ?? day;
  const from = startOfDay(first);
  const query = useQuery(allBookingsQuery({ host, status, from, to: startOfDay(addDays(last, 1)) }));
  const shown = isPhone ? [day] : week;
  const { id: own } = useUser();
  const hostId = host ?? own;
  const { data: hostHours } = useQuery({
    ...hoursQuery(hostId),
    enabled: hostId === own || (hostId !== 'none' && can('bookings:manage')),
  });
  const isOff =
    hostHours &&
    shown.every((each) =>
      closedTimes(each, hostHours).some(({ from, to }) => from === '00:00' && to === '24:00'),
    );
  const show = (next: string) => list.change({ day: next === today() ? null : next });

  return (
    <>
      <Group gap="xs" my="xs" role="group" aria-label="Week">
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Previous week"
          onClick={() => show(addDays(day, -7))}
        >
          <IconChevronLeft size={18} stroke={1.6} />
        </ActionIcon>
        <Button variant="default" size="sm" onClick={() => show(today())}>
          This week
        </Button>
        <ActionIcon variant="default" size={36} aria-label="Next week" onClick={() => show(addDays(day, 7))}>
          <IconChevronRight size={18} stroke={1.6} />
        </ActionIcon>
        <Title order={2} size="1rem" aria-live="polite">
          {formatWeek(first, last)}
        </Title>
        <Text size="sm" c="dimmed">
          Times in {currentPlace()}.{actions.mayChange && !isOff && ' Press a free time to book it.'}
          {hostHours && ` Shaded: not ${hostId === own ? 'your' : 'the host’s'} hours.`}
        </Text>
      </Group>
      <QueryPanel query={query} what="bookings" label="Meetings of the week" skeleton={[640]}>
        {(bookings) => (
          <>
            {isPhone && <DayButtons days={week} day={day} bookings={bookings} onChoose={show} />}
            {countOn(shown, bookings) === 0 && (
              <Text size="sm" c="dimmed" my="xs">
                {list.isFiltered
                  ? 'No meetings match your filters.'
                  : `No meetings ${isPhone ? 'on this day' : 'this week'}. ${isOff ? '' : HOW_TO_BOOK}`}
              </Text>
            )}
            <WeekGrid
              days={shown}
              bookings={bookings}
              hostHours={hostHours}
              actions={actions}
              onBook={({ day, minute }) =>
                onBook({
                  hostId: hostId === 'none' ? undefined : hostId,
                  at: { day, time: formatMinute(minute) },
                })
              }
            />
          </>
        )}
      </QueryPanel>
    </>
  );
}

const countOn = (days: readonly string[], bookings: readonly Booking[]): number =>
  bookings.filter(({ start }) => days.includes(wallTimeOf(start).day)).length;

interface DayButtonsProps {
  days: readonly string[];
  day: string;
  bookings: readonly Booking[];
  onChoose: (day: string) => void;
}

/** Chooses the day that a phone shows. */
function DayButtons({ days, day, bookings, onChoose }: DayButtonsProps) {
  return (
    <fieldset className={classes.days} aria-label="Day">
      {days.map((each) => {
        const count = countOn([each], bookings);
        const [weekday, date] = formatDayHeading(each).split(' ');
        return (
          <UnstyledButton
            key={each}
            className={classes.dayButton}
            aria-pressed={each === day}
            data-today={each === today() || undefined}
            data-busy={count > 0 || undefined}
            onClick={() => onChoose(each)}
          >
            <span>{weekday}</span> <b className={classes.date}>{date}</b>
            <VisuallyHidden>
              {each === today() && ', today'}, {formatCount(count, 'meeting')}
            </VisuallyHidden>
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
}
