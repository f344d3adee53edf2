import type { Conflict } from './merge.ts';
import type { PostDraft } from './post-draft.ts';

/** What the server has: a draft and the version to name when it is changed. */
export interface Saved {
  id: string;
  version: number;
  draft: PostDraft;
  /** What of the draft could not be saved as it is, in words: the rest was. */
  left?: string;
}

/** Why something could not be saved. */
export type SaveProblem =
  /** No answer, or one that says to try again. */
  | { kind: 'unreachable' }
  /** Nobody is signed in any more. */
  | { kind: 'signed-out' }
  /** Somebody else saved meanwhile. */
  | { kind: 'stale' }
  /** The post is no longer there. */
  | { kind: 'gone' }
  /** It cannot be saved as it is; `isSlug` where its address is taken. */
  | { kind: 'refused'; message: string; isSlug: boolean };

/** How it stands with what is written, as the mark in the bar says. */
export type SaveState =
  | { status: 'saved'; at: number | null }
  | { status: 'waiting' | 'saving' | 'retrying' | 'offline' | 'signed-out' | 'gone' }
  | { status: 'refused'; message: string; isSlug: boolean }
  | { status: 'conflict'; conflicts: readonly Conflict[] };

export class SaveError extends Error {
  override name = 'SaveError';
  readonly problem: SaveProblem;
  constructor(problem: SaveProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Where drafts are saved. Every call fails with a SaveError. */
export interface Backend {
  /** Makes the post. */
  create: (draft: PostDraft) => Promise<Saved>;
  save: (saved: Saved, draft: PostDraft) => Promise<Saved>;
  load: (id: string) => Promise<Saved>;
}
