import { type MantineColorScheme, Paper, Radio, Stack, useMantineColorScheme } from '@mantine/core';

const SCHEMES: { value: MantineColorScheme; label: string; description: string }[] = [
  { value: 'auto', label: 'Automatic', description: 'Follows your device' },
  { value: 'light', label: 'Light', description: 'Always on paper' },
  { value: 'dark', label: 'Dark', description: 'Always on ink' },
];

/** Colour scheme of this browser. */
export function ColorSchemeSetting() {
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
