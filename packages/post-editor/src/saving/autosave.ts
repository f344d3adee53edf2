import { retryDelay } from '@upcurve/api-client/retry-with-backoff';
import type { UnsavedDraft } from './draft-store.ts';
import { DraftVersions } from './draft-versions.ts';
import type { Side } from './merge-lists.ts';
import type { PostDraft } from './post-draft.ts';
import { type Backend, type SavedDraft, SaveError, type SaveState } from './saving.ts';

/** The delay before a change is saved, in ms. Further changes do not extend it. */
export const SAVE_AFTER_MS = 1000;
const RETRY_LIMITS = { firstMs: 2000, maxMs: 30_000 };

interface Options {
  backend: Backend;
  /** Undefined for a new post, which is created by the first change. */
  saved: SavedDraft | undefined;
  draft: PostDraft;
  /** A draft sent before this page was opened, without a response. The server may have saved it. */
  sent?: PostDraft | undefined;
  onState: (state: SaveState) => void;
  /** Called with a draft that was merged with someone else's. */
  onMerged: (draft: PostDraft) => void;
  onSaved?: () => void;
  /** Stores the unsaved draft for a reload; null removes it. */
  keep: (unsaved: Omit<UnsavedDraft, 'at'> | null) => void;
}

/**
 * Saves a draft as it changes. Only one request runs at a time, and each contains the version of the last response, so
 * that a late response cannot overwrite newer text. Merges changes by others; conflicts need a decision.
 */
export class Autosave {
  readonly #options: Options;
  readonly #versions: DraftVersions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #failures = 0;
  /** The slug that the server refused, with its reason. */
  #refused: { slug: string; message: string } | undefined;
  #isOver = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#versions = new DraftVersions(options);
  }

  get isUnsaved(): boolean {
    return this.#isBusy || this.#versions.isUnsaved;
  }

  get saved(): SavedDraft | undefined {
    return this.#versions.saved;
  }
  get draft(): PostDraft {
    return this.#versions.draft;
  }

  /** Sets a newer draft and schedules a save. */
  change(draft: PostDraft): void {
    if (draft === this.#versions.draft) return;
    this.#versions.draft = draft;
    if (this.#refused?.slug !== draft.slug) this.#refused = undefined;
    this.#keep();
    if (this.#versions.isForked) return;
    if (!this.#isBusy && this.#failures === 0) this.#options.onState({ status: 'waiting' });
    if (this.#timer === undefined) this.#schedule(SAVE_AFTER_MS);
  }

  /** Saves now. Resolves once everything is saved, or cannot be saved for now. */
  async flush(): Promise<void> {
    this.#clear();
    if (!this.#isBusy) this.#running = this.#run();
    await this.#running;
    const { isForked } = this.#versions;
    if (this.isUnsaved && !isForked && this.#failures === 0 && !this.#isOver && this.#timer !== undefined)
      await this.flush();
  }

  /** Merges a version saved elsewhere, or reports conflicts. */
  mergeServerVersion(theirs: SavedDraft): void {
    const conflicts = this.#versions.mergeServerVersion(theirs);
    if (conflicts.length === 0) {
      this.#goOn();
      return;
    }
    this.#keep();
    this.#options.onState({ status: 'conflict', conflicts });
  }

  /** Resolves a conflict and saves the chosen versions. */
  resolve(choices: Readonly<Record<string, Side>>): void {
    if (this.#versions.resolve(choices)) this.#goOn();
  }

  /** Replaces the draft with a version from elsewhere, such as a restored revision. */
  replace(saved: SavedDraft): void {
    this.#versions.replace(saved);
    this.#keep();
  }

  /** Pauses automatic saving until `resume`. */
  stop(): void {
    this.#isOver = true;
    this.#clear();
  }
  resume(): void {
    this.#isOver = false;
    if (this.#versions.isUnsaved) this.#schedule(SAVE_AFTER_MS);
  }

  #keep(): void {
    this.#options.keep(this.#versions.unsaved);
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

  /** Shows the merged draft and saves it if it differs from the server's version. */
  #goOn(): void {
    this.#options.onMerged(this.#versions.draft);
    this.#keep();
    if (this.#versions.isUnsaved) this.#schedule(0);
    else this.#options.onState({ status: 'saved', at: Date.now() });
  }

  async #run(): Promise<void> {
    const versions = this.#versions;
    if (!versions.isUnsaved || versions.isForked || this.#isOver) return;
    const { backend, onState, onSaved } = this.#options;
    const { draft } = versions;
    // A rejected slug must not prevent saving the rest.
    const sending = this.#refused ? { ...draft, slug: versions.saved?.draft.slug ?? '' } : draft;
    this.#isBusy = true;
    versions.send(sending);
    this.#keep();
    onState({ status: 'saving' });
    try {
      const saved = await (versions.saved ? backend.save(versions.saved, sending) : backend.create(sending));
      this.#failures = 0;
      versions.arrive(saved, draft);
      this.#isBusy = false;
      this.#keep();
      onSaved?.();
      if (versions.isUnsaved) return this.#schedule(SAVE_AFTER_MS);
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
    if (problem.kind !== 'unreachable' && problem.kind !== 'stale') this.#versions.refuse(sending);
    switch (problem.kind) {
      case 'stale':
        return this.#reload(backend);
      case 'refused':
        if (problem.isSlug && !this.#refused) {
          // Saves the rest without the slug, or with another that was typed since.
          this.#schedule(0);
          const { slug } = this.#versions.draft;
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
      this.mergeServerVersion(await backend.load(this.saved?.id ?? ''));
    } catch (error) {
      await this.#fail(error instanceof SaveError && error.problem.kind !== 'stale' ? error : undefined);
    }
  }
}
