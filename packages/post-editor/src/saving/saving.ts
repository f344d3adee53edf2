import type { Conflict } from './merge.ts';
import type { PostDraft } from './post-draft.ts';

/** The saved draft and its version, which the next save names. */
export interface Saved {
  id: string;
  version: number;
  draft: PostDraft;
  /** Describes the part of the draft that could not be saved; the rest was. */
  left?: string;
}

/** The reason for a failed save. */
export type SaveProblem =
  /** No answer, or a temporary error. */
  | { kind: 'unreachable' }
  /** The session has ended. */
  | { kind: 'signed-out' }
  /** Someone else saved meanwhile. */
  | { kind: 'stale' }
  /** The post was deleted. */
  | { kind: 'gone' }
  /** The draft is invalid; `isSlug` if its address is taken. */
  | { kind: 'refused'; message: string; isSlug: boolean };

/** The state of saving, as shown in the bar. */
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

/** Stores drafts. @throws SaveError from every call */
export interface Backend {
  /** Creates the post. */
  create: (draft: PostDraft) => Promise<Saved>;
  save: (saved: Saved, draft: PostDraft) => Promise<Saved>;
  load: (id: string) => Promise<Saved>;
}
