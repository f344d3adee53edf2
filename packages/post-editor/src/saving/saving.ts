import type { PostDraft } from './post-draft.ts';

/** The saved draft and its version, which the next save must contain. */
export interface SavedDraft {
  id: string;
  version: number;
  draft: PostDraft;
  /** Describes the part of the draft that could not be saved. The rest was saved. */
  left?: string;
}

export type SaveProblem =
  /** No response, or a temporary error. */
  | { kind: 'unreachable' }
  /** The session has ended. */
  | { kind: 'signed-out' }
  /** Someone else has saved in the meantime. */
  | { kind: 'stale' }
  /** The post has been deleted. */
  | { kind: 'gone' }
  /** The draft is invalid. `isSlug` is true if its slug is already in use. */
  | { kind: 'refused'; message: string; isSlug: boolean };

/** The saving state shown in the bar. */
export type SaveState =
  | { status: 'saved'; at: number | null }
  | { status: 'waiting' | 'saving' | 'retrying' | 'offline' | 'signed-out' | 'gone' | 'conflict' }
  | { status: 'refused'; message: string; isSlug: boolean };

export class SaveError extends Error {
  override name = 'SaveError';
  readonly problem: SaveProblem;
  constructor(problem: SaveProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/**
 * Stores drafts.
 * @throws SaveError from every call
 */
export interface Backend {
  create: (draft: PostDraft) => Promise<SavedDraft>;
  /** `keepsPrevious` keeps the overwritten version as a revision. */
  save: (saved: SavedDraft, draft: PostDraft, keepsPrevious: boolean) => Promise<SavedDraft>;
  load: (id: string) => Promise<SavedDraft>;
}
