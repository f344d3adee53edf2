import { deepEqual } from 'fast-equals';
import type { UnsavedDraft } from './draft-store.ts';
import { includesSentChanges, type MergeResult, merge } from './merge.ts';
import type { Side } from './merge-lists.ts';
import type { PostDraft } from './post-draft.ts';
import type { SavedDraft } from './saving.ts';

interface Begin {
  saved: SavedDraft | undefined;
  draft: PostDraft;
  /** A draft sent before this page was opened, without a response. */
  sent?: PostDraft | undefined;
}

/** A draft and the server's version of it. Merges them if someone else has saved in the meantime. */
export class DraftVersions {
  /** Undefined for a new post. */
  saved: SavedDraft | undefined;
  draft: PostDraft;
  /** The draft object that the server has. A different object means newer changes. */
  #sent: PostDraft;
  /** A draft that was sent but got no response. The server may have saved it. */
  #inDoubt: PostDraft | undefined;
  #fork: SavedDraft | undefined;

  constructor({ saved, draft, sent }: Begin) {
    this.saved = saved;
    this.draft = draft;
    this.#sent = saved?.draft ?? draft;
    this.#inDoubt = sent;
  }

  get isUnsaved(): boolean {
    return this.draft !== this.#sent;
  }

  /** Whether a conflict must be resolved before the next save. */
  get isForked(): boolean {
    return this.#fork !== undefined;
  }

  /** Returns the draft to store for a reload; null if the server has everything. */
  get unsaved(): Omit<UnsavedDraft, 'at'> | null {
    if (!this.isUnsaved && !this.saved?.left) return null;
    return {
      base: this.saved?.draft ?? null,
      version: this.saved?.version ?? 0,
      draft: this.draft,
      ...(this.#inDoubt && { sent: this.#inDoubt }),
    };
  }

  send(sending: PostDraft): void {
    this.#inDoubt ??= sending;
  }

  /** Records a draft that the server has saved. A new post gets the slug and the author that the server has chosen. */
  arrive(saved: SavedDraft, sent: PostDraft): void {
    const { draft } = this;
    if (!this.saved)
      this.draft = {
        ...draft,
        slug: draft.slug || saved.draft.slug,
        authorId: draft.authorId ?? saved.draft.authorId,
      };
    this.#inDoubt = undefined;
    this.saved = saved;
    this.#sent = draft === sent ? this.draft : sent;
  }

  refuse(sending: PostDraft | undefined): void {
    if (this.#inDoubt === sending) this.#inDoubt = undefined;
  }

  replace(saved: SavedDraft): void {
    this.saved = saved;
    this.draft = saved.draft;
    this.#sent = saved.draft;
    this.#fork = undefined;
  }

  /** Merges the server's version with the draft. Returns the conflicts. */
  mergeServerVersion(theirs: SavedDraft): MergeResult['conflicts'] {
    // If the server's version is our own save, the draft continues from it.
    const sent = this.#inDoubt;
    if (sent && this.saved && includesSentChanges(this.saved.draft, sent, theirs.draft))
      this.saved = { ...this.saved, draft: sent };
    this.#inDoubt = undefined;
    const { draft, conflicts } = merge(this.#base, this.draft, theirs.draft);
    if (conflicts.length === 0) this.#take(theirs, draft);
    else this.#fork = theirs;
    return conflicts;
  }

  /** Resolves a conflict. Returns whether there was one. */
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

  /** Continues with a merged draft, based on the server's version. */
  #take(theirs: SavedDraft, draft: PostDraft): void {
    this.saved = theirs;
    this.#sent = deepEqual(draft, theirs.draft) ? draft : theirs.draft;
    this.draft = draft;
  }
}
