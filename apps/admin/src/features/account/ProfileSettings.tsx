import { Paper, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../auth/profile-query.ts';
import { MailOffAlert } from '../../kit/feedback/MailOffAlert.tsx';
import { QueryPanel } from '../../kit/feedback/QueryPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Loads and shows the member's name, email address and notifications. */
export function ProfileSettings() {
  const query = useQuery(profileQuery);
  return (
    <Paper component="section" p="lg" aria-labelledby="profile">
      <Title order={2} id="profile" mb="md">
        Profile and email
      </Title>
      <QueryPanel query={query} what="profile">
        {({ isMailOn, ...profile }) => (
          <Stack gap="md">
            {!isMailOn && <MailOffAlert />}
            <ProfileForm profile={profile} />
          </Stack>
        )}
      </QueryPanel>
    </Paper>
  );
}
