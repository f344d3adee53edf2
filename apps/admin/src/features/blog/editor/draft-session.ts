import { slugOf } from '@upcurve/post-blocks/outline';
import { Autosave } from '@upcurve/post-editor/autosave';
import { commonBase } from '@upcurve/post-editor/common-base';
import { draftStore, NEW_POST, type Unsaved } from '@upcurve/post-editor/draft-store';
import { EditorStore } from '@upcurve/post-editor/editor-store';
import { EMPTY_DRAFT, type PostDraft } from '@upcurve/post-editor/post-draft';
import type { Backend, Saved, SaveState } from '@upcurve/post-editor/saving';

/** How long what is not saved waits until it is kept in the browser, in ms: that takes a moment of each key. */
const KEEP_AFTER_MS = 300;
/** Made of a title: short enough to be read, with room for a number behind it. */
const madeSlug = (title: string) => slugOf(title, 80);
const TAB_KEY = 'upcurve.tab';
/** A name of this tab that outlives a reload. */
function tabName(): string {
  const known = sessionStorage.getItem(TAB_KEY);
  if (known) return known;
  const name = crypto.randomUUID();
  sessionStorage.setItem(TAB_KEY, name);
  return name;
}

interface Shown {
  draft: PostDraft;
  state: SaveState;
  /** The post as it was last answered; undefined until it is made. */
  saved: Saved | undefined;
  /** When the unsaved text was written that was found here and is in the draft; null where there was none. */
  restoredAt: number | null;
  /** There is no room in the browser to keep what is not saved. */
  hasNoRoom: boolean;
}

/** What kept words were written on; where nobody knows any more, what they and the server's have in common. */
const baseOf = ({ base, version, draft }: Unsaved, found: Saved): PostDraft =>
  base ?? (version === found.version ? found.draft : commonBase(draft, found.draft));

/** One post being written: its draft, the blocks on the canvas, and how saving goes. */
export class DraftSession {
  readonly store: EditorStore;
  readonly #autosave: Autosave;
  readonly #listeners = new Set<() => void>();
  #shown: Shown;
  #tries = 0;
  #keeping: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(backend: Backend, found: Saved | undefined, drafts = draftStore(localStorage, tabName())) {
    const kept = drafts.take(found?.id ?? NEW_POST);
    const draft = kept?.draft ?? found?.draft ?? EMPTY_DRAFT;
    // What the kept words were written on, as far as that is known.
    const saved = kept && found ? { ...found, version: kept.version, draft: baseOf(kept, found) } : found;
    this.#shown = {
      draft: saved?.draft ?? EMPTY_DRAFT,
      state: { status: 'saved', at: null },
      saved: found,
      restoredAt: kept?.at ?? null,
      hasNoRoom: false,
    };
    this.store = new EditorStore(draft.blocks);
    this.store.onChange = (blocks) => this.change({ blocks });
    this.#autosave = new Autosave({
      backend,
      saved,
      draft: this.#shown.draft,
      sent: kept?.sent,
      onState: (state) => this.#settle(state),
      onMerged: (merged) => {
        if (merged.blocks !== this.store.blocks) this.store.load(merged.blocks);
        this.#show({ draft: merged });
      },
      onSaved: (saved) => {
        if (!this.#shown.saved) drafts.forget(NEW_POST);
        this.#show({ restoredAt: null });
        // A slug that was made for it, once it is known.
        const { draft: now } = this.#shown;
        if (now.slug === '' && saved.draft.slug !== '')
          this.#show({ saved, draft: { ...now, slug: saved.draft.slug } });
        else this.#show({ saved });
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
    this.change(draft);
    // Somebody may have saved since: what both changed is asked about.
    if (found) this.#autosave.meet(found);
    if (!this.isUnsaved) this.#show({ restoredAt: null });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  shown = (): Shown => this.#shown;

  /** Keeps what is not saved at once: the page may be left. */
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
    const draft = { ...this.#shown.draft, ...change };
    this.#show({ draft });
    this.#autosave.change(draft);
    if (!change.blocks) this.store.touch();
  }

  /** A new title; the address follows it for as long as nobody has written one, or seen it. */
  retitle(title: string, publicSlug: string | null | undefined): void {
    const { title: before, slug } = this.#shown.draft;
    const isMade = slug === '' || slug === madeSlug(before) || (before === '' && /^post(-\d+)?$/.test(slug));
    const made = madeSlug(title);
    this.#tries = 0;
    this.change({ title, ...(!publicSlug && isMade && made.length > 1 && { slug: made }) });
  }

  /** Saves at once. @throws where that cannot be done now */
  async flush(): Promise<Saved> {
    await this.#autosave.flush();
    const { saved, state } = this.#shown;
    if (!saved || this.isUnsaved || state.status === 'conflict')
      throw new Error('What you wrote last is not saved yet. Publish once it is.');
    return saved;
  }

  resolve(choices: Parameters<Autosave['resolve']>[0]): void {
    this.#autosave.resolve(choices);
  }

  /** What was restored, or written elsewhere, stands. */
  replace(saved: Saved): void {
    this.#autosave.replace(saved);
    this.store.load(saved.draft.blocks);
    this.#show({ saved, draft: saved.draft, state: { status: 'saved', at: Date.now() } });
  }

  resume(): void {
    this.#autosave.resume();
  }
  stop(): void {
    this.keepNow();
    void this.#autosave.flush().catch(() => {});
    this.#autosave.stop();
  }

  #settle(state: SaveState): void {
    const { draft } = this.#shown;
    // An address that was made of the title gives way to another's.
    if (
      state.status === 'refused' &&
      state.isSlug &&
      draft.slug.startsWith(madeSlug(draft.title)) &&
      this.#tries < 20
    ) {
      this.#tries += 1;
      const slug = `${madeSlug(draft.title)}-${this.#tries + 1}`;
      queueMicrotask(() => this.change({ slug }));
      return;
    }
    this.#show({ state });
  }

  #show(change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}
