import { useEffect, useState } from 'react';
import { useSite } from '../parts/use-site.ts';

/** A cookie without content: someone has signed in to the admin app in this browser. */
const MARKER = /(?:^|;\s*)staff=1(?:;|$)/;

/** Returns the signed-in staff member, if any. Only browsers with the cookie call the admin app. */
export function useStaff() {
  const { adminUrl } = useSite();
  const [username, setUsername] = useState<string>();
  const [leaving, setLeaving] = useState<'no' | 'underway' | 'failed'>('no');

  useEffect(() => {
    if (!adminUrl || !MARKER.test(document.cookie)) return;
    const stop = new AbortController();
    fetch(`${adminUrl}/api/user`, { credentials: 'include', signal: stop.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((user?: { username: string }) => setUsername(user?.username))
      // Without a response, the page looks as it does for visitors.
      .catch(() => {});
    return () => stop.abort();
  }, [adminUrl]);

  async function logOut() {
    if (leaving === 'underway') return;
    setLeaving('underway');
    try {
      const response = await fetch(`${adminUrl}/api/logout`, { method: 'POST', credentials: 'include' });
      if (!response.ok && response.status !== 401) throw new Error(String(response.status));
      setUsername(undefined);
      setLeaving('no');
    } catch {
      setLeaving('failed');
    }
  }

  if (!username) return undefined;
  return {
    username,
    dashboard: `${adminUrl}/admin`,
    logOut,
    isLeaving: leaving === 'underway',
    hasFailed: leaving === 'failed',
  };
}
