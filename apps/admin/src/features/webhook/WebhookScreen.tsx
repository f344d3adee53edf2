import { Text } from '@mantine/core';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { UrlTabs } from '../../layouts/UrlTabs.tsx';
import { paths } from '../../paths.ts';
import type { WebhookOutlet } from './use-new-secret.ts';
import classes from './WebhookScreen.module.css';

const TABS = [
  { to: paths.webhook(), label: 'Settings' },
  { to: paths.webhookDocumentation(), label: 'Documentation' },
];

/** Where submissions are sent, and how to receive them. Holds a new secret while one looks at the documentation. */
export function WebhookScreen() {
  const { pathname } = useLocation();
  const [newSecret, setNewSecret] = useState<WebhookOutlet['newSecret']>(null);
  const current = TABS.findLast(({ to }) => pathname.startsWith(to));

  return (
    <>
      <header className={classes.header}>
        <ScreenTitle tabTitle={current?.label === 'Documentation' ? 'Webhook Documentation' : undefined}>
          Webhook Settings
        </ScreenTitle>
        <Text c="dimmed">
          Send every new submission, and what becomes of it, to other systems as it happens
        </Text>
      </header>
      <UrlTabs variant="top" label="Webhook" tabs={TABS} current={current?.to}>
        <div className={classes.tab}>
          <Outlet context={{ newSecret, setNewSecret } satisfies WebhookOutlet} />
        </div>
      </UrlTabs>
    </>
  );
}
