import { useEffect, useState } from 'react';
import { progressStore } from './progress-store.ts';
import { quizApi } from './quiz-api.ts';
import { type SyncState, startSessionSync } from './session-sync.ts';

/** Saves the answers on the server while the screen is open. */
export function useSessionSync(onQuestionsChanged: () => void): SyncState {
  const [state, setState] = useState<SyncState>('idle');

  useEffect(() => {
    const sync = startSessionSync({ store: progressStore(), api: quizApi(), onQuestionsChanged });
    const unsubscribe = sync.subscribe(() => setState(sync.state()));
    return () => {
      unsubscribe();
      sync.stop();
    };
  }, [onQuestionsChanged]);

  return state;
}
