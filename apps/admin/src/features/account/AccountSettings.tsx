import { Stack } from '@mantine/core';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';
import { SessionList } from './SessionList.tsx';

/** The own profile, password and sessions. */
export function AccountSettings() {
  return (
    <Stack gap="lg">
      <ProfileSettings />
      <PasswordForm />
      <SessionList />
    </Stack>
  );
}
