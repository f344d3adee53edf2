import { Stack } from '@mantine/core';
import { Invites } from './Invites.tsx';
import { Members } from './Members.tsx';

/** Who may get in, and who has been asked to. */
export function TeamSettings() {
  return (
    <Stack gap="lg">
      <Members />
      <Invites />
    </Stack>
  );
}
