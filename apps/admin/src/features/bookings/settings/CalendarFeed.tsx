import { Anchor, Button, Text } from '@mantine/core';
import type { Hours } from '@upcurve/contracts/bookings/hours';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { hoursQuery } from '../booking-queries.ts';

/** Shows the private address of a member's calendar feed, and makes a new one. */
export function CalendarFeed({ hours: { memberId, feedUrl } }: { hours: Hours }) {
  const dialog = useDialog<string>();
  return (
    <>
      <Text size="sm" mt="lg" mb="xs" maw="40rem">
        To see these meetings in your own calendar, subscribe to{' '}
        <Anchor href={feedUrl} inherit>
          this private feed
        </Anchor>
        . Keep its address to yourself: anybody who has it can read the names of your leads.
      </Text>
      <Button variant="default" size="xs" onClick={() => dialog.open(memberId)}>
        New Address
      </Button>
      <ConfirmAction
        dialog={dialog}
        title="New Address"
        question="The feed gets a new address. Calendars that subscribe to the old one show no more meetings until you enter the new address there."
        confirmLabel="Make New Address"
        pendingLabel="Making..."
        act={(id) => api.hours.renewCalendarFeed({ params: { memberId: id } })}
        done={() => ({ title: 'New Address Made', description: 'The old address no longer works.' })}
        failed={{ title: 'New Address Not Made' }}
        changes={[hoursQuery(memberId).queryKey]}
        isKept
      />
    </>
  );
}
