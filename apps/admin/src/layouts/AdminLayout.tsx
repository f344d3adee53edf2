import { AppShell } from '@mantine/core';
import { Outlet } from 'react-router';
import { KeysDialog } from '../components/KeysDialog.tsx';
import { UploadsGuard } from '../components/media/UploadsGuard.tsx';
import classes from './AdminLayout.module.css';
import { TopBar } from './TopBar.tsx';

/** The frame of every screen that needs a user. */
export function AdminLayout() {
  return (
    <AppShell header={{ height: 48 }} classNames={{ header: classes.header, main: classes.main }}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <AppShell.Header>
        <TopBar />
      </AppShell.Header>
      <AppShell.Main id="content" tabIndex={-1}>
        <div className={classes.page}>
          <Outlet />
        </div>
      </AppShell.Main>
      <KeysDialog />
      <UploadsGuard />
    </AppShell>
  );
}
