import { Anchor, Box, Text } from '@mantine/core';
import { Link, Outlet, useLocation } from 'react-router';
import { ScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { SETTINGS_SECTIONS, screenAt, useScreens } from '../../kit/screen/screens.ts';
import { paths } from '../../paths.ts';
import { SectionTabs } from '../../shell/SectionTabs.tsx';
import { NextStep } from '../leads/NextStep.tsx';

export function SettingsScreen() {
  const { pathname } = useLocation();
  const all = useScreens();
  const screens = all.find(({ path }) => path === paths.settings())?.screens ?? [];
  const webhook = all.find(({ path }) => path === paths.webhook());
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
          {webhook && current?.tab?.of === 'Email' && (
            // A tab would leave the settings, because the dashboard shows that screen.
            <Text size="sm" mb="md">
              <Anchor component={Link} to={webhook.path} inherit underline="always">
                {webhook.label}
              </Anchor>
            </Text>
          )}
          <Outlet />
        </Box>
      </SectionTabs>
    </>
  );
}
