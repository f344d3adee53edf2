import { paths } from '../paths.ts';

/** Where somebody wanted to go. Only addresses of our own: a link cannot send them elsewhere after login. */
export function wantedPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/admin') ? from : paths.dashboard();
}
