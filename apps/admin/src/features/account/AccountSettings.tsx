import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../auth/auth-context.ts';
import { profileQuery } from '../../auth/own-user-query.ts';
import { MailOffAlert } from '../../kit/feedback/MailOffAlert.tsx';
import { SettingsPanel } from '../../kit/screen/SettingsPanel.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionList } from './SessionList.tsx';
import { SecondFactorSettings } from './second-factor/SecondFactorSettings.tsx';

export function AccountSettings() {
  const { zone } = useUser();
  return (
    <Stack gap="lg">
      <ProfileSettings />
      <PasswordForm />
      <SecondFactorSettings key={`second-factor ${zone}`} />
      {/* Rerenders its times when the profile above changes the time zone. */}
      <SessionList key={`sessions ${zone}`} />
    </Stack>
  );
}

function ProfileSettings() {
  const query = useQuery(profileQuery);
  return (
    <SettingsPanel title="Profile and email" query={query} what="profile">
      {({ isMailOn, ...profile }) => (
        <Stack gap="md">
          {!isMailOn && <MailOffAlert />}
          <ProfileForm profile={profile} />
        </Stack>
      )}
    </SettingsPanel>
  );
}
