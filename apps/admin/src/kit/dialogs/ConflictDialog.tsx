import { onceOpened } from './use-dialog.ts';

/** Shows the change that a colleague saved first, and offers to keep or overwrite it. */
export const ConflictDialog = onceOpened(
  async () => (await import('./ConflictQuestion.tsx')).ConflictQuestion,
);
