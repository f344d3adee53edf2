import { onceOpened } from './once-opened.tsx';

/** Says what a colleague changed first, and offers to keep that or to overwrite it. */
export const ConflictDialog = onceOpened(
  async () => (await import('./ConflictQuestion.tsx')).ConflictQuestion,
);
