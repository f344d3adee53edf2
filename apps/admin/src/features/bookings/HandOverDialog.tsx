import { Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { useState } from 'react';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { SubmitButton } from '../../kit/forms/SubmitButton.tsx';
import { assigneesQuery } from '../leads/lead-queries.ts';
import { BOOKINGS_KEY } from './booking-queries.ts';
import type { BookingChanges } from './use-booking-changes.ts';

/** Gives a meeting to another host. */
export function HandOverDialog({
  dialog,
  send,
}: {
  dialog: Dialog<Booking>;
  send: BookingChanges['sendNow'];
}) {
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
