import type { Permission } from '@upcurve/contracts/permissions';
import type { KeyName } from '../../kit/dialogs/KeyList.tsx';

/** Parts of the admin area, in the order of the index. */
export const AREAS = ['Leads', 'Quiz', 'Website', 'Settings'] as const;

/** A guide to one screen. All text is plain, so that it can be searched. */
export interface Guide {
  title: string;
  area: (typeof AREAS)[number];
  /** The permission to open the screen, which the guide needs too. */
  permission?: Permission;
  /** The path of the screen, if it has a fixed one. */
  screen?: string;
  /** Patterns of the addresses that the guide belongs to. The longest match wins. */
  at: readonly string[];
  /** The purpose of the screen, in a sentence or two. */
  purpose: string;
  /** The alternative text of its picture, which `pnpm demo:help` takes. */
  picture: string;
  tasks: readonly { title: string; text: string }[];
  /** Actions that cannot be undone. */
  final: readonly string[];
  keys: readonly KeyName[];
}

/** The pattern of an address and all addresses below it. */
export const under = (path: string) => `${path}/*`;
