import { NativeSelect, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { BOOKING_STATUSES } from '@upcurve/contracts/bookings/booking-words';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { useUser } from '../../auth/auth-context.ts';
import { FormDialog, openedDialog } from '../../kit/dialogs/FormDialog.tsx';
import { type Dialog, useDialog } from '../../kit/dialogs/use-dialog.ts';
import { filterBy } from '../../kit/filters/choices-of.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { isScreenKey } from '../../kit/focus/screen-keys.ts';
import { useSaveForm } from '../../kit/forms/use-save-form.ts';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { assigneesQuery } from '../leads/lead-queries.ts';
import { BookDialog, type Wanted } from './BookDialog.tsx';
import { BookingsList } from './BookingsList.tsx';
import { BOOKINGS_KEY, MAIL_OFF, useBookingParams, WHEN_LABELS } from './booking-queries.ts';
import { CalendarViews } from './CalendarViews.tsx';
import { TimeDialog } from './TimeDialog.tsx';
import { useBookingActions } from './use-booking-actions.ts';
import { type BookingChanges, NOT_CHANGED } from './use-booking-changes.ts';
import { BookingsWeek } from './week/BookingsWeek.tsx';

/** Shows meetings as a list or as a week. They can be moved, handed over and cancelled, and later marked as met or not. */
export function BookingsScreen() {
  const { id: own, isMailOff } = useUser();
  const list = useBookingParams();
  const { data: members = [] } = useQuery(assigneesQuery);
  const moving = useDialog<Booking>();
  const handing = useDialog<Booking>();
  const booking = useDialog<Wanted>();
  const actions = useBookingActions({ moving, handing });
  const { sendNow } = actions.changes;
  const isWeek = list.look.view === 'week';
  useWindowEvent('keydown', (event) => {
    if (event.key === 'b' && actions.mayChange && isScreenKey(event)) booking.open({});
  });

  const hosts = Object.fromEntries([
    [own, 'Mine'],
    ...members.filter(({ id }) => id !== own).map(({ id, name }) => [id, name]),
    ['none', 'Whose host has left'],
  ]);
  return (
    <>
      <ListHeader title="Calendar" subtitle="Meetings with leads, by time" takesFocus>
        <FilterBar
          list={list}
          fields={[
            ...(isWeek ? [] : [filterBy('when', 'When', 'Upcoming', WHEN_LABELS)]),
            filterBy('host', 'Host', 'Every host', hosts),
            filterBy('status', 'Status', 'Every status', BOOKING_STATUSES),
          ]}
        >
          <CalendarViews
            shown={isWeek ? 'week' : 'list'}
            onChange={(view) => list.change({ view: view === 'week' ? view : null, when: null, day: null })}
          />
        </FilterBar>
      </ListHeader>
      {isWeek ? (
        <BookingsWeek list={list} actions={actions} onBook={booking.open} />
      ) : (
        <BookingsList list={list} actions={actions} />
      )}
      <TimeDialog
        dialog={moving}
        titleOf={({ name }) => `Move the meeting with ${name}`}
        typeOf={({ type }) => type.slug}
        saveLabel="Move Meeting"
        save={(booking, { start }) => sendNow(booking, { start })}
        saved={({ name, start }) => ({
          title: 'Meeting Moved',
          description: isMailOff
            ? MAIL_OFF
            : `${name} gets an email with the new time, ${formatDateTime(start)}.`,
        })}
        failed={NOT_CHANGED}
        changes={[BOOKINGS_KEY]}
      />
      <BookDialog dialog={booking} />
      {handing.subject && (
        <HandOverForm key={handing.opening} dialog={handing} booking={handing.subject} send={sendNow} />
      )}
    </>
  );
}

interface HandOverFormProps {
  dialog: Dialog<Booking>;
  booking: Booking;
  send: BookingChanges['sendNow'];
}

function HandOverForm({ dialog, booking, send }: HandOverFormProps) {
  const { data: members = [] } = useQuery(assigneesQuery);
  const others = members.filter(({ id }) => id !== booking.hostId);
  const first = others[0]?.id ?? '';
  const form = useSaveForm({
    initial: { chosen: '' },
    save: ({ chosen }) => send(booking, { hostId: chosen || first }),
    saved: ({ hostName }) => ({
      title: 'Meeting Handed Over',
      description: `The meeting with ${booking.name} is now with ${hostName}.`,
    }),
    failed: { title: 'Meeting Not Handed Over' },
    changes: [BOOKINGS_KEY],
    onSaved: dialog.finish,
  });
  return (
    <FormDialog
      {...openedDialog(dialog)}
      form={form}
      title={`Hand over the meeting with ${booking.name}`}
      saveLabel="Hand Over"
      isReady={first !== ''}
    >
      {others.length === 0 ? (
        <Text>Nobody else can take meetings.</Text>
      ) : (
        <NativeSelect
          label="New host"
          data-autofocus
          data={others.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('chosen')}
          value={form.values.chosen || first}
        />
      )}
    </FormDialog>
  );
}
