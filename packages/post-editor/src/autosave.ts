import { isEqual } from './is-equal.ts';
import { type Conflict, merge, type Side, wasTaken } from './merge.ts';
import type { PostDraft } from './post-draft.ts';
import { type Backend, type Saved, SaveError } from './saving.ts';

/** How long a change waits for others before it is saved, in ms. It is never put off by more of them. */
export const SAVE_AFTER_MS = 1000;
/** How long a retry waits at first and at most, in ms. */
const RETRY_MS = 2000;
const RETRY_MAX_MS = 30_000;

export type SaveState =
  | { status: 'saved'; at: number | null }
  | { status: 'waiting' | 'saving' | 'retrying' | 'offline' | 'signed-out' | 'gone' }
  | { status: 'refused'; message: string; isSlug: boolean }
  | { status: 'conflict'; conflicts: readonly Conflict[] };

interface Options {
  backend: Backend;
  /** Undefined where the post is yet to be made, at the first change. */
  saved: Saved | undefined;
  draft: PostDraft;
  onState: (state: SaveState) => void;
  /** A draft that was merged with somebody else's: show this one. */
  onMerged: (draft: PostDraft) => void;
  /** Told after each answer, and once the post is made. */
  onSaved?: (saved: Saved) => void;
  /** Keeps what is not saved yet where a reload finds it; null forgets it. */
  keep: (unsaved: { base: PostDraft | null; version: number; draft: PostDraft } | null) => void;
  isOnline?: () => boolean;
  now?: () => number;
}

/**
 * Saves a draft as it changes. One call is out at a time, and each names the version that the last one gave, so that no late
 * answer stands for newer text. What somebody else saved meanwhile is merged; what both changed is asked about.
 */
export class Autosave {
  readonly #options: Options;
  #saved: Saved | undefined;
  /** The very draft that the server has, to tell whether another has come since. */
  #sent: PostDraft;
  #draft: PostDraft;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #failures = 0;
  /** What somebody else saved that mine does not go with. */
  #fork: Saved | undefined;
  #refusedSlug: string | undefined;
  /** What was sent and not answered: it may have been taken in. */
  #inDoubt: PostDraft | undefined;
  #isOver = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#saved = options.saved;
    this.#draft = options.draft;
    this.#sent = options.saved?.draft ?? options.draft;
  }

  get isUnsaved(): boolean {
    return this.#isBusy || this.#draft !== this.#sent;
  }

  get saved(): Saved | undefined {
    return this.#saved;
  }

  /** Takes a newer draft; it is saved within moments. */
  change(draft: PostDraft): void {
    if (draft === this.#draft) return;
    this.#draft = draft;
    if (this.#refusedSlug !== draft.slug) this.#refusedSlug = undefined;
    this.#keep();
    if (this.#fork) return;
    if (!this.#isBusy && this.#failures === 0) this.#options.onState({ status: 'waiting' });
    if (this.#timer === undefined) this.#schedule(SAVE_AFTER_MS);
  }

  /** Saves what is unsaved now; done once nothing more can be done at the moment. */
  async flush(): Promise<void> {
    this.#clear();
    if (!this.#isBusy) this.#running = this.#run();
    await this.#running;
    if (this.isUnsaved && !this.#fork && this.#failures === 0 && !this.#isOver && this.#timer !== undefined)
      await this.flush();
  }

  /** Ends a conflict: what was chosen is saved. */
  resolve(choices: Readonly<Record<string, Side>>): void {
    const fork = this.#fork;
    if (!fork) return;
    const { draft } = merge(this.#base, this.#draft, fork.draft, choices);
    this.#fork = undefined;
    this.#take(fork, draft);
  }

  /** Another version came from elsewhere, such as a revision that was restored: it stands. */
  replace(saved: Saved): void {
    this.#saved = saved;
    this.#draft = saved.draft;
    this.#sent = saved.draft;
    this.#fork = undefined;
    this.#keep();
  }

  /** Sends nothing more by itself, until `resume`. */
  stop(): void {
    this.#isOver = true;
    this.#clear();
  }
  resume(): void {
    this.#isOver = false;
    if (this.#draft !== this.#sent) this.#schedule(SAVE_AFTER_MS);
  }

  get #base(): PostDraft {
    return this.#saved?.draft ?? this.#sent;
  }

  #keep(): void {
    const { keep } = this.#options;
    if (this.#draft === this.#sent && !this.#saved?.left) keep(null);
    else keep({ base: this.#saved?.draft ?? null, version: this.#saved?.version ?? 0, draft: this.#draft });
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

  /** Goes on from what the server has, with a draft that was merged into it. */
  #take(theirs: Saved, draft: PostDraft): void {
    this.#saved = theirs;
    this.#sent = isEqual(draft, theirs.draft) ? draft : theirs.draft;
    this.#draft = draft;
    this.#options.onMerged(draft);
    this.#keep();
    if (this.#draft === this.#sent) this.#options.onState({ status: 'saved', at: this.#now() });
    else this.#schedule(0);
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  async #run(): Promise<void> {
    if (this.#draft === this.#sent || this.#fork || this.#isOver) return;
    const { backend, onState, onSaved } = this.#options;
    const draft = this.#draft;
    // A slug that was refused must not keep the words from being saved.
    const sending =
      this.#refusedSlug === undefined ? draft : { ...draft, slug: this.#saved?.draft.slug ?? '' };
    this.#isBusy = true;
    onState({ status: 'saving' });
    try {
      const saved = this.#saved ? await backend.save(this.#saved, sending) : await backend.create(sending);
      this.#failures = 0;
      this.#inDoubt = undefined;
      this.#saved = saved;
      this.#sent = draft;
      this.#isBusy = false;
      this.#keep();
      onSaved?.(saved);
      if (this.#draft !== draft) return this.#schedule(SAVE_AFTER_MS);
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

  async #fail(error: unknown, sent?: PostDraft): Promise<void> {
    const { backend, onState, isOnline = () => navigator.onLine } = this.#options;
    const problem = error instanceof SaveError ? error.problem : ({ kind: 'unreachable' } as const);
    switch (problem.kind) {
      case 'stale':
        return this.#meet(backend);
      case 'refused':
        onState({ status: 'refused', message: problem.message, isSlug: problem.isSlug });
        // The rest is saved without it.
        if (problem.isSlug && this.#refusedSlug === undefined) {
          this.#refusedSlug = this.#draft.slug;
          this.#schedule(0);
        }
        return;
      case 'signed-out':
      case 'gone':
        return onState({ status: problem.kind });
      case 'unreachable':
        this.#failures += 1;
        this.#inDoubt ??= sent;
        onState({ status: isOnline() ? 'retrying' : 'offline' });
        this.#schedule(Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (this.#failures - 1)));
    }
  }

  /** Somebody else saved: theirs and mine are made one, or set against each other. */
  async #meet(backend: Backend): Promise<void> {
    try {
      const theirs = await backend.load(this.#saved?.id ?? '');
      // Where that was mine, what I wrote since goes on from it.
      const sent = this.#inDoubt;
      if (sent && this.#saved && wasTaken(this.#saved.draft, sent, theirs.draft))
        this.#saved = { ...this.#saved, draft: sent };
      this.#inDoubt = undefined;
      const { draft, conflicts } = merge(this.#base, this.#draft, theirs.draft);
      if (conflicts.length === 0) return this.#take(theirs, draft);
      this.#fork = theirs;
      this.#options.onState({ status: 'conflict', conflicts });
    } catch (error) {
      await this.#fail(error instanceof SaveError && error.problem.kind !== 'stale' ? error : undefined);
    }
  }
}
