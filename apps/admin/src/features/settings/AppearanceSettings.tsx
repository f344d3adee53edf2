import { Stack } from '@mantine/core';
import { ColorSchemeSetting } from './ColorSchemeSetting.tsx';
import { KeyboardSetting } from './KeyboardSetting.tsx';

/** What each browser remembers for itself. */
export function AppearanceSettings() {
  return (
    <Stack gap="lg">
      <ColorSchemeSetting />
      <KeyboardSetting />
    </Stack>
  );
}
