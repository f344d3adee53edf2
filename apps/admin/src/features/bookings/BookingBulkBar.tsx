import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { ConfirmDialog } from '@upcurve/ui/ConfirmDialog/ConfirmDialog';
import { useToast } from '@upcurve/ui/use-toast';
import { useState } from 'react';
import { api } from '../../api.ts';
import { errorMessage } from '../../error-message.ts';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { UNDO_MS } from '../../kit/feedback/use-undoable.ts';
import { formatCount } from '../../kit/list/format-count.ts';
import { BulkBar } from '../../kit/table/BulkBar.tsx';
import { BOOKINGS_KEY } from './booking-queries.ts';

const AT_ONCE_MAX = 100;

const count = (meetings: number) => formatCount(meetings, 'meeting');

/** Sets the status of several bookings, one after the other. Returns the changed ones and the failures. */
async function setStatuses(
  all: readonly Booking[],
  status: 'cancelled' | 'booked',
  onProgress: (done: number) => void,
) {
  const changed: Booking[] = [];
  const failures: string[] = [];
  for (const [i, { id, name, version }] of all.entries()) {
    onProgress(i);
    try {
      const headers = { 'if-match': `"${version}"` };
      changed.push(await api.bookings.changeBooking({ params: { id }, body: { status }, headers }));
    } catch (error) {
      failures.push(`${name}. ${errorMessage(error as Error, 'Please try again.')}`);
    }
  }
  return { changed, failures };
}

interface BookingBulkBarProps {
  selected: readonly Booking[];
  /** Whether a meeting is ahead and booked. */
  canCancel: (booking: Booking) => boolean;
  onClear: () => void;
}

/** Cancels the selected meetings after a question, and offers to restore them. */
export function BookingBulkBar({ selected, canCancel, onClear }: BookingBulkBarProps) {
  const client = useQueryClient();
  const { toast } = useToast();
  const dialog = useDialog<readonly Booking[]>();
  const [done, setDone] = useState<number>();
  const meetings = dialog.subject?.filter(canCancel) ?? [];
  const others = (dialog.subject?.length ?? 0) - meetings.length;
  const visitors = new Set(meetings.map(({ email }) => email.toLowerCase())).size;

  async function change(all: readonly Booking[], status: 'cancelled' | 'booked') {
    const isUndo = status === 'booked';
    const { changed, failures } = await setStatuses(all, status, setDone);
    setDone(undefined);
    await client.invalidateQueries({ queryKey: BOOKINGS_KEY });
    const words = isUndo ? `${changed.length === 1 ? 'is' : 'are'} booked again` : 'cancelled';
    if (changed.length > 0)
      toast({
        title: isUndo ? 'Meetings Restored' : 'Meetings Cancelled',
        description: `${count(changed.length)} ${words}.`,
        duration: UNDO_MS,
        ...(!isUndo && { action: { label: 'Undo', onClick: () => void change(changed, 'booked') } }),
      });
    if (failures.length > 0)
      toast({
        variant: 'destructive',
        title: 'Some Meetings Are Unchanged',
        description: `Not ${isUndo ? 'restored' : 'cancelled'}: ${failures.join(' ')}`,
      });
  }

  return (
    <>
      <BulkBar count={selected.length} max={AT_ONCE_MAX} onClear={onClear}>
        <Button
          variant="default"
          size="xs"
          disabled={!selected.some(canCancel)}
          onClick={() => dialog.open(selected)}
        >
          Cancel meetings
        </Button>
      </BulkBar>
      <ConfirmDialog
        title="Cancel Meetings"
        question={`${count(meetings.length)} will be cancelled, and ${formatCount(visitors, 'visitor')} ${visitors === 1 ? 'gets' : 'get'} an email.`}
        confirmLabel={`Cancel ${meetings.length} ${meetings.length === 1 ? 'Meeting' : 'Meetings'}`}
        cancelLabel="Keep Them"
        pendingLabel={`Cancelling ${(done ?? 0) + 1} of ${meetings.length}...`}
        opened={dialog.isOpen}
        isPending={done !== undefined}
        onClose={dialog.close}
        onConfirm={async () => {
          await change(meetings, 'cancelled');
          dialog.finish();
          onClear();
        }}
      >
        {others > 0 && (
          <Text size="sm">
            {others} of those you selected {others === 1 ? 'has' : 'have'} begun or{' '}
            {others === 1 ? 'is' : 'are'} not booked, and {others === 1 ? 'stays' : 'stay'} as{' '}
            {others === 1 ? 'it is' : 'they are'}.
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}
