import { Stack } from '@mantine/core';
import { useUser } from '../../auth/auth-context.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileSettings } from './ProfileSettings.tsx';
import { SessionList } from './SessionList.tsx';
import { SecondFactorSettings } from './second-factor/SecondFactorSettings.tsx';

/** Shows the member's own profile, password, second factor and sessions. */
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
