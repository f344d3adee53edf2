import type { MediaKind } from '@upcurve/contracts/media/media';
import { MEDIA_MAX, MEDIA_TYPES, wantedMedia } from '@upcurve/contracts/media/media-limits';
import { formFaults } from '@upcurve/contracts/shared/multipart';

/** The accepted content types of each kind. */
const TYPES: Record<string, MediaKind> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'video/mp4': 'video',
  'video/webm': 'video',
  'text/vtt': 'captions',
};

/** Content types by file extension, for systems that do not provide them. */
const ENDINGS: Record<string, string> = { ...MEDIA_TYPES, jpeg: MEDIA_TYPES.jpg };

/** Returns the `accept` attribute for files of these kinds. */
export const acceptOf = (kinds: readonly MediaKind[]) =>
  [
    ...Object.keys(TYPES).filter((type) => kinds.includes(TYPES[type] as MediaKind)),
    ...(kinds.includes('captions') ? ['.vtt'] : []),
  ].join(',');

/** Returns the file with a content type based on its extension if it has none. */
function typed(file: File): File {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const type = ENDINGS[ending];
  if (!type || (file.type && file.type !== 'application/octet-stream')) return file;
  return new File([file], file.name, { type, lastModified: file.lastModified });
}

type Checked = { file: File; kind: MediaKind } | { file: File; refusal: string };

/** Checks the type and size of a file before it is sent. Uses the server's error messages. */
export function checkFile(sent: File, kinds: readonly MediaKind[]): Checked {
  const file = typed(sent);
  const kind = TYPES[file.type];
  if (!kind || !kinds.includes(kind)) return { file, refusal: wantedMedia(kinds) };
  const max = MEDIA_MAX[kind];
  if (file.size > max) return { file, refusal: formFaults.fileTooLarge('file', { max, types: [] }).message };
  return { file, kind };
}
