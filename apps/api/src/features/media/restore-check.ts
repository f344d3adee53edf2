import { open, readFile } from 'node:fs/promises';
import type { MediaExtension, MediaKind } from '@upcurve/contracts/media/media';
import { HttpError, invalid } from '../../lib/http/errors.ts';
import { cleanCaptions } from './captions.ts';
import { formatOf } from './file-kind.ts';
import type { StoredFile } from './queries.ts';

/** A file of another library with all its metadata. */
export interface RestoredMedia {
  id: string;
  kind: MediaKind;
  fileName: string;
  width: number | null;
  height: number | null;
  durationMs: number | null;
  alt: string;
  isDecorative: boolean;
  focalPoint: { x: number; y: number };
  placeholder: string | null;
  createdAt: string;
  files: StoredFile[];
}

const FORMATS = {
  ...{ jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif', mp4: 'mp4', webm: 'webm', vtt: 'vtt' },
} as const satisfies Record<MediaExtension, string>;
const PICTURES = ['jpeg', 'png', 'webp', 'avif'] as const;
/** Maximum size of a rendition in bytes. Our own are at most 1,920 pixels wide. */
const PICTURE_MAX = 30 * 1024 * 1024;
const SLACK_MS = 1000;

/* Imported on demand, because the libraries for pictures and videos are large. */
const renditions = () => import('./check-rendition.ts');
const videos = () => import('./video.ts');

async function formatAt(path: string) {
  const file = await open(path);
  try {
    const head = Buffer.alloc(64);
    await file.read(head, 0, head.length, 0);
    // AVIF uses the same container as MP4.
    return head.toString('latin1', 4, 12) === 'ftypavif' ? 'avif' : formatOf(head);
  } finally {
    await file.close();
  }
}

function mayBe(kind: MediaKind, role: StoredFile['role'], format: string): boolean {
  if (kind === 'captions') return role === 'main' && format === 'vtt';
  if (kind === 'video' && role === 'main') return format === 'mp4' || format === 'webm';
  if (kind === 'video') return role === 'poster' && (format === 'jpeg' || format === 'png');
  return role !== 'poster' && PICTURES.some((each) => each === format);
}

/**
 * Checks that a file matches its name and row, as strictly as an upload.
 * @throws {HttpError} 400 if it does not
 */
export async function checkFile(
  path: string,
  { key, role, width, height, size }: StoredFile,
  medium: RestoredMedia,
): Promise<void> {
  const wrong = () =>
    invalid([
      { path: 'file', message: `The file ${key} of “${medium.fileName}” does not match its checksum.` },
    ]);
  const format = FORMATS[key.slice(33) as MediaExtension];
  if (format !== (await formatAt(path)) || !mayBe(medium.kind, role, format)) throw wrong();
  if (format === 'vtt') {
    const bytes = await readFile(path);
    if (!isClean(bytes)) throw wrong();
  } else if (format === 'mp4' || format === 'webm') {
    const found = await (await videos()).readVideo(path, size, format).catch((error: unknown) => {
      throw error instanceof HttpError ? wrong() : error;
    });
    const isAsLong = Math.abs(found.durationMs - (medium.durationMs ?? 0)) <= SLACK_MS;
    if (found.width !== width || found.height !== height || !isAsLong) throw wrong();
  } else {
    if (size > PICTURE_MAX) throw wrong();
    const { isRendition } = await renditions();
    if (!(await isRendition(await readFile(path), { format, width, height }))) throw wrong();
  }
}

function isClean(captions: Buffer): boolean {
  try {
    return cleanCaptions(captions) === captions.toString('utf8');
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}
