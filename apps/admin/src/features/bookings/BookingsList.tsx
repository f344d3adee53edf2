import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { NothingFound } from '../../kit/filters/NothingFound.tsx';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { useIsPhone } from '../../kit/screen/layout-size.ts';
import { RowList } from '../../kit/table/RowList.tsx';
import { RowMenu } from '../../kit/table/RowMenu.tsx';
import { useSelection } from '../../kit/table/SelectBox.tsx';
import { addDays, startOfDay, today, wallTimeOf } from '../../kit/time/zone.ts';
import { BookingBulkBar } from './BookingBulkBar.tsx';
import { BookingRow } from './BookingRow.tsx';
import { HOW_TO_BOOK, placeLink } from './booking-format.ts';
import { type BookingParams, bookingsQuery, type ListFilter } from './booking-queries.ts';
import type { BookingActions } from './use-booking-actions.ts';

/** Returns the API's filter: by default the meetings from today on. */
function listFilterOf({ when, ...filter }: BookingParams['filter']): ListFilter {
  const morning = startOfDay(today());
  if (when === 'past') return { ...filter, to: morning, sort: '-start' };
  if (when === 'today') return { ...filter, from: morning, to: startOfDay(addDays(today(), 1)) };
  return when === 'all' ? { ...filter, sort: '-start' } : { ...filter, from: morning };
}

/** For phones, calls the lead of a meeting today or joins the meeting. The link in the text is hard to tap. */
function PlaceButton({ booking }: { booking: Booking }) {
  const place = placeLink(booking);
  if (!place || booking.status !== 'booked' || wallTimeOf(booking.start).day !== today()) return null;
  return (
    <Button size="xs" component="a" {...place.link} aria-label={`${place.verb} ${booking.name}`}>
      {place.verb}
    </Button>
  );
}

interface BookingsListProps {
  list: BookingParams;
  actions: BookingActions;
}

export function BookingsList({ list, actions }: BookingsListProps) {
  const query = useInfiniteQuery(bookingsQuery(listFilterOf(list.filter)));
  const { mayChange, changes, outcomesOf, itemsOf } = actions;
  const isPhone = useIsPhone();
  const selection = useSelection(JSON.stringify(list.filter));
  const rowActions = (row: Booking) => (
    <>
      {isPhone && <PlaceButton booking={changes.shown(row)} />}
      {outcomesOf(row).map(({ label, name, onClick }) => (
        <Button key={label} size="xs" variant="default" aria-label={name} onClick={onClick}>
          {label}
        </Button>
      ))}
      {mayChange && <RowMenu name={row.name} items={itemsOf(row)} />}
    </>
  );
  return (
    <QueryPanel
      query={query}
      what="bookings"
      label="Results"
      empty={
        <NothingFound list={list} title={list.isFiltered ? 'No meetings found' : 'No upcoming meetings'}>
          {list.isFiltered ? 'No meeting matches your filters.' : HOW_TO_BOOK}
        </NothingFound>
      }
    >
      {(bookings) => (
        <>
          <RowList
            label="Bookings"
            rows={bookings}
            nameOf={({ name }) => name}
            actions={rowActions}
            selection={mayChange ? selection : undefined}
          >
            {(booking) => <BookingRow booking={changes.shown(booking)} />}
          </RowList>
          <LoadMore query={query} />
          <BookingBulkBar
            selected={bookings.filter(({ id }) => selection.state[id])}
            canCancel={actions.canCancel}
            onClear={selection.clear}
          />
        </>
      )}
    </QueryPanel>
  );
}
