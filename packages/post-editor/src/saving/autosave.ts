import { retryDelay } from '@upcurve/api-client/retry-with-backoff';
import { deepEqual } from 'fast-equals';
import type { UnsavedDraft } from './draft-store.ts';
import { EMPTY_DRAFT, type PostDraft } from './post-draft.ts';
import { type Backend, type SavedDraft, SaveError, type SaveState } from './saving.ts';

/** The delay before a change is saved, in ms. Further changes do not extend it. */
export const SAVE_AFTER_MS = 1000;
const RETRY_LIMITS = { firstMs: 2000, maxMs: 30_000 };

export type Side = 'mine' | 'theirs';

interface Options {
  backend: Backend;
  /** Undefined for a new post, which is created by the first change. */
  saved: SavedDraft | undefined;
  onState: (state: SaveState) => void;
  /** Called with a version saved elsewhere that replaces the draft. */
  onReplaced: (draft: PostDraft) => void;
  onSaved?: () => void;
  /** Stores the unsaved draft for a reload; null removes it. */
  keep: (unsaved: Omit<UnsavedDraft, 'at'> | null) => void;
}

/** Compares drafts as the server stores them, with trimmed texts. */
const isSameText = (one: PostDraft, other: PostDraft) => deepEqual(trimTexts(one), trimTexts(other));
const trimTexts = (draft: PostDraft): unknown =>
  JSON.parse(JSON.stringify(draft), (_, part) => (typeof part === 'string' ? part.trim() : part));

/**
 * Saves a draft as it changes. Only one request runs at a time, and each contains the version of the last response, so
 * that a late response cannot overwrite newer text. If the post was saved elsewhere, asks which version to keep.
 */
export class Autosave {
  readonly #options: Options;
  #saved: SavedDraft | undefined;
  #draft: PostDraft;
  /** The draft object that the server has. A different object means newer changes. */
  #sent: PostDraft;
  /** A draft that was sent but got no response. The server may have saved it. */
  #inDoubt: PostDraft | undefined;
  /** A version saved elsewhere, until a version is chosen. */
  #fork: SavedDraft | undefined;
  /** The version to continue with once the draft is saved, and so kept as a revision. */
  #next: PostDraft | undefined;
  /** Whether the next save must keep the version that it overwrites as a revision. */
  #keepsPrevious = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #failures = 0;
  /** The slug that the server refused, with its reason. */
  #refused: { slug: string; message: string } | undefined;
  #isOver = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#saved = options.saved;
    this.#draft = options.saved?.draft ?? EMPTY_DRAFT;
    this.#sent = this.#draft;
  }

  get #hasChanges(): boolean {
    return this.#draft !== this.#sent;
  }
  get isUnsaved(): boolean {
    return this.#isBusy || this.#hasChanges;
  }
  get saved(): SavedDraft | undefined {
    return this.#saved;
  }
  get draft(): PostDraft {
    return this.#draft;
  }

  /** Sets a newer draft and schedules a save. */
  change(draft: PostDraft): void {
    if (draft === this.#draft) return;
    this.#draft = draft;
    if (this.#refused?.slug !== draft.slug) this.#refused = undefined;
    this.#keep();
    if (this.#fork) return;
    if (!this.#isBusy && this.#failures === 0) this.#options.onState({ status: 'waiting' });
    if (this.#timer === undefined) this.#schedule(SAVE_AFTER_MS);
  }

  /** Continues with a draft that an earlier page stored. */
  restore({ draft, version, sent }: UnsavedDraft): void {
    this.#inDoubt = sent;
    this.change(draft);
    if (this.#saved && this.#saved.version !== version) this.#meet(this.#saved);
  }

  /** Saves now. Resolves once everything is saved, or cannot be saved for now. */
  async flush(): Promise<void> {
    this.#clear();
    if (!this.#isBusy) this.#running = this.#run();
    await this.#running;
    if (this.isUnsaved && !this.#fork && this.#failures === 0 && !this.#isOver && this.#timer !== undefined)
      await this.flush();
  }

  /** Ends a conflict. The draft is saved in any case, so that the version not chosen becomes a revision. */
  resolve(side: Side): void {
    const theirs = this.#fork;
    if (!theirs) return;
    this.#fork = undefined;
    this.#next = side === 'theirs' ? theirs.draft : undefined;
    this.#keepsPrevious = true;
    this.#continueFrom(theirs);
  }

  /** Replaces the draft with a version from elsewhere, such as a restored revision. */
  replace(saved: SavedDraft): void {
    this.#saved = saved;
    this.#draft = saved.draft;
    this.#sent = saved.draft;
    this.#fork = undefined;
    this.#keep();
  }

  /** Pauses automatic saving until `resume`. */
  stop(): void {
    this.#isOver = true;
    this.#clear();
  }
  resume(): void {
    this.#isOver = false;
    if (this.#hasChanges) this.#schedule(SAVE_AFTER_MS);
  }

  #keep(): void {
    const isKept = this.#hasChanges || this.#saved?.left;
    this.#options.keep(
      isKept
        ? {
            version: this.#saved?.version ?? 0,
            draft: this.#draft,
            ...(this.#inDoubt && { sent: this.#inDoubt }),
          }
        : null,
    );
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #schedule(after: number): void {
    this.#clear();
    if (this.#isOver) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.#isBusy) this.#running = this.#run();
    }, after);
  }

  /** Takes a version that the server has instead of the expected one. Asks if it contains other changes. */
  #meet(theirs: SavedDraft): void {
    const own = [this.#inDoubt, this.#draft, this.#saved === theirs ? undefined : this.#saved?.draft];
    this.#inDoubt = undefined;
    if (own.some((draft) => draft && isSameText(draft, theirs.draft))) {
      this.#continueFrom(theirs);
      return;
    }
    this.#fork = theirs;
    this.#keep();
    this.#options.onState({ status: 'conflict' });
  }

  /** Saves the draft over a version of the server. */
  #continueFrom(theirs: SavedDraft): void {
    this.#saved = theirs;
    this.#sent = theirs.draft;
    this.#keep();
    this.#schedule(0);
  }

  /** Records a draft that the server has saved. A new post gets the slug and the author that the server has chosen. */
  #arrive(saved: SavedDraft, sent: PostDraft): void {
    const draft = this.#draft;
    if (!this.#saved)
      this.#draft = {
        ...draft,
        slug: draft.slug || saved.draft.slug,
        authorId: draft.authorId ?? saved.draft.authorId,
      };
    this.#inDoubt = undefined;
    this.#saved = saved;
    this.#sent = draft === sent ? this.#draft : sent;
  }

  async #run(): Promise<void> {
    if (!this.#hasChanges || this.#fork || this.#isOver) return;
    const { backend, onState, onSaved, onReplaced } = this.#options;
    const draft = this.#draft;
    const keepsPrevious = this.#keepsPrevious;
    // A rejected slug must not prevent saving the rest.
    const sending = this.#refused ? { ...draft, slug: this.#saved?.draft.slug ?? '' } : draft;
    this.#isBusy = true;
    this.#inDoubt ??= sending;
    this.#keep();
    onState({ status: 'saving' });
    try {
      const saved = await (this.#saved
        ? backend.save(this.#saved, sending, keepsPrevious)
        : backend.create(sending));
      this.#failures = 0;
      this.#arrive(saved, draft);
      this.#isBusy = false;
      this.#keepsPrevious = false;
      this.#keep();
      onSaved?.();
      if (this.#hasChanges) return this.#schedule(SAVE_AFTER_MS);
      if (this.#next) {
        this.#draft = this.#next;
        this.#next = undefined;
        this.#keepsPrevious = true;
        this.#schedule(0);
        return onReplaced(this.#draft);
      }
      if (this.#refused) onState({ status: 'refused', message: this.#refused.message, isSlug: true });
      else if (saved.left) onState({ status: 'refused', message: saved.left, isSlug: false });
      else onState({ status: 'saved', at: Date.now() });
    } catch (error) {
      await this.#fail(error, sending);
    } finally {
      this.#isBusy = false;
    }
  }

  async #fail(error: unknown, sending?: PostDraft): Promise<void> {
    const { backend, onState } = this.#options;
    const problem = error instanceof SaveError ? error.problem : ({ kind: 'unreachable' } as const);
    const isDecided = problem.kind !== 'unreachable' && problem.kind !== 'stale';
    if (isDecided && this.#inDoubt === sending) this.#inDoubt = undefined;
    switch (problem.kind) {
      case 'stale':
        return this.#reload(backend);
      case 'refused':
        if (problem.isSlug && !this.#refused) {
          // Saves the rest without the slug, or with another that was typed since.
          this.#schedule(0);
          const { slug } = this.#draft;
          if (sending && sending.slug !== slug) return;
          this.#refused = { slug, message: problem.message };
        }
        return onState({ status: 'refused', message: problem.message, isSlug: problem.isSlug });
      case 'signed-out':
      case 'gone':
        return onState({ status: problem.kind });
      case 'unreachable':
        this.#failures += 1;
        onState({ status: navigator.onLine ? 'retrying' : 'offline' });
        this.#schedule(retryDelay(this.#failures, RETRY_LIMITS));
    }
  }

  async #reload(backend: Backend): Promise<void> {
    try {
      this.#meet(await backend.load(this.saved?.id ?? ''));
    } catch (error) {
      await this.#fail(error instanceof SaveError && error.problem.kind !== 'stale' ? error : undefined);
    }
  }
}
