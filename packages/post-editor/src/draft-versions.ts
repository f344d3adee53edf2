import type { Unsaved } from './draft-store.ts';
import { isEqual } from './is-equal.ts';
import { type Merged, merge, wasTaken } from './merge.ts';
import type { Side } from './merge-fields.ts';
import type { PostDraft } from './post-draft.ts';
import type { Saved } from './saving.ts';

interface Begin {
  saved: Saved | undefined;
  draft: PostDraft;
  /** What was sent before this page was opened, and not answered. */
  sent?: PostDraft | undefined;
}

/** A draft beside what the server has of it, and what becomes of the two where somebody else has saved meanwhile. */
export class DraftVersions {
  /** Undefined where the post is yet to be made. */
  saved: Saved | undefined;
  draft: PostDraft;
  /** The very draft that the server has, to tell whether another has come since. */
  #sent: PostDraft;
  /** What was sent and not answered: it may have been taken in. */
  #inDoubt: PostDraft | undefined;
  /** What somebody else saved that mine does not go with. */
  #fork: Saved | undefined;

  constructor({ saved, draft, sent }: Begin) {
    this.saved = saved;
    this.draft = draft;
    this.#sent = saved?.draft ?? draft;
    this.#inDoubt = sent;
  }

  get isUnsaved(): boolean {
    return this.draft !== this.#sent;
  }

  /** Whether it has to be chosen between mine and theirs before anything can be saved. */
  get isForked(): boolean {
    return this.#fork !== undefined;
  }

  /** What a reload must find; null where the server has it all. */
  get unsaved(): Omit<Unsaved, 'at'> | null {
    if (!this.isUnsaved && !this.saved?.left) return null;
    return {
      base: this.saved?.draft ?? null,
      version: this.saved?.version ?? 0,
      draft: this.draft,
      ...(this.#inDoubt && { sent: this.#inDoubt }),
    };
  }

  /** This is on its way to the server. */
  send(sending: PostDraft): void {
    this.#inDoubt ??= sending;
  }

  /** The server has taken this draft in. */
  arrive(saved: Saved, draft: PostDraft): void {
    this.#inDoubt = undefined;
    this.saved = saved;
    this.#sent = draft;
  }

  /** The server has said that it did not take this in. */
  refuse(sending: PostDraft | undefined): void {
    if (this.#inDoubt === sending) this.#inDoubt = undefined;
  }

  /** Another version stands, whatever was written. */
  replace(saved: Saved): void {
    this.saved = saved;
    this.draft = saved.draft;
    this.#sent = saved.draft;
    this.#fork = undefined;
  }

  /** What the server has by now: theirs and mine are made one, or set against each other. */
  meet(theirs: Saved): Merged['conflicts'] {
    // Where that was mine, what I wrote since goes on from it.
    const sent = this.#inDoubt;
    if (sent && this.saved && wasTaken(this.saved.draft, sent, theirs.draft))
      this.saved = { ...this.saved, draft: sent };
    this.#inDoubt = undefined;
    const { draft, conflicts } = merge(this.#base, this.draft, theirs.draft);
    if (conflicts.length === 0) this.#take(theirs, draft);
    else this.#fork = theirs;
    return conflicts;
  }

  /** Ends a fork as it was chosen; whether there was one. */
  resolve(choices: Readonly<Record<string, Side>>): boolean {
    const fork = this.#fork;
    if (!fork) return false;
    this.#fork = undefined;
    this.#take(fork, merge(this.#base, this.draft, fork.draft, choices).draft);
    return true;
  }

  get #base(): PostDraft {
    return this.saved?.draft ?? this.#sent;
  }

  /** Goes on from what the server has, with a draft that was merged into it. */
  #take(theirs: Saved, draft: PostDraft): void {
    this.saved = theirs;
    this.#sent = isEqual(draft, theirs.draft) ? draft : theirs.draft;
    this.draft = draft;
  }
}
