import type { Unsaved } from './draft-store.ts';
import { DraftVersions } from './draft-versions.ts';
import type { Side } from './merge-fields.ts';
import type { PostDraft } from './post-draft.ts';
import { type Backend, type Saved, SaveError, type SaveState } from './saving.ts';

/** How long a change waits for others before it is saved, in ms. It is never put off by more of them. */
export const SAVE_AFTER_MS = 1000;
/** How long a retry waits at first and at most, in ms. */
const RETRY_MS = 2000;
const RETRY_MAX_MS = 30_000;

interface Options {
  backend: Backend;
  /** Undefined where the post is yet to be made, at the first change. */
  saved: Saved | undefined;
  draft: PostDraft;
  /** What was sent before this page was opened, and not answered: it may have been taken in. */
  sent?: PostDraft | undefined;
  onState: (state: SaveState) => void;
  /** A draft that was merged with somebody else's: show this one. */
  onMerged: (draft: PostDraft) => void;
  /** Told after each answer, and once the post is made. */
  onSaved?: (saved: Saved) => void;
  /** Keeps what is not saved yet where a reload finds it; null forgets it. */
  keep: (unsaved: Omit<Unsaved, 'at'> | null) => void;
  isOnline?: () => boolean;
  now?: () => number;
}

/**
 * Saves a draft as it changes. One call is out at a time, and each names the version that the last one gave, so that no late
 * answer stands for newer text. What somebody else saved meanwhile is merged; what both changed is asked about.
 */
export class Autosave {
  readonly #options: Options;
  readonly #versions: DraftVersions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #failures = 0;
  #refusedSlug: string | undefined;
  #isOver = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#versions = new DraftVersions(options);
  }

  get isUnsaved(): boolean {
    return this.#isBusy || this.#versions.isUnsaved;
  }

  get saved(): Saved | undefined {
    return this.#versions.saved;
  }

  /** Takes a newer draft; it is saved within moments. */
  change(draft: PostDraft): void {
    if (draft === this.#versions.draft) return;
    this.#versions.draft = draft;
    if (this.#refusedSlug !== draft.slug) this.#refusedSlug = undefined;
    this.#keep();
    if (this.#versions.isForked) return;
    if (!this.#isBusy && this.#failures === 0) this.#options.onState({ status: 'waiting' });
    if (this.#timer === undefined) this.#schedule(SAVE_AFTER_MS);
  }

  /** Saves what is unsaved now; done once nothing more can be done at the moment. */
  async flush(): Promise<void> {
    this.#clear();
    if (!this.#isBusy) this.#running = this.#run();
    await this.#running;
    const { isForked } = this.#versions;
    if (this.isUnsaved && !isForked && this.#failures === 0 && !this.#isOver && this.#timer !== undefined)
      await this.flush();
  }

  /** What the server has by now, from elsewhere: it is merged with what is written, or asked about. */
  meet(theirs: Saved): void {
    const conflicts = this.#versions.meet(theirs);
    if (conflicts.length === 0) {
      this.#goOn();
      return;
    }
    this.#keep();
    this.#options.onState({ status: 'conflict', conflicts });
  }

  /** Ends a conflict: what was chosen is saved. */
  resolve(choices: Readonly<Record<string, Side>>): void {
    if (this.#versions.resolve(choices)) this.#goOn();
  }

  /** Another version came from elsewhere, such as a revision that was restored: it stands. */
  replace(saved: Saved): void {
    this.#versions.replace(saved);
    this.#keep();
  }

  /** Sends nothing more by itself, until `resume`. */
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

  /** Shows what was merged, and saves what of it the server has not. */
  #goOn(): void {
    this.#options.onMerged(this.#versions.draft);
    this.#keep();
    if (this.#versions.isUnsaved) this.#schedule(0);
    else this.#options.onState({ status: 'saved', at: this.#now() });
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  async #run(): Promise<void> {
    const versions = this.#versions;
    if (!versions.isUnsaved || versions.isForked || this.#isOver) return;
    const { backend, onState, onSaved } = this.#options;
    const { draft } = versions;
    // A slug that was refused must not keep the words from being saved.
    const sending =
      this.#refusedSlug === undefined ? draft : { ...draft, slug: versions.saved?.draft.slug ?? '' };
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
      onSaved?.(saved);
      if (versions.isUnsaved) return this.#schedule(SAVE_AFTER_MS);
      if (this.#refusedSlug !== undefined)
        onState({ status: 'refused', message: 'This address is taken.', isSlug: true });
      else if (saved.left) onState({ status: 'refused', message: saved.left, isSlug: false });
      else onState({ status: 'saved', at: this.#now() });
    } catch (error) {
      await this.#fail(error, sending);
    } finally {
      this.#isBusy = false;
    }
  }

  async #fail(error: unknown, sending?: PostDraft): Promise<void> {
    const { backend, onState, isOnline = () => navigator.onLine } = this.#options;
    const problem = error instanceof SaveError ? error.problem : ({ kind: 'unreachable' } as const);
    if (problem.kind !== 'unreachable' && problem.kind !== 'stale') this.#versions.refuse(sending);
    switch (problem.kind) {
      case 'stale':
        return this.#reload(backend);
      case 'refused':
        onState({ status: 'refused', message: problem.message, isSlug: problem.isSlug });
        // The rest is saved without it.
        if (problem.isSlug && this.#refusedSlug === undefined) {
          this.#refusedSlug = this.#versions.draft.slug;
          this.#schedule(0);
        }
        return;
      case 'signed-out':
      case 'gone':
        return onState({ status: problem.kind });
      case 'unreachable':
        this.#failures += 1;
        onState({ status: isOnline() ? 'retrying' : 'offline' });
        this.#schedule(Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (this.#failures - 1)));
    }
  }

  async #reload(backend: Backend): Promise<void> {
    try {
      this.meet(await backend.load(this.saved?.id ?? ''));
    } catch (error) {
      await this.#fail(error instanceof SaveError && error.problem.kind !== 'stale' ? error : undefined);
    }
  }
}
