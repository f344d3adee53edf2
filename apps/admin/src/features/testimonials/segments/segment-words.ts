import type { StoredSegment, StoredStory } from '@upcurve/contracts/testimonials/testimonials';
import { formatCount } from '../../../kit/list/format-count.ts';

/** Formats a duration: 5000 ms as `5 s`, 83,500 ms as `1 min 23.5 s`. */
export function formatLength(ms: number): string {
  const seconds = Math.round(ms / 100) / 10;
  const minutes = Math.floor(seconds / 60);
  const rest = `${Math.round((seconds - minutes * 60) * 10) / 10} s`;
  return minutes > 0 ? `${minutes} min ${rest}` : rest;
}

export const mediaOfSegment = ({ type, clipDuration, mediaId, ...segment }: StoredSegment) => ({
  ...segment,
  id: mediaId,
  kind: type,
  durationMs: clipDuration ?? undefined,
});

/** Formats a duration for tiles: `5 s`, or `1:05` from one minute. */
export function lengthOnTile(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return formatLength(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Formats the count and total duration, such as '3 segments, 15 s'. */
export function formatSegments({ segments }: Pick<StoredStory, 'segments'>): string {
  if (segments.length === 0) return 'No segments';
  const total = segments.reduce((sum, { duration }) => sum + duration, 0);
  return `${formatCount(segments.length, 'segment')}, ${formatLength(total)}`;
}
