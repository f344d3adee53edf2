import { useMediaQuery } from '@mantine/hooks';
import { createContext, use } from 'react';

/** The width of the sidebar beside the screen, in em. */
export const SidebarWidth = createContext(0);

/** Whether the window is narrower than a width in em. Known in the first render. */
export const useIsBelow = (width: number): boolean =>
  useMediaQuery(`(max-width: ${width - 0.01}em)`, undefined, { getInitialValueInEffect: false });

/** Whether the window has the size of a phone, where one row with a menu replaces the sidebar. */
export const useIsPhone = (): boolean => useIsBelow(48);

/** Whether the space beside the sidebar is narrower than a width in em. */
export const useIsSpaceBelow = (width: number): boolean => useIsBelow(width + use(SidebarWidth));
