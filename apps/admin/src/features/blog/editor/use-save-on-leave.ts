import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import type { DraftSession } from './draft-session.ts';

const TROUBLE = new Set(['retrying', 'offline', 'conflict', 'refused', 'gone']);

/** Saves when the editor is left or the connection returns, and warns before a tab with unsaved text is closed. */
export function useSaveOnLeave(session: DraftSession): void {
  const saveNow = () => {
    if (session.isUnsaved) void session.flush().catch(() => {});
  };
  useWindowEvent('online', saveNow);
  useWindowEvent('pagehide', () => {
    session.keepNow();
    saveNow();
  });
  useWindowEvent('beforeunload', (event) => {
    session.keepNow();
    const { state, hasNoRoom } = session.shown();
    if (session.isUnsaved && (hasNoRoom || TROUBLE.has(state.status))) event.preventDefault();
  });
  useEffect(() => {
    session.resume();
    return () => session.stop();
  }, [session]);
}
