import { useEffect } from 'react';
import { startDetailsSync } from './details-sync.ts';
import { progressStore } from './progress-store.ts';
import { quizApi } from './quiz-api.ts';

/** Keeps the server's copy of the details as the visitor wants it while the screen is open. */
export function useDetailsSync(): void {
  useEffect(() => startDetailsSync({ store: progressStore(), api: quizApi() }), []);
}
