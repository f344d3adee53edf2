import { Box } from '@mantine/core';
import { Outlet, useLocation } from 'react-router';
import { ScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { type Screen, SETTINGS_SECTIONS, screenAt, useScreens } from '../../kit/screen/screens.ts';
import { paths } from '../../paths.ts';
import { SectionTabs } from '../../shell/SectionTabs.tsx';
import { NextStep } from '../leads/NextStep.tsx';

/** Shows the settings of the signed-in member and, if permitted, of the agency. */
export function SettingsScreen() {
  const { pathname } = useLocation();
  const all = useScreens();
  const screens = all.flatMap((screen): Screen[] => {
    if (screen.path === paths.settings()) return [...(screen.screens ?? [])];
    // Also a tab of the dashboard, where it is shown.
    return screen.path === paths.webhook()
      ? [{ ...screen, tab: { of: 'Connections', label: 'Webhooks' } }]
      : [];
  });
  const current = screenAt(screens, pathname);
  return (
    <>
      <Box component="header" mt="0.25rem" mb="0.5rem">
        <ScreenTitle size="1.375rem" tabTitle={`Settings: ${current?.label}`}>
          Settings
        </ScreenTitle>
      </Box>
      <NextStep />
      <SectionTabs label="Settings" sections={SETTINGS_SECTIONS} screens={screens}>
        <Box maw={current?.isWide ? undefined : '60rem'}>
          <Outlet />
        </Box>
      </SectionTabs>
    </>
  );
}
