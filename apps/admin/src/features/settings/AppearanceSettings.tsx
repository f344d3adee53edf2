import {
  Anchor,
  type MantineColorScheme,
  Paper,
  Radio,
  Stack,
  Switch,
  Text,
  useMantineColorScheme,
} from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLetterKeys } from '../../kit/focus/screen-keys.ts';
import { paths } from '../../paths.ts';

/** Edits the settings that are stored in this browser. */
export function AppearanceSettings() {
  return (
    <Stack gap="lg">
      <ColorSchemeSetting />
      <KeyboardSetting />
    </Stack>
  );
}

const SCHEMES: { value: MantineColorScheme; label: string; description: string }[] = [
  { value: 'auto', label: 'Automatic', description: 'Follows your device' },
  { value: 'light', label: 'Light', description: 'Always light' },
  { value: 'dark', label: 'Dark', description: 'Always dark' },
];

/** Sets the colour scheme for this browser. */
function ColorSchemeSetting() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Paper p="lg" component="section">
      <Radio.Group
        label="Colour scheme"
        description="Remembered in this browser"
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
      >
        <Stack gap="sm" mt="md">
          {SCHEMES.map((scheme) => (
            <Radio key={scheme.value} {...scheme} />
          ))}
        </Stack>
      </Radio.Group>
    </Paper>
  );
}

/** Turns single-letter shortcuts on or off for this browser. */
function KeyboardSetting() {
  const id = useId();
  const [isOn, setOn] = useLetterKeys();
  return (
    <Paper p="lg" component="section">
      <Switch
        label="Keyboard shortcuts"
        aria-describedby={id}
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      <Text size="sm" c="dimmed" mt="xs" id={id}>
        Single letters such as j, k and x move through lists and select rows; see{' '}
        <Anchor component={Link} to={paths.help()} inherit underline="always">
          every key
        </Anchor>
        . Remembered in this browser.
      </Text>
    </Paper>
  );
}
