import type { Permission } from '@upcurve/contracts/permissions';
import type { KeyName } from '../../kit/dialogs/KeyList.tsx';

/** Areas of the admin, in the order of the index. */
export const AREAS = ['Leads', 'Quiz', 'Website', 'Settings'] as const;

/** A guide to a screen. All text is plain to make it searchable. */
export interface Guide {
  title: string;
  area: (typeof AREAS)[number];
  /** The permission required to open the screen and its guide. */
  permission?: Permission;
  /** The path of the screen, if it is fixed. */
  screen?: string;
  /** Address patterns that the guide applies to. The longest match wins. */
  at: readonly string[];
  /** The purpose of the screen in one or two sentences. */
  purpose: string;
  /** The alternative text of its picture, which `pnpm demo:help` takes. */
  picture: string;
  tasks: readonly { title: string; text: string }[];
  /** Actions that cannot be undone. */
  final: readonly string[];
  keys: readonly KeyName[];
}

/** Returns the pattern of an address and all addresses below it. */
export const pathsBelow = (path: string) => `${path}/*`;

/** The keys that lists of leads have in common. */
export const LEAD_KEYS: readonly KeyName[] = [
  'rows',
  'select',
  'status',
  'call',
  'email',
  'outcome',
  'followUp',
  'assign',
  'undo',
];
