import { Stack } from '@mantine/core';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** The own password and sessions. */
export function AccountSettings() {
  return (
    <Stack gap="lg">
      <PasswordForm />
      <SessionList />
    </Stack>
  );
}
