import { onceOpened } from './once-opened.tsx';

/** Somebody else's word stands where mine should. */
export interface Conflict {
  /** Such as 'Ada' or 'The follow-up of Ada'. */
  what: string;
  was: string;
  theirs: string;
  mine: string;
  insist: () => void;
}

/** Says what a colleague did meanwhile, and leaves the choice: theirs stays, or mine is set. */
export const ConflictDialog = onceOpened(
  async () => (await import('./ConflictQuestion.tsx')).ConflictQuestion,
);
