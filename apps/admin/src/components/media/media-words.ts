import type { Media, MediaKind } from '@upcurve/contracts/media';
import { sizeInWords } from '@upcurve/contracts/multipart';

/** 83,000 ms is `1:23`, an hour more `1:01:23`. */
export function durationInWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, i) => (i === 0 ? part : String(part).padStart(2, '0'))).join(':');
}

/** 240,000 is `234.4 kB`, which stays in one line. */
export const sizeShown = (bytes: number) => sizeInWords(bytes).replace(' ', '\u00a0');

/** What a file is called where something is done to it: what it shows, else its name. */
export const nameOfMedia = ({ alt, fileName }: Pick<Media, 'alt' | 'fileName'>) => alt || fileName;

/** What one file of a kind is called. */
export const KIND_NOUNS: Record<MediaKind, string> = {
  image: 'Picture',
  video: 'Video',
  captions: 'Captions',
};

/** Whether nobody has said yet what a picture or clip shows, nor that it says nothing. */
export const isUndescribed = ({ alt, isDecorative }: Pick<Media, 'alt' | 'isDecorative'>) =>
  !alt && !isDecorative;
