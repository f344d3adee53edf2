import { Box } from '@mantine/core';
import { Outlet, useLocation } from 'react-router';
import { ScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { SETTINGS_SECTIONS, screenAt, useScreens } from '../../kit/screen/screens.ts';
import { paths } from '../../paths.ts';
import { SectionTabs } from '../../shell/SectionTabs.tsx';
import { NextStep } from '../leads/NextStep.tsx';

export function SettingsScreen() {
  const { pathname } = useLocation();
  // The dashboard shows the webhook, and this tab leads there.
  const screens = useScreens().flatMap((screen) => {
    if (screen.path === paths.webhook()) return { ...screen, tab: { of: 'Webhooks' as const } };
    return screen.path === paths.settings() ? (screen.screens ?? []) : [];
  });
  const current = screenAt(screens, pathname);
  return (
    <>
      <Box component="header" mt="0.25rem" mb="0.5rem">
        <ScreenTitle size="1.375rem" tabTitle={`Settings: ${current?.label}`}>
          Settings
        </ScreenTitle>
      </Box>
      {current?.path !== paths.auditLog() && <NextStep />}
      <SectionTabs label="Settings" sections={SETTINGS_SECTIONS} screens={screens}>
        <Box maw={current?.isWide ? undefined : '60rem'}>
          <Outlet />
        </Box>
      </SectionTabs>
    </>
  );
}
