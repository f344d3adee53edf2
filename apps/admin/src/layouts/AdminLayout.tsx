import { ActionIcon, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useLocalStorage, useWindowEvent } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react';
import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router';
import { useAgencyName, useUser } from '../auth/auth-context.ts';
import { KeysDialog } from '../kit/dialogs/KeysDialog.tsx';
import { useFocusBack } from '../kit/focus/keep-focus.ts';
import { isScreenKey } from '../kit/focus/screen-keys.ts';
import { UploadsGuard } from '../kit/media/upload/UploadsGuard.tsx';
import { Palette } from '../kit/palette/Palette.tsx';
import { SidebarWidth, useIsBelow, useIsPhone } from '../kit/screen/layout-size.ts';
import { useScreens } from '../kit/screen/screens.ts';
import { paths } from '../paths.ts';
import classes from './AdminLayout.module.css';
import { MissingFactsNotice } from './MissingFactsNotice.tsx';
import { placeAt } from './navigation.ts';
import { Sidebar } from './Sidebar.tsx';
import { PANEL, tabId } from './SidebarTabs.tsx';
import { rememberPlace, startScreens } from './start-address.ts';

const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

/** The editor of posts needs the width of the sidebar. */
const EDITORS = [paths.newPost(), paths.postBuilder(':id'), paths.postEdit(':id')];

/** The widths of the sidebar in em, with labels and with icons only. */
const WIDTHS = { full: 14.5, rail: 3.25 };

/**
 * The frame of every screen that requires a signed-in user: a sidebar that collapses to icons, or on phones one row
 * with a menu.
 */
export function AdminLayout() {
  const screens = useScreens();
  const agency = useAgencyName();
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const isNarrow = useIsBelow(75);
  const collapse = useCollapse(isNarrow || EDITORS.some((path) => matchPath(path, pathname)));
  const menu = useMenu();
  useRememberedPlace();
  const { section, tab } = placeAt(screens, pathname);
  // The name in the bar on phones: on an item, its tab; on the tab's own screen, the section, because the heading names
  // the tab.
  const upper = tab && tab.to !== pathname ? tab : section;
  const selected = isPhone ? [] : [section, tab].filter((each) => each !== undefined);
  const width = isPhone ? 0 : WIDTHS[collapse.isRail ? 'rail' : 'full'];
  const toggle = (
    <>
      {collapse.isRail && (
        <ActionIcon
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={menu.isOpen ?? false}
          onClick={menu.open}
        >
          <IconMenu2 size={18} stroke={1.6} />
        </ActionIcon>
      )}
      {!collapse.isFixed && (
        <ActionIcon
          aria-label={collapse.isRail ? 'Expand the sidebar' : 'Collapse the sidebar'}
          aria-keyshortcuts="["
          onClick={collapse.toggle}
        >
          {collapse.isRail ? (
            <IconLayoutSidebarLeftExpand size={18} stroke={1.6} />
          ) : (
            <IconLayoutSidebarLeftCollapse size={18} stroke={1.6} />
          )}
        </ActionIcon>
      )}
    </>
  );

  return (
    <div
      data-rail={collapse.isRail || undefined}
      style={{ '--admin-sidebar': `${width}rem` } as CSSProperties}
    >
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      {isPhone ? (
        <header className={classes.bar} data-rail>
          <UnstyledButton
            className={classes.menu}
            aria-haspopup="dialog"
            aria-expanded={menu.isOpen ?? false}
            onClick={menu.open}
          >
            <IconMenu2 size={20} stroke={1.6} aria-hidden />
            <VisuallyHidden>Menu</VisuallyHidden>
          </UnstyledButton>
          <span className={classes.place}>{upper?.label ?? agency}</span>
          <Palette />
        </header>
      ) : (
        <Sidebar toggle={toggle} search={<Palette />} panel={PANEL} />
      )}
      <main className={classes.main} id="content" tabIndex={-1}>
        <div
          className={classes.page}
          {...(selected.length > 0 && {
            role: 'tabpanel',
            id: PANEL,
            'aria-labelledby': selected.map(tabId).join(' '),
          })}
        >
          <SidebarWidth value={width}>
            <Outlet />
          </SidebarWidth>
          {(isPhone || collapse.isRail) && section?.to === paths.dashboard() && <MissingFactsNotice />}
        </div>
      </main>
      {menu.isOpen !== undefined && (
        <Suspense>
          <MenuDrawer isOpen={menu.isOpen} onClose={menu.close} />
        </Suspense>
      )}
      <KeysDialog />
      <UploadsGuard />
    </div>
  );
}

/**
 * Whether the sidebar shows only icons. Members collapse it with a button or the key [, and this browser remembers it.
 * @param isFixed whether the screen has no room for more
 */
function useCollapse(isFixed: boolean) {
  // Has no default value, because the hook would store it immediately.
  const [isCollapsed, set] = useLocalStorage<boolean | undefined>({
    key: 'upcurve-sidebar-collapsed',
    getInitialValueInEffect: false,
  });
  const toggle = () => set(!isCollapsed);
  useWindowEvent('keydown', (event) => {
    if (event.key === '[' && !isFixed && isScreenKey(event)) toggle();
  });
  return { isFixed, isRail: isFixed || isCollapsed === true, toggle };
}

/** The drawer of small screens. Undefined until it opens, because its script loads then. */
function useMenu() {
  const [isOpen, setOpen] = useState<boolean>();
  const focus = useFocusBack();
  return {
    isOpen,
    open() {
      focus.leave();
      setOpen(true);
    },
    close() {
      setOpen(false);
      focus.back();
    },
  };
}

/** Remembers the tab of the Eligibility Analyzer, where the member starts next time. */
function useRememberedPlace() {
  const screens = useScreens();
  const { id } = useUser();
  const { pathname } = useLocation();
  const place = startScreens(screens).find(({ path }) => pathname.startsWith(path))?.path;
  useEffect(() => {
    if (place) rememberPlace(id, place);
  }, [id, place]);
}
