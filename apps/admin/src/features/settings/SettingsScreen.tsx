import { Stack, Text, Title } from '@mantine/core';
import { ColorSchemeSetting } from './ColorSchemeSetting.tsx';

/** Settings of the signed-in person. Each section is a component of its own. */
export function SettingsScreen() {
  return (
    <Stack gap="xl" maw={720}>
      <header>
        <Title order={1}>Settings</Title>
        <Text c="dimmed">How the admin area looks for you</Text>
      </header>
      <ColorSchemeSetting />
    </Stack>
  );
}
