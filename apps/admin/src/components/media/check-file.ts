import { MEDIA_MAX, MEDIA_TYPES, type MediaKind, wantedMedia } from '@upcurve/contracts/media';
import { formFaults } from '@upcurve/contracts/multipart';

/** What files of a kind are called, by content type. */
const TYPES: Record<string, MediaKind> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'video/mp4': 'video',
  'video/webm': 'video',
  'text/vtt': 'captions',
};

/** By the ending of their name: for systems that know no type of theirs. */
const ENDINGS: Record<string, string> = { ...MEDIA_TYPES, jpeg: MEDIA_TYPES.jpg };

/** What a dialog for files of these kinds offers. */
export const acceptOf = (kinds: readonly MediaKind[]) =>
  [
    ...Object.keys(TYPES).filter((type) => kinds.includes(TYPES[type] as MediaKind)),
    ...(kinds.includes('captions') ? ['.vtt'] : []),
  ].join(',');

/** The file with the type that its name stands for, where it has none. */
function typed(file: File): File {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const type = ENDINGS[ending];
  if (!type || (file.type && file.type !== 'application/octet-stream')) return file;
  return new File([file], file.name, { type, lastModified: file.lastModified });
}

type Checked = { file: File; kind: MediaKind } | { file: File; refusal: string };

/** What a file is and whether it is worth sending, as far as its type and size tell; refused in the server's words. */
export function checkFile(sent: File, kinds: readonly MediaKind[]): Checked {
  const file = typed(sent);
  const kind = TYPES[file.type];
  if (!kind || !kinds.includes(kind)) return { file, refusal: wantedMedia(kinds) };
  const max = MEDIA_MAX[kind];
  if (file.size > max) return { file, refusal: formFaults.fileTooLarge('file', { max, types: [] }).message };
  return { file, kind };
}
