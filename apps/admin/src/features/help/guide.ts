import type { Permission } from '@upcurve/contracts/permissions';
import type { KeyName } from '../../components/KeyList.tsx';

/** Parts of the admin area, in the order of the index. */
export const AREAS = ['Leads', 'Quiz', 'Website', 'Settings'] as const;

/** What is worth knowing of one screen. All text is plain, so that it can be searched. */
export interface Guide {
  title: string;
  area: (typeof AREAS)[number];
  /** Who may not open the screen is not shown its guide. */
  permission?: Permission;
  /** The screen, where one address opens it. */
  screen?: string;
  /** Patterns of the addresses it belongs to. The longest that fits wins over those of other guides. */
  at: readonly string[];
  /** What the screen is for, in a sentence or two. */
  purpose: string;
  /** What its picture shows, in words; `pnpm demo:help` takes it. */
  picture: string;
  /** What people do there. */
  tasks: readonly { title: string; text: string }[];
  /** What cannot be undone. */
  final: readonly string[];
  keys: readonly KeyName[];
}

/** The pattern of an address with all that lies below it. */
export const under = (path: string) => `${path}/*`;
