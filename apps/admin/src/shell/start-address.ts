import { paths } from '../paths.ts';

/**
 * Returns the address to open after login. Only allows addresses of this app, so that a link cannot redirect elsewhere.
 */
export function wantedPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/admin') ? from : paths.dashboard();
}
