import type { TablerIcon } from '@tabler/icons-react';
import type { LeadRef } from '@upcurve/contracts/leads/people';
import type { Permission } from '@upcurve/contracts/permissions';
import { type ComponentType, createContext, use } from 'react';
import { matchPath } from 'react-router';
import { useAuth } from '../../auth/auth-context.ts';
import type { KeyName } from '../dialogs/KeyList.tsx';

/** A screen of the admin. All of them are declared in `screens.ts`. */
export interface Screen {
  /** Its address. In patterns, `:id` is the id of an item. */
  path: string;
  /** Other addresses of the screen. It stays mounted when the address changes between them. */
  otherPaths?: readonly string[];
  label: string;
  /** Synonyms of the label, for the command palette. */
  also?: string;
  /** Default: that of the screen around it, or none. */
  permission?: Permission;
  load: () => Promise<ComponentType>;
  /** Its group in the sidebar and the help. Default: that of the screen around it, or none. */
  group?: 'Leads' | 'Website' | 'Settings';
  /** Screens in its outlet. */
  screens?: readonly Screen[];
  /** Panels about its lead that other features show in its outlet. */
  panels?: readonly (() => Promise<ComponentType<LeadRef>>)[];
  Icon?: TablerIcon;
  /** The address of its row in the sidebar, unless its own address begins with it. */
  row?: string;
  /** The number of leads at the end of its row in the sidebar. */
  count?: 'todo' | 'eligibility' | 'contact';
  /** The section of the dashboard or the settings that it belongs to, and the name of its tab in it. Default: the label. */
  tab?: { of: Section; label?: string };
  /** Whether it needs the full width of its frame. */
  isWide?: boolean;
  /** The name of its help guide. Default: that of the screen around it. */
  guide?: string;
  /** Its keys, for the help. Default: those of the first screen with the same guide. */
  keys?: readonly KeyName[];
  /** Places on the screen that the command palette offers. */
  places?: readonly { label: string; to: string; also: string }[];
}

export const DASHBOARD_SECTIONS = ['Eligibility Analyzer', 'Blog', 'Testimonials'] as const;
export const SETTINGS_SECTIONS = ['Me', 'Business', 'Team', 'Email', 'Webhooks', 'Data & log'] as const;
export type Section = (typeof DASHBOARD_SECTIONS | typeof SETTINGS_SECTIONS)[number];

/** All screens, as declared in `screens.ts`. */
export const ScreensContext = createContext<readonly Screen[]>([]);

type Can = (permission: Permission) => boolean;

const permitted = (screens: readonly Screen[], can: Can): Screen[] =>
  screens
    .filter(({ permission }) => !permission || can(permission))
    .map((screen) => ({ ...screen, screens: screen.screens && permitted(screen.screens, can) }));

export function useScreens(): Screen[] {
  const { can } = useAuth();
  return permitted(use(ScreensContext), can);
}

/** Whether the screen is only the frame of others. It has the address of the first of them. */
export const isFrame = ({ path, screens = [] }: Screen): boolean =>
  screens.some((each) => each.path === path);

/** Returns screens and the screens in them, which inherit what the help and the frame need. */
export const everyScreen = (screens: readonly Screen[]): Screen[] =>
  screens.flatMap((screen) => {
    const { group, permission, guide, keys, row, tab } = screen;
    const inside = everyScreen(
      (screen.screens ?? []).map((each) => ({ group, permission, guide, keys, row, tab, ...each })),
    );
    return isFrame(screen) ? inside : [screen, ...inside];
  });

/** Returns the screen at an address. Fixed addresses come before patterns. */
export function screenAt(screens: readonly Screen[], pathname: string): Screen | undefined {
  const matching = everyScreen(screens).filter(({ path, otherPaths = [] }) =>
    [path, ...otherPaths].some((pattern) => matchPath(pattern, pathname)),
  );
  return matching.find(({ path }) => path === pathname) ?? matching[0];
}

/** Returns the keys of the screen at an address: its own, or those of the first screen with the same guide. */
export function keysAt(screens: readonly Screen[], pathname: string): readonly KeyName[] {
  const screen = screenAt(screens, pathname);
  const guide = screen?.guide;
  return screen?.keys ?? everyScreen(screens).find((each) => guide && each.guide === guide)?.keys ?? [];
}
