import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { CurrentUser } from '@upcurve/contracts/account';
import { MEDIA_MAX, type Media, type media } from '@upcurve/contracts/media';
import { v7 as uuidv7 } from 'uuid';
import { noSpace } from '../../lib/errors.ts';
import type { Call } from '../../lib/implement.ts';
import { checkRoom, type Incoming, receive } from '../../lib/incoming.ts';
import { newKey } from '../../lib/storage.ts';
import { isUnavailable } from '../../lib/unavailable.ts';
import type { Services } from '../../services.ts';
import { cleanCaptions } from './captions.ts';
import { type Format, formatOf, KIND_OF } from './file-kind.ts';
import { type File, mediaQueries, type NewMedia } from './queries.ts';
import { tooLarge, unknownFormat } from './refusals.ts';

type Upload = Call<(typeof media)['addMedia']>;
type Arrived = Incoming & { format: Format; fileName: string };
type Found = Pick<NewMedia, 'width' | 'height' | 'durationMs' | 'placeholder'>;

/* What reads pictures and videos takes 50 MB and a third of a second: only who is sent one pays that. */
const pictures = () => import('./picture.ts');
const videos = () => import('./video.ts');

const NAME_MAX = 200;
/** A name is shown and searched, never used as a path. */
const shownName = (name = '') =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, NAME_MAX)
    .trim() || 'Untitled';

/** Keeps what is uploaded: first the files, then the rows that make them known. Where anything fails, neither. */
export function mediaAdder({ db, storage, config, log }: Services) {
  async function checkSpace(upload: Upload): Promise<void> {
    const announced = Number(upload.request.headers['content-length'] ?? 0);
    await checkRoom(storage.incoming, announced, config.mediaReserve);
    if ((await mediaQueries(db).used()) + announced > config.mediaQuota) throw noSpace();
  }

  async function arrive({ files }: Upload, arrived: Map<'file' | 'poster', Arrived>): Promise<void> {
    for await (const { name, fileName, stream } of files) {
      let format: Format | undefined;
      const incoming = await receive(storage.incoming, stream, (head) => {
        format = formatOf(head);
        if (!format || (name === 'poster' && KIND_OF[format] !== 'image')) throw unknownFormat(name);
        const max = MEDIA_MAX[KIND_OF[format]];
        return { max, tooLarge: () => tooLarge(name, max) };
      });
      // Without a format it would have thrown.
      if (format) arrived.set(name, { ...incoming, format, fileName: shownName(fileName) });
    }
  }

  /** Makes ready and keeps what has arrived; every key is in `kept` before anything is under it. */
  async function keep(
    { path, size, format }: Arrived,
    poster: Arrived | undefined,
    claimedMs: number | undefined,
    kept: File[],
  ): Promise<Found> {
    async function put(
      file: Omit<File, 'key' | 'size'>,
      extension: Parameters<typeof newKey>[0],
      bytes: Buffer,
    ) {
      const key = newKey(extension);
      kept.push({ ...file, key, size: bytes.length });
      await storage.put(key, Readable.from([bytes], { objectMode: false }));
    }

    if (format === 'vtt') {
      const text = Buffer.from(cleanCaptions(await readFile(path)));
      await put({ role: 'main', width: 0, height: 0 }, 'vtt', text);
      return { width: null, height: null, durationMs: null, placeholder: null };
    }
    if (format === 'mp4' || format === 'webm') {
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
      if (shown)
        await put({ role: 'poster', width: shown.width, height: shown.height }, shown.extension, shown.bytes);
      return { ...video, placeholder: still?.placeholder ?? null };
    }
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

  /** What was kept for nothing is deleted now, or else swept later. */
  const takeBack = (kept: readonly File[]) =>
    storage
      .delete(kept.map(({ key }) => key))
      .catch((error) => log.warn({ reason: error.message }, 'files left for the sweep'));

  async function store(upload: Upload, arrived: Map<string, Arrived>, user: CurrentUser): Promise<Media> {
    const { fields, reply } = upload;
    const stored = mediaQueries(db);
    const file = arrived.get('file');
    // The form is refused without it.
    if (!file) throw new Error('No file has arrived.');
    const before = await stored.findByHash(file.hash);
    if (before) return before;

    const kept: File[] = [];
    try {
      const found = await keep(file, arrived.get('poster'), fields.durationMs, kept);
      const isDecorative = fields.isDecorative ?? false;
      const row: NewMedia = {
        id: uuidv7(),
        kind: KIND_OF[file.format],
        hash: file.hash,
        fileName: file.fileName,
        alt: isDecorative ? '' : (fields.alt ?? ''),
        isDecorative,
        createdBy: user.id,
        ...found,
      };
      const isFirst = await db.transaction().execute(async (trx) => {
        const isNew = await mediaQueries(trx).add(row, kept);
        if (reply.raw.destroyed) throw new Error('The sender has left.');
        return isNew;
      });
      if (!isFirst) await takeBack(kept);
    } catch (error) {
      // Where the database has left us in doubt the rows may be there: then only the sweep may tell.
      if (!isUnavailable(error as Error)) await takeBack(kept);
      throw error;
    }
    const result = await stored.findByHash(file.hash);
    if (!result) throw new Error('What was just kept has been deleted.');
    return result;
  }

  return async (upload: Upload): Promise<Media> => {
    const arrived = new Map<'file' | 'poster', Arrived>();
    try {
      await checkSpace(upload);
      await arrive(upload, arrived);
      return await store(upload, arrived, upload.user);
    } finally {
      for (const { path } of arrived.values()) await rm(path, { force: true });
    }
  };
}
