import { Notice } from '../../forms/Notice.tsx';
import { progressStore } from './progress-store.ts';
import type { SyncState } from './session-sync.ts';
import { useOnline } from './use-online.ts';

/** Says calmly where the answers are while they cannot be sent. Nothing while all is well. */
export function KeepingNotice({ sync }: { sync: SyncState }) {
  const isOnline = useOnline();
  const place = progressStore().isLasting() ? 'on this device' : 'in this tab, so please leave it open';

  if (!isOnline) {
    return (
      <Notice>
        <p>You are offline. Carry on: your answers are kept {place} and sent once the connection is back.</p>
      </Notice>
    );
  }
  if (sync === 'waiting') {
    return (
      <Notice>
        <p>
          Our server is not answering just now. Carry on: your answers are kept {place} and we keep trying.
        </p>
      </Notice>
    );
  }
  if (!progressStore().isLasting()) {
    return (
      <Notice>
        <p>
          This browser does not let us keep your answers on the device. Leave this tab open until you are
          done.
        </p>
      </Notice>
    );
  }
  return null;
}
