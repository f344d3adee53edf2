import {
  IconCalendarTime,
  IconCheck,
  IconRestore,
  IconUserShare,
  IconUserX,
  IconX,
} from '@tabler/icons-react';
import type { Booking } from '@upcurve/contracts/bookings/bookings';
import { useAuth } from '../../auth/auth-context.ts';
import type { Dialog } from '../../kit/dialogs/use-dialog.ts';
import type { RowMenuItem } from '../../kit/table/RowMenu.tsx';
import { useBookingChanges } from './use-booking-changes.ts';

interface BookingDialogs {
  moving: Dialog<Booking>;
  handing: Dialog<Booking>;
}

/** Returns what a member can do with a meeting, in the list and in the week. Pass bookings as the API returned them. */
export function useBookingActions({ moving, handing }: BookingDialogs) {
  const { can } = useAuth();
  const changes = useBookingChanges();
  const mayChange = can('leads:status');
  const stateOf = (row: Booking) => {
    const { start, status } = changes.shown(row);
    return { hasBegun: Date.parse(start) <= Date.now(), isBooked: status === 'booked' };
  };
  return {
    mayChange,
    changes,
    /** Whether the member may cancel the meeting: it is booked, has not begun and is not being saved. */
    canCancel(row: Booking): boolean {
      const { hasBegun, isBooked } = stateOf(row);
      return mayChange && isBooked && !hasBegun && !changes.isSending(row);
    },
    /** The actions that record whether a begun meeting took place. */
    outcomesOf(row: Booking): (RowMenuItem & { name: string })[] {
      const { hasBegun, isBooked } = stateOf(row);
      if (!mayChange || !hasBegun || !isBooked || changes.isSending(row)) return [];
      return [
        {
          label: 'Met',
          name: `Met ${row.name}`,
          Icon: IconCheck,
          onClick: () => changes.setStatus(row, 'met'),
        },
        {
          label: 'No-show',
          name: `${row.name} did not come`,
          Icon: IconUserX,
          onClick: () => changes.setStatus(row, 'no_show'),
        },
      ];
    },
    itemsOf(row: Booking): RowMenuItem[] {
      const { hasBegun, isBooked } = stateOf(row);
      if (!mayChange || changes.isSending(row)) return [];
      if (!isBooked)
        return [
          { label: 'Back to Booked', Icon: IconRestore, onClick: () => changes.setStatus(row, 'booked') },
        ];
      const cancel: RowMenuItem = {
        label: 'Cancel the meeting',
        Icon: IconX,
        isDestructive: true,
        onClick: () => changes.setStatus(row, 'cancelled'),
      };
      return [
        { label: 'Move', Icon: IconCalendarTime, onClick: () => moving.open(row) },
        { label: 'Hand over', Icon: IconUserShare, onClick: () => handing.open(row) },
        ...(hasBegun ? [] : [cancel]),
      ];
    },
  };
}

export type BookingActions = ReturnType<typeof useBookingActions>;
