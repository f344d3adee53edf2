import { readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { MediaExtension } from '@upcurve/contracts/media/media';
import { isBackupRunning } from '../../lib/database/locks.ts';
import { newKey, type Storage } from '../../lib/storage/storage.ts';
import type { Services } from '../../services.ts';
import { cleanCaptions } from './captions.ts';
import type { Format } from './file-kind.ts';
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
