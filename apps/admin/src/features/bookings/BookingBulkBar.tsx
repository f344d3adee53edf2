import { Button } from '@mantine/core';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { api } from '../../api.ts';
import { errorMessage } from '../../error-message.ts';
import { ConfirmAction } from '../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { formatCount } from '../../kit/list/format-count.ts';
import { BulkBar } from '../../kit/table/BulkBar.tsx';
import { BOOKINGS_KEY } from './booking-queries.ts';

const AT_ONCE_MAX = 100;

const count = (meetings: number) => formatCount(meetings, 'meeting');

/** Cancels bookings one after another. Returns why some were not cancelled. */
async function cancelAll(all: readonly Booking[]): Promise<string[]> {
  const failures: string[] = [];
  for (const { id, name, version } of all) {
    const headers = { 'if-match': `"${version}"` };
    try {
      await api.bookings.changeBooking({ params: { id }, body: { status: 'cancelled' }, headers });
    } catch (error) {
      failures.push(`${name}. ${errorMessage(error as Error, 'Please try again.')}`);
    }
  }
  return failures;
}

interface BookingBulkBarProps {
  selected: readonly Booking[];
  /** Whether a meeting is ahead and booked. */
  canCancel: (booking: Booking) => boolean;
  onClear: () => void;
}

/** Cancels the selected meetings that can be cancelled, after a question. */
export function BookingBulkBar({ selected, canCancel, onClear }: BookingBulkBarProps) {
  const dialog = useDialog<readonly Booking[]>();
  const meetings = selected.filter(canCancel);
  const visitors = new Set(dialog.subject?.map(({ email }) => email.toLowerCase())).size;
  return (
    <>
      <BulkBar count={selected.length} max={AT_ONCE_MAX} onClear={onClear}>
        <Button
          variant="default"
          size="xs"
          disabled={meetings.length === 0}
          onClick={() => dialog.open(meetings)}
        >
          {meetings.length === selected.length ? 'Cancel meetings' : `Cancel ${count(meetings.length)}`}
        </Button>
      </BulkBar>
      <ConfirmAction
        dialog={dialog}
        title="Cancel Meetings"
        question={`${count(dialog.subject?.length ?? 0)} will be cancelled, and ${formatCount(visitors, 'visitor')} ${visitors === 1 ? 'gets' : 'get'} an email. This cannot be undone.`}
        confirmLabel="Cancel Meetings"
        cancelLabel="Keep Them"
        pendingLabel="Cancelling..."
        act={cancelAll}
        done={(all, failures = []) => ({
          ...(failures.length > 0 && { variant: 'destructive' }),
          title: failures.length > 0 ? 'Some Meetings Are Unchanged' : 'Meetings Cancelled',
          description: [
            `${count(all.length - failures.length)} cancelled.`,
            ...(failures.length > 0 ? ['Not cancelled:', ...failures] : []),
          ].join(' '),
        })}
        failed={{ title: 'Meetings Not Cancelled' }}
        changes={[BOOKINGS_KEY]}
        onDone={onClear}
      />
    </>
  );
}
