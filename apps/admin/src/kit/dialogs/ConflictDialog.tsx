import { lazyDialog } from './use-dialog.ts';

/** Shows the change that a colleague saved first, and offers to keep or overwrite it. */
export const ConflictDialog = lazyDialog(
  async () => (await import('./ConflictQuestion.tsx')).ConflictQuestion,
);
