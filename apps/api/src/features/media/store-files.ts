import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { MediaExtension } from '@upcurve/contracts/media/media';
import { CAPTIONS_MAX } from '@upcurve/contracts/media/media-limits';
import { isBackupRunning } from '../../lib/database/locks.ts';
import { invalidField } from '../../lib/http/errors.ts';
import { newKey, type Storage } from '../../lib/storage/storage.ts';
import type { Services } from '../../services.ts';
import type { Format } from './file-kind.ts';
import { brokenFileError } from './media-errors.ts';
import type { NewMedia, StoredFile } from './queries.ts';

export interface ReceivedFile {
  path: string;
  size: number;
  hash: string;
  format: Format;
  fileName: string;
}

type MediaFacts = Pick<NewMedia, 'width' | 'height' | 'durationMs' | 'placeholder'>;

/* Imported on demand: the libraries for pictures and videos take 50 MB and a third of a second. */
const pictures = () => import('./picture.ts');
const videos = () => import('./video.ts');

/** Returns a function that processes and stores received files. It lists each in `storedFiles` before writing it. */
export function createFileStore(storage: Storage, storedFiles: StoredFile[]) {
  async function put(
    file: Omit<StoredFile, 'key' | 'size'>,
    extension: MediaExtension,
    bytes: Buffer,
  ): Promise<void> {
    const key = newKey(extension);
    storedFiles.push({ ...file, key, size: bytes.length });
    await storage.put(key, Readable.from([bytes], { objectMode: false }));
  }

  async function keepCaptions({ path }: ReceivedFile): Promise<MediaFacts> {
    const text = Buffer.from(cleanCaptions(await readFile(path)));
    await put({ role: 'main', width: 0, height: 0 }, 'vtt', text);
    return { width: null, height: null, durationMs: null, placeholder: null };
  }

  async function keepVideo(
    { path, size: sentSize }: ReceivedFile,
    format: 'mp4' | 'webm',
    poster: ReceivedFile | undefined,
    claimedMs: number | undefined,
  ): Promise<MediaFacts> {
    const { checkClaims, readVideo } = await videos();
    const video = await readVideo(path, sentSize, format);
    const { readPicture } = await pictures();
    const still = poster && (await readPicture(await readFile(poster.path), poster.format, 'poster'));
    const posterImage = still?.plain.at(-1);
    checkClaims(video, claimedMs, posterImage);
    const { width, height } = video;
    const key = newKey(format);
    const { size } = await stat(path);
    storedFiles.push({ key, role: 'main', width, height, size });
    await storage.adopt(key, path);
    if (posterImage) {
      const { extension, bytes } = posterImage;
      await put({ role: 'poster', width: posterImage.width, height: posterImage.height }, extension, bytes);
    }
    return { ...video, placeholder: still?.placeholder ?? null };
  }

  async function keepPicture({ path, format }: ReceivedFile): Promise<MediaFacts> {
    const { readPicture } = await pictures();
    const { placeholder, plain, others } = await readPicture(await readFile(path), format, 'file');
    const widest = plain.at(-1);
    // All writes must end before any file is deleted again.
    const ended = await Promise.allSettled(
      [...plain, ...others].map(({ width, height, extension, bytes }) =>
        put({ role: bytes === widest?.bytes ? 'main' : 'size', width, height }, extension, bytes),
      ),
    );
    const failed = ended.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    return { width: widest?.width ?? 0, height: widest?.height ?? 0, durationMs: null, placeholder };
  }

  return (
    file: ReceivedFile,
    poster: ReceivedFile | undefined,
    claimedMs: number | undefined,
  ): Promise<MediaFacts> => {
    const { format } = file;
    if (format === 'vtt') return keepCaptions(file);
    if (format === 'mp4' || format === 'webm') return keepVideo(file, format, poster, claimedMs);
    return keepPicture(file);
  };
}

/**
 * Deletes files that no longer have a row. Files that cannot be deleted now, such as during a backup, are deleted by
 * the nightly cleanup.
 */
export async function dropFiles(
  { db, storage, log }: Services,
  files: readonly Pick<StoredFile, 'key'>[],
): Promise<void> {
  // If the database cannot answer, a backup may be running.
  if (await isBackupRunning(db).catch(() => true)) return;
  await storage
    .delete(files.map(({ key }) => key))
    .catch((error) =>
      log.warn({ reason: error.message }, 'files could not be deleted and are left for the nightly clean-up'),
    );
}

/* https://www.w3.org/TR/webvtt1/ */
const TIME = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`);
/** WebVTT tags, which are removed. Other tags are rejected. */
const TAG = /<\/?(?:[biuv]|c|lang|ruby|rt|(?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[.\s][^<>]*)?>/g;
const BLOCKS_OF_NO_TEXT = /^(NOTE|STYLE|REGION)(\s|$)/;
const CUES_MAX = 10_000;

function milliseconds([hours = '0', minutes, seconds, thousandths]: (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);
}

function written(ms: number): string {
  const padded = (value: number, width: number) => String(value).padStart(width, '0');
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map(Math.floor);
  return `${padded(hours ?? 0, 2)}:${padded(minutes ?? 0, 2)}:${padded(seconds ?? 0, 2)}.${padded(ms % 1000, 3)}`;
}

function cleaned(lines: string[]): string {
  const text = lines
    .map((line) => line.replace(TAG, '').trim())
    .filter(Boolean)
    .join('\n');
  if (/[<>]/.test(text))
    throw invalidField('file', 'Captions may contain text only. Remove everything between < and >.');
  return text;
}

/**
 * Reduces WebVTT to times and text: no styles, notes, positions or markup.
 * @throws {HttpError} if it is not WebVTT, or contains markup of another language
 */
function cleanCaptions(bytes: Buffer): string {
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw brokenFileError('file', 'file of captions');
  }
  const blocks = source.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern rejects them
  if (bytes.length > CAPTIONS_MAX || /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(source))
    throw brokenFileError('file', 'file of captions');
  const cues = [];
  for (const block of blocks.slice(1)) {
    const lines = block.split('\n').filter(Boolean);
    if (lines.length === 0 || BLOCKS_OF_NO_TEXT.test(block)) continue;
    const at = lines.findIndex((line) => line.includes('-->'));
    const [, ...times] = TIMING.exec(lines[at] ?? '') ?? [];
    const [start, end] = [milliseconds(times.slice(0, 4)), milliseconds(times.slice(4))];
    if (at > 1 || times.length === 0 || end <= start) throw brokenFileError('file', 'file of captions');
    const text = cleaned(lines.slice(at + 1));
    if (text) cues.push(`${written(start)} --> ${written(end)}\n${text}`);
  }
  if (cues.length === 0 || cues.length > CUES_MAX) throw brokenFileError('file', 'file of captions');
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
