import { Anchor, Button } from '@mantine/core';
import { IconCalendarTime, IconRestore, IconUserShare, IconX } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BOOKING_STATUSES } from '@upcurve/contracts/bookings/booking-words';
import { type Booking, BookingStatus } from '@upcurve/contracts/bookings/bookings';
import { useRef } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { useAuth, useUser } from '../../auth/auth-context.ts';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { filterBy } from '../../kit/filters/choices-of.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { NothingFound } from '../../kit/filters/NothingFound.tsx';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { useListParams } from '../../kit/list/use-list-params.ts';
import { RowList } from '../../kit/table/RowList.tsx';
import { RowMenu } from '../../kit/table/RowMenu.tsx';
import { startOfDay, today } from '../../kit/time/zone.ts';
import { paths } from '../../paths.ts';
import { assigneesQuery } from '../leads/lead-queries.ts';
import { BookingRow } from './BookingRow.tsx';
import { bookingsQuery, type ListFilter } from './booking-queries.ts';
import { HandOverDialog } from './HandOverDialog.tsx';
import { TimeDialog } from './TimeDialog.tsx';
import { useBookingChanges } from './use-booking-changes.ts';

const WHEN = { today: 'Today', past: 'Past', all: 'All' } as const;
const When = z.enum(['today', 'past', 'all']);
const FILTER = { when: When, host: z.string().min(1), status: BookingStatus };

/** Returns the API's filter: by default what is still to come, from this morning on. */
function queryOf({ when, ...filter }: ReturnType<typeof useBookingList>['filter']): ListFilter {
  const morning = startOfDay(today());
  const midnight = new Date(Date.parse(morning) + 86_400_000).toISOString();
  if (when === 'past') return { ...filter, to: morning, sort: '-start' };
  if (when === 'today') return { ...filter, from: morning, to: midnight };
  return when === 'all' ? { ...filter, sort: '-start' } : { ...filter, from: morning };
}

const useBookingList = () => useListParams('bookings', { filter: FILTER, look: {} });

/** Lists meetings by time. A meeting can be moved, handed over and cancelled, and later marked as met or not. */
export function BookingsScreen() {
  const title = useRef<HTMLHeadingElement>(null);
  const { can } = useAuth();
  const { id: own } = useUser();
  const list = useBookingList();
  const query = useInfiniteQuery(bookingsQuery(queryOf(list.filter)));
  const { data: members = [] } = useQuery(assigneesQuery);
  const moving = useDialog<Booking>(title);
  const handing = useDialog<Booking>(title);
  const { move, shown, setStatus } = useBookingChanges();
  const mayChange = can('leads:status');

  const hosts = Object.fromEntries([
    [own, 'Mine'],
    ...members.filter(({ id }) => id !== own).map(({ id, name }) => [id, name]),
    ['none', 'Whose host has left'],
  ]);
  const actions = (row: Booking) => {
    const booking = shown(row);
    const hasBegun = Date.parse(booking.start) <= Date.now();
    const isBooked = booking.status === 'booked';
    return (
      <>
        {hasBegun && isBooked && (
          <>
            <Button
              size="xs"
              variant="default"
              aria-label={`Met ${booking.name}`}
              onClick={() => setStatus(row, 'met')}
            >
              Met
            </Button>
            <Button
              size="xs"
              variant="default"
              aria-label={`${booking.name} did not come`}
              onClick={() => setStatus(row, 'no_show')}
            >
              No-show
            </Button>
          </>
        )}
        <RowMenu
          name={booking.name}
          items={[
            isBooked && { label: 'Move', Icon: IconCalendarTime, onClick: (from) => moving.open(row, from) },
            isBooked && {
              label: 'Hand over',
              Icon: IconUserShare,
              onClick: (from) => handing.open(row, from),
            },
            isBooked &&
              !hasBegun && {
                label: 'Cancel the meeting',
                Icon: IconX,
                isDestructive: true,
                onClick: () => setStatus(row, 'cancelled'),
              },
            !isBooked && {
              label: 'Back to Booked',
              Icon: IconRestore,
              onClick: () => setStatus(row, 'booked'),
            },
          ]}
        />
      </>
    );
  };

  return (
    <>
      <ListHeader
        title="Bookings"
        subtitle="Meetings with leads, by time"
        titleRef={title}
        takesFocus
        link={
          <Anchor component={Link} to={paths.meetingSettings()} size="sm">
            Hours and kinds of meeting
          </Anchor>
        }
      >
        <FilterBar
          list={list}
          fields={[
            filterBy('when', 'When', 'Upcoming', WHEN),
            filterBy('host', 'Host', 'Every host', hosts),
            filterBy('status', 'Status', 'Every status', BOOKING_STATUSES),
          ]}
        />
      </ListHeader>
      <QueryPanel
        query={query}
        what="bookings"
        label="Results"
        empty={
          <NothingFound list={list} title={list.isFiltered ? 'No such bookings' : 'No meetings ahead'}>
            {list.isFiltered
              ? 'No booking matches your filters.'
              : 'Visitors book on the page “Book a consultation”. To book for a lead yourself, open the lead.'}
          </NothingFound>
        }
      >
        {(bookings) => (
          <>
            <RowList
              label="Bookings"
              rows={bookings}
              nameOf={({ name }) => name}
              actions={mayChange ? actions : undefined}
            >
              {(booking) => <BookingRow booking={shown(booking)} />}
            </RowList>
            <LoadMore query={query} />
          </>
        )}
      </QueryPanel>
      <TimeDialog
        dialog={moving}
        titleOf={({ name }) => `Move the meeting with ${name}`}
        typeOf={({ type }) => type.slug}
        saveLabel="Move Meeting"
        isSaving={move.isPending}
        onChoose={(booking, { start }) =>
          move.mutate({ booking, body: { start } }, { onSuccess: moving.finish })
        }
      />
      <HandOverDialog dialog={handing} />
    </>
  );
}
