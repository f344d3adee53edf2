import type { Command, Transaction } from '@tiptap/pm/state';

/** Changes a transaction. Returns false, and changes nothing, if it does not apply at the selection. */
export type Change = (tr: Transaction) => boolean;

export const commandOf =
  (change: Change): Command =>
  ({ tr }, dispatch) => {
    if (!change(tr)) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const NEWS = 'news';
export const announceChange = (tr: Transaction, news: string) => tr.setMeta(NEWS, news);
export const announcementOf = (tr: Transaction): string | undefined => tr.getMeta(NEWS);
