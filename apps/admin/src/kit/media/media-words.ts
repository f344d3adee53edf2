import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import { sizeInWords } from '@upcurve/contracts/shared/multipart';

/** Formats a duration: 83,000 ms as `1:23`, and one hour more as `1:01:23`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

/** Formats a size with no-break spaces: 240,000 bytes as `234.4 kB`. */
export const formatFileSize = (bytes: number) => sizeInWords(bytes).replace(' ', '\u00a0');

/** Returns the label of a file: its description, or its name if it has none. */
export const nameOfMedia = ({ alt, fileName }: Pick<Media, 'alt' | 'fileName'>) => alt || fileName;

export const KIND_NOUNS: Record<MediaKind, string> = {
  image: 'Picture',
  video: 'Video',
  captions: 'Captions',
};

/** Checks whether a picture or clip has no description and is not marked as decorative. */
export const isUndescribed = ({ alt, isDecorative }: Pick<Media, 'alt' | 'isDecorative'>) =>
  !alt && !isDecorative;
