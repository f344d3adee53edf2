import { Anchor, Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useAuth, useUser } from '../../auth/auth-context.ts';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { isScreenKey } from '../../kit/focus/screen-keys.ts';
import { flattenPages } from '../../kit/list/list-queries.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { paths } from '../../paths.ts';
import { BookingStatusMark } from './BookingRow.tsx';
import { bookingsQuery, MAIL_OFF } from './booking-queries.ts';
import { TimeDialog } from './TimeDialog.tsx';

export function BookingPanel({ kind, id: leadId }: LeadRef) {
  const { can } = useAuth();
  const { isMailOff } = useUser();
  const { data } = useInfiniteQuery(bookingsQuery({ lead: leadId, sort: '-start' }));
  const dialog = useDialog<string>();
  useWindowEvent('keydown', (event) => {
    if (event.key === 'b' && can('leads:status') && isScreenKey(event)) dialog.open(leadId);
  });
  const bookings = data ? flattenPages(data) : [];
  return (
    <Section
      title="Meetings"
      actions={
        can('leads:status') && (
          <Button size="xs" variant="default" onClick={() => dialog.open(leadId)}>
            Book a Meeting
          </Button>
        )
      }
    >
      {bookings.map(({ id, start, hostName, type, status, answers }) => (
        <Group key={id} gap="sm" mt="sm">
          <Anchor component={Link} to={`${paths.bookings()}?when=all`} size="sm">
            {formatDateTime(start)}
          </Anchor>
          <Text size="sm" c="dimmed">
            {type.name} with {hostName}
          </Text>
          <BookingStatusMark status={status} />
          {answers.map(({ label, text }) => (
            <Text key={label} size="sm" w="100%" className="typed">
              <Text span inherit c="dimmed">
                {label}
              </Text>{' '}
              {text}
            </Text>
          ))}
        </Group>
      ))}
      <TimeDialog
        dialog={dialog}
        titleOf={() => 'Book a meeting'}
        saveLabel="Book Meeting"
        save={(_, chosen) => api.bookings.addBooking({ body: { ...chosen, lead: { kind, id: leadId } } })}
        saved={({ start, hostName }) => ({
          title: 'Meeting Booked',
          description: `${formatDateTime(start)} with ${hostName}. ${isMailOff ? MAIL_OFF : 'The lead gets an email with an invitation.'}`,
        })}
        failed={{ title: 'Meeting Not Booked' }}
        // It also changes the lead's assignee and history.
        changes={[[]]}
      />
    </Section>
  );
}
