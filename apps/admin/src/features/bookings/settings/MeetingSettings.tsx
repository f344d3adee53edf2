import { Anchor, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Hours } from '@upcurve/contracts/bookings/hours';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { Section } from '../../../kit/screen/Section.tsx';
import { paths } from '../../../paths.ts';
import { assigneesQuery } from '../../leads/lead-queries.ts';
import { hoursQuery } from '../booking-queries.ts';
import { CalendarViews } from '../CalendarViews.tsx';
import { HoursForm } from './HoursForm.tsx';
import { MeetingTypes } from './MeetingTypes.tsx';

/** Edits the kinds of meeting that visitors can book, and when members have time for them. */
export function MeetingSettings() {
  const { can } = useAuth();
  const navigate = useNavigate();
  return (
    <Stack gap="lg">
      <ListHeader title="Calendar" subtitle="Hours and kinds of meeting" takesFocus>
        <CalendarViews
          shown="hours"
          onChange={(view) => navigate(paths.bookings() + (view === 'week' ? '?view=week' : ''))}
        />
      </ListHeader>
      <MemberHours />
      {can('bookings:manage') && <MeetingTypes />}
    </Stack>
  );
}

function MemberHours() {
  const { can } = useAuth();
  const { id: own } = useUser();
  const [memberId, setMemberId] = useState(own);
  const { data: members = [] } = useQuery({ ...assigneesQuery, enabled: can('bookings:manage') });
  const query = useQuery(hoursQuery(memberId));
  return (
    <Section title="Hours">
      {members.length > 1 && (
        <NativeSelect
          label="Member"
          mb="md"
          maw="26rem"
          value={memberId}
          data={members.map(({ id, name }) => ({ value: id, label: id === own ? `${name} (me)` : name }))}
          onChange={(event) => setMemberId(event.currentTarget.value)}
        />
      )}
      <QueryPanel query={query} what="hours">
        {(hours) => (
          <>
            <HoursForm key={hours.memberId} hours={hours} />
            <CalendarFeed hours={hours} />
          </>
        )}
      </QueryPanel>
    </Section>
  );
}

/** Shows the private address of a member's calendar feed, and makes a new one. */
function CalendarFeed({ hours: { memberId, feedUrl } }: { hours: Hours }) {
  const dialog = useDialog<string>();
  return (
    <>
      <Text size="sm" mt="lg" mb="xs" maw="40rem">
        To see these meetings in your own calendar, subscribe to{' '}
        <Anchor href={feedUrl} inherit underline="always">
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
