import { AppShell, Burger, Drawer, Text } from '@mantine/core';
import { useDisclosure, useLocalStorage, useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router';
import { useAgencyName } from '../auth/auth-context.ts';
import { KeysDialog } from '../kit/dialogs/KeysDialog.tsx';
import { isScreenKey } from '../kit/focus/screen-keys.ts';
import { UploadsGuard } from '../kit/media/upload/UploadsGuard.tsx';
import { Palette } from '../kit/palette/Palette.tsx';
import { NO_ACTIONS, ScreenActionsContext } from '../kit/palette/screen-actions.ts';
import { SidebarWidth, useIsBelow, useIsPhone } from '../kit/screen/layout-size.ts';
import { DASHBOARD_SECTIONS, useScreens } from '../kit/screen/screens.ts';
import { paths } from '../paths.ts';
import classes from './AdminLayout.module.css';
import { SectionTabs } from './SectionTabs.tsx';
import { Sidebar } from './Sidebar.tsx';

/** The editor of posts needs the width of the sidebar. */
const EDITORS = [paths.newPost(), paths.postBuilder(':id'), paths.postEdit(':id')];

/** The widths of the sidebar in em, with labels and with icons only. */
const WIDTHS = { full: 14.5, rail: 3.25 };

/**
 * The frame of every screen that requires a signed-in user: a sidebar that collapses to icons, or on phones one row
 * with a menu.
 */
export function AdminLayout() {
  const agency = useAgencyName();
  const screens = useScreens();
  const isPhone = useIsPhone();
  const { isRail, toggle } = useCollapse();
  const [isMenuOpen, menu] = useDisclosure();
  const offered = useRef(NO_ACTIONS);
  const width = isPhone ? 0 : WIDTHS[isRail ? 'rail' : 'full'];

  return (
    <ScreenActionsContext value={offered}>
      <AppShell
        header={{ height: 'var(--admin-header)', collapsed: !isPhone }}
        navbar={{ width: `${width}rem`, breakpoint: 'sm' }}
        transitionDuration={0}
      >
        <a className={classes.skip} href="#content">
          Skip to content
        </a>
        {isPhone ? (
          <AppShell.Header className={classes.bar}>
            <Burger
              size="sm"
              lineSize={1.5}
              aria-label="Menu"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={menu.open}
            />
            <Text fw={600} truncate flex={1}>
              {agency}
            </Text>
            <Palette />
          </AppShell.Header>
        ) : (
          <AppShell.Navbar className={classes.navbar} component="div">
            <Sidebar isRail={isRail} toggle={toggle} search={<Palette />} />
          </AppShell.Navbar>
        )}
        <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
          <div className={classes.page}>
            <SidebarWidth value={width}>
              <SectionTabs label="Dashboard" sections={DASHBOARD_SECTIONS} screens={screens}>
                <Outlet />
              </SectionTabs>
            </SidebarWidth>
          </div>
        </AppShell.Main>
        <Drawer
          opened={isMenuOpen}
          onClose={menu.close}
          size="min(20rem, 85vw)"
          title="Menu"
          // Otherwise the page would have two banners.
          attributes={{ header: { role: 'presentation' } }}
          closeButtonProps={{ 'aria-label': 'Close menu', size: 44 }}
          onClick={({ target }) => (target as Element).closest('a') && menu.close()}
        >
          <Sidebar />
        </Drawer>
        <KeysDialog />
        <UploadsGuard />
      </AppShell>
    </ScreenActionsContext>
  );
}

/**
 * Whether the sidebar shows only icons: in the editor of posts, otherwise as chosen with a button or the key [, which
 * this browser remembers, and by default in small windows.
 */
function useCollapse() {
  const { pathname } = useLocation();
  const isNarrow = useIsBelow(75);
  // Has no default value, because the hook would store it immediately.
  const [isCollapsed = isNarrow, set] = useLocalStorage<boolean | undefined>({
    key: 'upcurve-sidebar-collapsed',
    getInitialValueInEffect: false,
  });
  const isEditor = EDITORS.some((path) => matchPath(path, pathname));
  const toggle = () => set(!isCollapsed);
  useWindowEvent('keydown', (event) => {
    if (event.key === '[' && !isEditor && isScreenKey(event)) toggle();
  });
  return { isRail: isEditor || isCollapsed, toggle: isEditor ? undefined : toggle };
}
