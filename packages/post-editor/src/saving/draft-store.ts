import type { PostDraft } from './post-draft.ts';

/** An unsaved draft, based on a version of the server; 0 for a new post. `at` is its last change. */
export interface UnsavedDraft {
  version: number;
  draft: PostDraft;
  /** A draft that was sent but got no response. The server may have saved it. */
  sent?: PostDraft;
  at: number;
}

/** The part of `localStorage` that is used, so that tests can replace it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'upcurve.post-draft.';
const LEFT_AFTER_MS = 60_000;

/** The key of a new post. */
export const NEW_POST = 'new';

/**
 * Stores unsaved drafts in the browser, one per post and tab, so that tabs do not overwrite each other. `keep` returns
 * false if storage is full.
 */
export function draftStore(storage: DraftStorage, tab: string, now: () => number = Date.now) {
  const keyOf = (post: string) => `${PREFIX}${post}.${tab}`;
  const read = (key: string): UnsavedDraft | undefined => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      return isUnsaved(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    keep(post: string, unsaved: Omit<UnsavedDraft, 'at'>): boolean {
      // Every attempt to save stores the draft again. `at` must stay the time of its last change.
      const before = read(keyOf(post));
      const isSame = JSON.stringify(before?.draft) === JSON.stringify(unsaved.draft);
      const entry = { ...unsaved, at: before && isSame ? before.at : now() };
      try {
        storage.setItem(keyOf(post), JSON.stringify(entry));
        return true;
      } catch {
        return false;
      }
    },
    forget: (post: string) => storage.removeItem(keyOf(post)),
    /**
     * Returns this tab's draft, or takes over the draft of a closed tab. If the open tabs are not known, a tab counts
     * as closed a minute after its last change.
     */
    take(post: string, openTabs?: ReadonlySet<string>): UnsavedDraft | undefined {
      const own = read(keyOf(post));
      if (own) return own;
      for (let index = 0; index < storage.length; index += 1) {
        const key = storage.key(index) ?? '';
        if (!key.startsWith(`${PREFIX}${post}.`)) continue;
        const left = read(key);
        const isOpen = openTabs?.has(key.slice(PREFIX.length + post.length + 1));
        if (!left || (isOpen ?? now() - left.at < LEFT_AFTER_MS)) continue;
        storage.removeItem(key);
        storage.setItem(keyOf(post), JSON.stringify(left));
        return left;
      }
      return undefined;
    },
  };
}

function isUnsaved(kept: unknown): kept is UnsavedDraft {
  if (!kept || typeof kept !== 'object' || !('draft' in kept) || !('at' in kept)) return false;
  const { draft } = kept;
  return typeof draft === 'object' && draft !== null && 'blocks' in draft && Array.isArray(draft.blocks);
}

const TAB_PREFIX = 'upcurve.tab.';

/** Marks a tab as open until the returned function is called, or until the tab is closed or crashes. */
export function holdTab(tab: string): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(TAB_PREFIX + tab, () => isReleased);
  return release;
}

/** Returns the tabs with an open editor; undefined if the browser cannot tell. */
export async function openTabs(): Promise<ReadonlySet<string> | undefined> {
  const locks = await navigator.locks?.query();
  return locks?.held && new Set(locks.held.map(({ name = '' }) => name.replace(TAB_PREFIX, '')));
}
