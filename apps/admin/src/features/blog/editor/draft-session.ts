import { slugOf } from '@upcurve/contracts/shared/slug';
import type { EditorStore } from '@upcurve/post-editor/document/editor-store';
import { openDocument } from '@upcurve/post-editor/open-document';
import { Autosave, type Side } from '@upcurve/post-editor/saving/autosave';
import { draftStore, holdTab, NEW_POST } from '@upcurve/post-editor/saving/draft-store';
import { EMPTY_DRAFT, type PostDraft } from '@upcurve/post-editor/saving/post-draft';
import type { Backend, SavedDraft, SaveState } from '@upcurve/post-editor/saving/saving';
import { useSyncExternalStore } from 'react';
import { NotSavedError } from '../not-saved-error.ts';

/**
 * Delay before unsaved text is written to browser storage, in ms. Writing on every key press would slow down typing.
 */
const KEEP_AFTER_MS = 300;
/** Makes a slug from a title, at most 80 characters long to leave room for a number. */
const slugFromName = (title: string) => slugOf(title, 80);
const TAB_KEY = 'upcurve.tab';
/** Returns an id of this tab that survives reloads. */
function tabName(): string {
  const known = sessionStorage.getItem(TAB_KEY);
  if (known) return known;
  const name = crypto.randomUUID();
  sessionStorage.setItem(TAB_KEY, name);
  return name;
}

interface Shown {
  state: SaveState;
  /** When the restored unsaved text was written; null if nothing was restored. */
  restoredAt: number | null;
  /** Browser storage is full, so unsaved text is not stored. */
  hasNoRoom: boolean;
}

/** The state of an open post: its draft, the blocks on the canvas, and saving. */
export class DraftSession {
  readonly store: EditorStore;
  readonly #autosave: Autosave;
  readonly #listeners = new Set<() => void>();
  #shown: Shown;
  /** The slug made from the title. If it is taken, it gets a number; a typed slug is only reported. */
  #madeSlug: string | undefined;
  #tries = 0;
  #keeping: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #releaseTab = () => {};

  /** `openTabs` are the tabs whose unsaved drafts this session must not take over. */
  constructor(
    backend: Backend,
    found: SavedDraft | undefined,
    openTabs?: ReadonlySet<string>,
    drafts = draftStore(localStorage, tabName()),
  ) {
    const kept = drafts.take(found?.id ?? NEW_POST, openTabs);
    const draft = kept?.draft ?? found?.draft ?? EMPTY_DRAFT;
    this.#shown = { state: { status: 'saved', at: null }, restoredAt: kept?.at ?? null, hasNoRoom: false };
    this.store = openDocument(draft.blocks);
    this.store.onChange = (blocks) => this.change({ blocks });
    let isNew = found === undefined;
    this.#autosave = new Autosave({
      backend,
      saved: found,
      onState: (state) => this.#onSaveState(state),
      onReplaced: ({ blocks }) => {
        this.store.load(blocks);
        this.#show({});
      },
      onSaved: () => {
        if (isNew) drafts.forget(NEW_POST);
        isNew = false;
        this.#show({ restoredAt: null });
      },
      keep: (unsaved) => {
        this.#keeping = () => {
          const post = this.#autosave.saved?.id ?? NEW_POST;
          if (!unsaved) drafts.forget(post);
          else if (!drafts.keep(post, unsaved) && !this.#shown.hasNoRoom) this.#show({ hasNoRoom: true });
        };
        this.#timer ??= setTimeout(() => this.keepNow(), KEEP_AFTER_MS);
      },
    });
    if (!kept) return;
    this.#autosave.restore(kept);
    if (!found && draft.slug === slugFromName(draft.title)) this.#madeSlug = draft.slug;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** What the editor shows. `saved` is undefined until the post is created. */
  shown = () => ({ ...this.#shown, draft: this.#autosave.draft, saved: this.#autosave.saved });

  /** Stores unsaved text immediately, because the page may be closing. */
  keepNow(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#keeping?.();
    this.#keeping = undefined;
  }

  get isUnsaved(): boolean {
    return this.#autosave.isUnsaved;
  }

  change(change: Partial<PostDraft>): void {
    if (change.slug !== undefined) this.#madeSlug = undefined;
    this.#autosave.change({ ...this.#autosave.draft, ...change });
    this.#show({});
    if (!change.blocks) this.store.touch();
  }

  /** Sets the title. The slug follows the title until the slug is edited or the post is published. */
  retitle(title: string, publicSlug: string | null | undefined): void {
    const { title: before, slug } = this.#autosave.draft;
    const isMade =
      slug === '' || slug === slugFromName(before) || (before === '' && /^post(-\d+)?$/.test(slug));
    const made = slugFromName(title);
    this.#tries = 0;
    const follows = !publicSlug && isMade && made.length > 1;
    this.change({ title, ...(follows && { slug: made }) });
    if (follows) this.#madeSlug = made;
  }

  /**
   * Brings back the saved slug if its field was left empty. Not earlier, because someone who clears the field may take a
   * while to type another.
   */
  restoreSlug(): void {
    const { draft, saved } = this.#autosave;
    if (draft.slug === '' && saved) this.change({ slug: saved.draft.slug });
  }

  /** Saves immediately. @throws {NotSavedError} */
  async flush(): Promise<SavedDraft> {
    await this.#autosave.flush();
    const { saved } = this.#autosave;
    const { state } = this.#shown;
    if (state.status === 'refused') throw new NotSavedError(state.message);
    if (!saved || this.isUnsaved || state.status === 'conflict')
      throw new NotSavedError('Your last changes are not saved yet. Publish once they are saved.');
    return saved;
  }

  /** Ends a conflict with the version on this side or the one that was saved elsewhere. */
  resolve(side: Side): void {
    this.#autosave.resolve(side);
  }

  /** Replaces the draft with a version from elsewhere, such as a restored revision. */
  replace(saved: SavedDraft): void {
    this.#autosave.replace(saved);
    this.store.load(saved.draft.blocks);
    this.#show({ state: { status: 'saved', at: Date.now() } });
  }

  resume(): void {
    this.#releaseTab = holdTab(tabName());
    this.#autosave.resume();
  }
  stop(): void {
    this.keepNow();
    void this.#autosave.flush().catch(() => {});
    this.#autosave.stop();
    this.#releaseTab();
  }

  #onSaveState(state: SaveState): void {
    const { draft } = this.#autosave;
    if (state.status === 'refused' && state.isSlug && draft.slug === this.#madeSlug && this.#tries < 20) {
      this.#tries += 1;
      const slug = `${slugFromName(draft.title)}-${this.#tries + 1}`;
      queueMicrotask(() => {
        this.change({ slug });
        this.#madeSlug = slug;
      });
      return;
    }
    this.#show({ state });
  }

  #show(change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Returns a part of the session's state and rerenders when it changes. */
export function useDraft<T>(
  session: DraftSession,
  select: (shown: ReturnType<DraftSession['shown']>) => T,
): T {
  return useSyncExternalStore(session.subscribe, () => select(session.shown()));
}
