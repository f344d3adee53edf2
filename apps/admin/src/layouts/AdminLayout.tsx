import { Outlet } from 'react-router';
import { KeysDialog } from '../kit/dialogs/KeysDialog.tsx';
import { UploadsGuard } from '../kit/media/upload/UploadsGuard.tsx';
import classes from './AdminLayout.module.css';
import { TopBar } from './TopBar.tsx';

/** The frame of every screen that requires a signed-in user. */
export function AdminLayout() {
  return (
    <>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <header className={classes.header}>
        <TopBar />
      </header>
      <main className={classes.main} id="content" tabIndex={-1}>
        <div className={classes.page}>
          <Outlet />
        </div>
      </main>
      <KeysDialog />
      <UploadsGuard />
    </>
  );
}
