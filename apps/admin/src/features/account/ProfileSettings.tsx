import { Alert, Paper, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryPanel } from '../../components/QueryPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { profileQuery } from './profile-query.ts';

/** How one is called and written to. */
export function ProfileSettings() {
  const query = useQuery(profileQuery);
  return (
    <Paper component="section" p="lg" aria-labelledby="profile">
      <Title order={2} id="profile" mb="md">
        Profile and mail
      </Title>
      <QueryPanel query={query} what="profile" level={3}>
        {({ isMailOn, ...profile }) => (
          <Stack gap="md">
            {!isMailOn && (
              <Alert color="gold" role="status" title="No mail goes out">
                The server has no mail server to send through. What you choose here counts once whoever runs
                it has set SMTP_URL.
              </Alert>
            )}
            <ProfileForm profile={profile} />
          </Stack>
        )}
      </QueryPanel>
    </Paper>
  );
}
