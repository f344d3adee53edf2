import { onceOpened } from './once-opened.tsx';

/** Says what a colleague did meanwhile, and leaves the choice: theirs stays, or mine is set. */
export const ConflictDialog = onceOpened(
  async () => (await import('./ConflictQuestion.tsx')).ConflictQuestion,
);
