import { onceOpened } from './use-dialog.ts';

/** Says what a colleague changed first, and offers to keep that or to overwrite it. */
export const ConflictDialog = onceOpened(
  async () => (await import('./ConflictQuestion.tsx')).ConflictQuestion,
);
