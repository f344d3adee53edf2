import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

/** Switches between light and dark and remembers it; Settings can hand the choice back to the system. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <ActionIcon size="lg" aria-label={`Switch to ${other} colours`} onClick={() => setColorScheme(other)}>
      {scheme === 'light' ? <IconMoon size={18} stroke={1.6} /> : <IconSun size={18} stroke={1.6} />}
    </ActionIcon>
  );
}
