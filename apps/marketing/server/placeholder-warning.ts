import type { Log } from '@upcurve/web-server/log';

/** Says which of the content is not the agency's own yet, so that no site goes live under somebody's invented number. */
export function warnOfPlaceholders(standing: readonly string[], log: Log): void {
  if (standing.length === 0) return;
  log('warn', 'Placeholders still stand in the content: see “Before going live” in docs/operations.md.', {
    placeholders: standing,
  });
}
