import { useSyncExternalStore } from 'react';
import type { DraftSession } from './draft-session.ts';

/** What a selector finds in what is shown of a post being written. */
export function useDraft<T>(
  session: DraftSession,
  select: (shown: ReturnType<DraftSession['shown']>) => T,
): T {
  return useSyncExternalStore(session.subscribe, () => select(session.shown()));
}
