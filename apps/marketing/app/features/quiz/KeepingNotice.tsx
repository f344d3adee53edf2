import { keeping } from '../../content/quiz.ts';
import { Notice } from '../../forms/Notice.tsx';
import { progressStore } from './progress-store.ts';
import type { SyncState } from './session-sync.ts';
import { useOnline } from './use-online.ts';

/** Says calmly where the answers are while they cannot be sent. Nothing while all is well. */
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
