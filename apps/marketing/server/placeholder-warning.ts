import type { FastifyBaseLogger } from 'fastify';
import '../app/content/home/home.ts';
import '@upcurve/site-content/pricing/plans';
import '../app/content/home/testimonials.ts';
import { standingPlaceholders } from '@upcurve/site-content/placeholders';

/** All placeholders in the content that the agency must replace before going live. */
export const allPlaceholders: readonly string[] = standingPlaceholders();

/** Logs a warning about placeholders in the content, so that no site goes live with invented people or prices. */
export function warnOfPlaceholders(standing: readonly string[], log: Pick<FastifyBaseLogger, 'warn'>): void {
  if (standing.length === 0) return;
  log.warn(
    { placeholders: standing },
    'The content still has placeholders: see “Before going live” in docs/operations.md.',
  );
}
