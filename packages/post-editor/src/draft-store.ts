import type { PostDraft } from './post-draft.ts';

/** What was written and not saved. `base` is what it was written on; null where the post was yet to be made. */
export interface Unsaved {
  base: PostDraft | null;
  version: number;
  draft: PostDraft;
  /** What was sent and not answered: the server may have it. */
  sent?: PostDraft;
  at: number;
}

/** What of the browser is needed: `localStorage`, or a stand-in. */
export type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'upcurve.post-draft.';
/** A draft of another tab counts as left behind after so long without a change, in ms. */
const LEFT_AFTER_MS = 60_000;

/** The name under which a post that is yet to be made is kept. */
export const NEW_POST = 'new';

/**
 * Keeps unsaved drafts in the browser: one of each post and tab, so that two tabs do not overwrite each other's. `keep` says
 * whether there was room.
 */
export function draftStore(storage: Keeping, tab: string, now: () => number = Date.now) {
  const keyOf = (post: string) => `${PREFIX}${post}.${tab}`;
  const read = (key: string): Unsaved | undefined => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      return isUnsaved(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    keep(post: string, unsaved: Omit<Unsaved, 'at'>): boolean {
      const entry = { ...unsaved, at: now() };
      const { sent: _, ...less } = entry;
      for (const attempt of [entry, less, { ...less, base: null }]) {
        try {
          storage.setItem(keyOf(post), JSON.stringify(attempt));
          return true;
        } catch {
          // Full: what it was written on is the first thing to do without.
        }
      }
      return false;
    },
    forget: (post: string) => storage.removeItem(keyOf(post)),
    /** What this tab wrote, or another one that was closed; it is this tab's from then on. */
    take(post: string): Unsaved | undefined {
      const own = read(keyOf(post));
      if (own) return own;
      for (let index = 0; index < storage.length; index += 1) {
        const key = storage.key(index) ?? '';
        if (!key.startsWith(`${PREFIX}${post}.`)) continue;
        const left = read(key);
        if (!left || now() - left.at < LEFT_AFTER_MS) continue;
        storage.removeItem(key);
        storage.setItem(keyOf(post), JSON.stringify(left));
        return left;
      }
      return undefined;
    },
  };
}

export type DraftStore = ReturnType<typeof draftStore>;

function isUnsaved(kept: unknown): kept is Unsaved {
  if (!kept || typeof kept !== 'object' || !('draft' in kept) || !('at' in kept)) return false;
  const { draft } = kept;
  return typeof draft === 'object' && draft !== null && 'blocks' in draft && Array.isArray(draft.blocks);
}
