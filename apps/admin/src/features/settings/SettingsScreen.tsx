import { Box } from '@mantine/core';
import { Outlet, useLocation } from 'react-router';
import { ScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { useScreens } from '../../kit/screen/screens.ts';
import { paths } from '../../paths.ts';
import { UrlTabs } from '../../shell/UrlTabs.tsx';
import { NextStep } from '../leads/NextStep.tsx';

/** Shows the settings of the signed-in member and, if permitted, of the agency. */
export function SettingsScreen() {
  const { pathname } = useLocation();
  const tabs = useScreens().find(({ path }) => path === paths.settings())?.screens ?? [];
  const current = tabs.findLast(({ path }) => pathname.startsWith(path));

  return (
    <>
      <Box component="header" mt="0.25rem" mb="0.125rem">
        <ScreenTitle size="1.375rem" tabTitle={`Settings: ${current?.label}`}>
          Settings
        </ScreenTitle>
      </Box>
      <NextStep />
      <UrlTabs label="Settings" tabs={tabs} current={current?.path}>
        <Box {...(current?.isWide ? { pt: '0.5rem' } : { pt: '1rem', maw: '60rem' })}>
          <Outlet />
        </Box>
      </UrlTabs>
    </>
  );
}
