import { NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth, useUser } from '../../../auth/auth-context.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { assigneesQuery } from '../../leads/lead-queries.ts';
import { hoursQuery } from '../booking-queries.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { HoursForm } from './HoursForm.tsx';
import { MeetingTypes } from './MeetingTypes.tsx';

/** Edits the kinds of meeting that visitors can book, and when members have time for them. */
export function MeetingSettings() {
  const { can } = useAuth();
  return (
    <Stack gap="lg">
      {can('bookings:manage') && <MeetingTypes />}
      <MemberHours />
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
    <Paper component="section" p="lg" aria-labelledby="meeting-hours">
      <Title order={2} id="meeting-hours" mb="xs">
        Hours
      </Title>
      <Text size="sm" c="dimmed" mb="md" maw="40rem">
        Visitors can book meetings in these hours, unless the host already has a meeting or an event of a busy
        calendar.
      </Text>
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
    </Paper>
  );
}
