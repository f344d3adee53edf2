import { Anchor, Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import { Link } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import { useDialog } from '../../kit/dialogs/use-dialog.ts';
import { isScreenKey } from '../../kit/focus/screen-keys.ts';
import { flattenPages } from '../../kit/list/list-queries.ts';
import { Section } from '../../kit/screen/Section.tsx';
import { formatDateTime } from '../../kit/time/format-date.ts';
import { paths } from '../../paths.ts';
import { BookDialog, type Wanted } from './BookDialog.tsx';
import { BookingStatusMark } from './BookingRow.tsx';
import { bookingsQuery } from './booking-queries.ts';

export function BookingPanel({ kind, id: leadId }: LeadRef) {
  const { can } = useAuth();
  const { data } = useInfiniteQuery(bookingsQuery({ lead: leadId, sort: '-start' }));
  const dialog = useDialog<Wanted>();
  const book = () => dialog.open({ lead: { kind, id: leadId } });
  useWindowEvent('keydown', (event) => {
    if (event.key === 'b' && can('leads:status') && isScreenKey(event)) book();
  });
  const bookings = data ? flattenPages(data) : [];
  return (
    <Section
      title="Meetings"
      actions={
        can('leads:status') && (
          <Button size="xs" variant="default" onClick={book}>
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
      <BookDialog dialog={dialog} />
    </Section>
  );
}
