import { Anchor, Box, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, Outlet, useLocation, useOutletContext } from 'react-router';
import { ScreenTitle } from '../../kit/screen/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { UrlTabs } from '../../shell/UrlTabs.tsx';
import { NextStep } from '../leads/NextStep.tsx';

const TABS = [
  { path: paths.webhook(), label: 'Settings' },
  { path: paths.webhookDocumentation(), label: 'Documentation' },
];

/** Shows the webhook's settings and documentation. Keeps a new secret while the documentation tab is open. */
export function WebhookScreen() {
  const { pathname } = useLocation();
  const [newSecret, setNewSecret] = useState<WebhookOutlet['newSecret']>(null);
  const current = TABS.findLast(({ path }) => pathname.startsWith(path));

  return (
    <>
      <Box component="header" mt="0.5rem" mb="0.75rem">
        <Text size="sm" mb={4}>
          <Anchor component={Link} to={paths.settings()} inherit underline="always">
            All settings
          </Anchor>
        </Text>
        <ScreenTitle tabTitle={current?.label === 'Documentation' ? 'Webhook Documentation' : undefined}>
          Webhook Settings
        </ScreenTitle>
        <Text c="dimmed">Send new submissions and their changes to other systems as they happen</Text>
      </Box>
      <NextStep />
      <UrlTabs label="Webhook" tabs={TABS} current={current?.path}>
        <Box pt="1.25rem">
          <Outlet context={{ newSecret, setNewSecret } satisfies WebhookOutlet} />
        </Box>
      </UrlTabs>
    </>
  );
}

export interface WebhookOutlet {
  /** A secret that was just created, and its endpoint. */
  newSecret: { endpointId: string; secret: string } | null;
  setNewSecret: (secret: WebhookOutlet['newSecret']) => void;
}

/** Returns the secret to show once. Only works in the tabs of WebhookScreen. */
export const useNewSecret = () => useOutletContext<WebhookOutlet>();
