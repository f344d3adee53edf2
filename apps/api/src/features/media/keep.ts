import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { MediaExtension } from '@upcurve/contracts/media/media';
import { isBackupRunning } from '../../lib/database/backup-lock.ts';
import { newKey, type Storage } from '../../lib/storage/storage.ts';
import type { Services } from '../../services.ts';
import { cleanCaptions } from './captions.ts';
import type { Format } from './file-kind.ts';
import type { NewMedia, StoredFile } from './queries.ts';

/** A file that has arrived, and what it is. */
export interface Arrived {
  path: string;
  size: number;
  hash: string;
  format: Format;
  fileName: string;
}

type Found = Pick<NewMedia, 'width' | 'height' | 'durationMs' | 'placeholder'>;

/* What reads pictures and videos takes 50 MB and a third of a second: only who is sent one pays that. */
const pictures = () => import('./picture.ts');
const videos = () => import('./video.ts');

/** Makes ready what has arrived, and keeps it; every key is in `kept` before anything is under it. */
export function fileKeeper(storage: Storage, kept: StoredFile[]) {
  async function put(
    file: Omit<StoredFile, 'key' | 'size'>,
    extension: MediaExtension,
    bytes: Buffer,
  ): Promise<void> {
    const key = newKey(extension);
    kept.push({ ...file, key, size: bytes.length });
    await storage.put(key, Readable.from([bytes], { objectMode: false }));
  }

  async function keepCaptions({ path }: Arrived): Promise<Found> {
    const text = Buffer.from(cleanCaptions(await readFile(path)));
    await put({ role: 'main', width: 0, height: 0 }, 'vtt', text);
    return { width: null, height: null, durationMs: null, placeholder: null };
  }

  async function keepVideo(
    { path, size }: Arrived,
    format: 'mp4' | 'webm',
    poster: Arrived | undefined,
    claimedMs: number | undefined,
  ): Promise<Found> {
    const { checkClaims, readVideo } = await videos();
    const video = await readVideo(path, size, format);
    const { readPicture } = await pictures();
    const still = poster && (await readPicture(await readFile(poster.path), poster.format, 'poster'));
    const shown = still?.plain.at(-1);
    checkClaims(video, claimedMs, shown);
    const { width, height } = video;
    const key = newKey(format);
    kept.push({ key, role: 'main', width, height, size });
    await storage.adopt(key, path);
    if (shown) {
      const { extension, bytes } = shown;
      await put({ role: 'poster', width: shown.width, height: shown.height }, extension, bytes);
    }
    return { ...video, placeholder: still?.placeholder ?? null };
  }

  async function keepPicture({ path, format }: Arrived): Promise<Found> {
    const { readPicture } = await pictures();
    const { placeholder, plain, others } = await readPicture(await readFile(path), format, 'file');
    const widest = plain.at(-1);
    // All of them come to an end before anything is taken back.
    const ended = await Promise.allSettled(
      [...plain, ...others].map(({ width, height, extension, bytes }) =>
        put({ role: bytes === widest?.bytes ? 'main' : 'size', width, height }, extension, bytes),
      ),
    );
    const failed = ended.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    return { width: widest?.width ?? 0, height: widest?.height ?? 0, durationMs: null, placeholder };
  }

  return (file: Arrived, poster: Arrived | undefined, claimedMs: number | undefined): Promise<Found> => {
    const { format } = file;
    if (format === 'vtt') return keepCaptions(file);
    if (format === 'mp4' || format === 'webm') return keepVideo(file, format, poster, claimedMs);
    return keepPicture(file);
  };
}

/** Deletes files that no row knows any more; what does not go now, a backup's while it is being made, is swept later. */
export async function dropFiles(
  { db, storage, log }: Services,
  files: readonly Pick<StoredFile, 'key'>[],
): Promise<void> {
  // Where the database does not say so, they wait as well.
  if (await isBackupRunning(db).catch(() => true)) return;
  await storage
    .delete(files.map(({ key }) => key))
    .catch((error) =>
      log.warn({ reason: error.message }, 'files could not be deleted and are left for the nightly clean-up'),
    );
}
