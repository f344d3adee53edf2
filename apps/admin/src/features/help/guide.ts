import type { KeyName } from '../../kit/dialogs/KeyList.tsx';

/** A guide to a screen. All text is plain to make it searchable. */
export interface Guide {
  title: string;
  /** The purpose of the screen in one or two sentences. */
  purpose: string;
  /** The alternative text of its picture, which `pnpm demo:help` takes. */
  picture: string;
  tasks: readonly { title: string; text: string }[];
  /** Actions that cannot be undone. */
  final: readonly string[];
  keys: readonly KeyName[];
}

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
