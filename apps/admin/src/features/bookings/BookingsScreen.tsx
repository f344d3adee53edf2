import { Anchor, Group, Modal, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BOOKING_STATUSES } from '@upcurve/contracts/bookings/booking-words';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useUser } from '../../auth/auth-context.ts';
import { type Dialog, useDialog } from '../../kit/dialogs/use-dialog.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { choicesOf, filterBy } from '../../kit/filters/choices-of.ts';
import { FilterBar } from '../../kit/filters/FilterBar.tsx';
import { ListHeader } from '../../kit/filters/ListHeader.tsx';
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx';
import { ExportLink } from '../../kit/list/ExportLink.tsx';
import { paths } from '../../paths.ts';
import { assigneesQuery } from '../leads/lead-queries.ts';
import { BookingsList, listFilterOf } from './BookingsList.tsx';
import { BOOKINGS_KEY, useBookingParams, WHEN_LABELS } from './booking-queries.ts';
import { TimeDialog } from './TimeDialog.tsx';
import { useBookingActions } from './use-booking-actions.ts';
import type { BookingChanges } from './use-booking-changes.ts';
import { BookingsWeek } from './week/BookingsWeek.tsx';

const VIEWS = { list: 'List', week: 'Week' } as const;
/** Shows meetings as a list or as a week. They can be moved, handed over and cancelled, and later marked as met or not. */
export function BookingsScreen() {
  const { id: own } = useUser();
  const list = useBookingParams();
  const { data: members = [] } = useQuery(assigneesQuery);
  const moving = useDialog<Booking>();
  const handing = useDialog<Booking>();
  const actions = useBookingActions({ moving, handing });
  const { move, sendNow } = actions.changes;
  const isWeek = list.look.view === 'week';

  const hosts = Object.fromEntries([
    [own, 'Mine'],
    ...members.filter(({ id }) => id !== own).map(({ id, name }) => [id, name]),
    ['none', 'Whose host has left'],
  ]);
  return (
    <>
      <ListHeader
        title="Calendar"
        subtitle="Meetings with leads, by time"
        takesFocus
        link={
          <Group component="span" gap="md">
            {!isWeek && (
              <ExportLink
                of="bookings"
                total={undefined}
                fetchRows={(signal) =>
                  api.bookings.exportBookings({ query: listFilterOf(list.filter) }, { signal })
                }
              />
            )}
            <Anchor component={Link} to={paths.meetingSettings()} size="sm">
              Hours and kinds of meeting
            </Anchor>
          </Group>
        }
      >
        <FilterBar
          list={list}
          fields={[
            ...(isWeek ? [] : [filterBy('when', 'When', 'Upcoming', WHEN_LABELS)]),
            filterBy('host', 'Host', 'Every host', hosts),
            filterBy('status', 'Status', 'Every status', BOOKING_STATUSES),
          ]}
        >
          <SegmentedControl
            aria-label="View"
            value={isWeek ? 'week' : 'list'}
            data={choicesOf(VIEWS)}
            onChange={(view) => list.change({ view: view === 'week' ? view : null, when: null, day: null })}
          />
        </FilterBar>
      </ListHeader>
      {isWeek ? (
        <BookingsWeek list={list} actions={actions} />
      ) : (
        <BookingsList list={list} actions={actions} />
      )}
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
      <HandOverDialog dialog={handing} send={sendNow} />
    </>
  );
}

/** Gives a meeting to another host. */
function HandOverDialog({ dialog, send }: { dialog: Dialog<Booking>; send: BookingChanges['sendNow'] }) {
  const { subject, isOpen, close, finish, opening } = dialog;
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={subject ? `Hand over the meeting with ${subject.name}` : ''}
    >
      {subject && <HandOverForm key={opening} booking={subject} send={send} onDone={finish} />}
    </Modal>
  );
}

interface HandOverFormProps {
  booking: Booking;
  send: BookingChanges['sendNow'];
  onDone: () => void;
}

function HandOverForm({ booking, send, onDone }: HandOverFormProps) {
  const { data: members = [] } = useQuery(assigneesQuery);
  const others = members.filter(({ id }) => id !== booking.hostId && !booking.hostIds.includes(id));
  const [chosen, setChosen] = useState('');
  const hostId = chosen || others[0]?.id;
  const handOver = useAction({
    act: (body: { hostId: string }) => send({ booking, body }),
    done: (_, { hostName }) => ({
      title: 'Meeting Handed Over',
      description: `The meeting with ${booking.name} is now with ${hostName}.`,
    }),
    failed: { title: 'Meeting Not Handed Over' },
    changes: [BOOKINGS_KEY],
    onDone,
  });
  if (others.length === 0) return <Text>Nobody else can take meetings.</Text>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (hostId && !handOver.isPending) handOver.mutate({ hostId });
      }}
    >
      <Stack gap="md" align="flex-start">
        <NativeSelect
          label="New host"
          data-autofocus
          w="100%"
          value={hostId}
          data={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <SubmitButton isPending={handOver.isPending} pendingLabel="Saving...">
          Hand Over
        </SubmitButton>
      </Stack>
    </form>
  );
}
