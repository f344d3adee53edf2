import { useSyncExternalStore } from 'react';
import { keeping } from '../../../content/quiz/quiz.ts';
import { Notice } from '../../../forms/Notice.tsx';
import { progressStore } from '../progress/progress-store.ts';
import type { SyncState } from '../session/session-sync.ts';

function subscribe(notify: () => void) {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** Whether the browser reports that it is online. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Shows where the answers are stored while they cannot be sent. Otherwise empty. */
export function KeepingNotice({ sync }: { sync: SyncState }) {
  const isOnline = useOnline();
  const isLasting = progressStore().isLasting();
  const place = isLasting ? keeping.onDevice : keeping.inTab;
  const words = !isOnline
    ? keeping.offline(place)
    : sync === 'waiting'
      ? keeping.waiting(place)
      : isLasting
        ? undefined
        : keeping.fleeting;
  return (
    words && (
      <Notice>
        <p>{words}</p>
      </Notice>
    )
  );
}
