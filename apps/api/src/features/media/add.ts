import { rm } from 'node:fs/promises';
import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import { MEDIA_MAX } from '@upcurve/contracts/media/media-limits';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { isUnavailable } from '../../db/client.ts';
import { HttpError, noSpace } from '../../lib/http/errors.ts';
import type { SentFile } from '../../lib/http/forms.ts';
import { checkRoom, receiveFile } from '../../lib/storage/incoming.ts';
import type { Services } from '../../services.ts';
import { type Format, formatOf, KIND_OF } from './file-kind.ts';
import { fileTooLargeError, unknownFormatError } from './media-errors.ts';
import { mediaQueries, type NewMedia, type StoredFile } from './queries.ts';
import { createFileStore, dropFiles, type ReceivedFile } from './store-files.ts';

export interface Upload {
  files: AsyncIterable<SentFile>;
  /** The uploader's input. `durationMs` is checked against the video. */
  fields: {
    alt?: string;
    isDecorative?: boolean;
    durationMs?: number;
    focalPoint?: { x: number; y: number };
  };
  size: number;
  createdBy: string | null;
  isCut: () => boolean;
}

/** The form field of the file, and the media kinds that it accepts. */
export interface Slot {
  name: string;
  kinds: readonly MediaKind[];
}

export interface AddedMedia {
  media: Media;
  /** False if the library already had the same file. */
  isNew: boolean;
}

const NAME_MAX = 200;
/** Cleans a file name for display and search. It is never used as a path. */
const shownName = (name = '') =>
  name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, NAME_MAX)
    .trim() || 'Untitled';

function assignErrorToField(error: unknown, name: string): unknown {
  if (!(error instanceof HttpError) || !error.issues) return error;
  const issues = error.issues.map((issue) => (issue.path === 'file' ? { ...issue, path: name } : issue));
  return new HttpError(error.statusCode, error.message, { issues, retryAfter: error.retryAfter });
}

/**
 * Returns a function that stores an upload: first the files, then their rows. If anything fails, it deletes both. It
 * returns undefined if the form contains no file.
 */
export function createMediaAdder(services: Services) {
  const { db, storage, config } = services;

  async function checkSpace({ size }: Upload): Promise<void> {
    await checkRoom(storage.incoming, size, config.mediaReserve);
    if ((await mediaQueries(db).used()) + size > config.mediaQuota) throw noSpace();
  }

  async function arrive(
    upload: Upload,
    slot: Slot,
    arrived: Map<'file' | 'poster', ReceivedFile>,
  ): Promise<void> {
    for await (const { name, fileName, stream } of upload.files) {
      if (arrived.size === 0) await checkSpace(upload);
      const role = name === slot.name ? 'file' : 'poster';
      const kinds = role === 'file' ? slot.kinds : (['image'] as const);
      let format: Format | undefined;
      const incoming = await receiveFile(storage.incoming, stream, (head) => {
        format = formatOf(head);
        const kind = format && KIND_OF[format];
        if (!kind || !kinds.some((each) => each === kind)) throw unknownFormatError(role, kinds, head);
        const max = MEDIA_MAX[kind];
        return { max, tooLarge: () => fileTooLargeError(role, max) };
      });
      // For the type checker only: without a format, `receive` has already thrown.
      if (format) arrived.set(role, { ...incoming, format, fileName: shownName(fileName) });
    }
  }

  async function store(
    { fields, createdBy, isCut }: Upload,
    file: ReceivedFile,
    poster: ReceivedFile | undefined,
  ): Promise<AddedMedia> {
    const stored = mediaQueries(db);
    const before = await stored.findByHash(file.hash);
    if (before) return { media: before, isNew: false };

    const storedFiles: StoredFile[] = [];
    let isNew = false;
    let isCommitting = false;
    try {
      const found = await createFileStore(storage, storedFiles)(file, poster, fields.durationMs);
      const isDecorative = fields.isDecorative ?? false;
      const row: NewMedia = {
        id: uuidv7(),
        kind: KIND_OF[file.format],
        hash: file.hash,
        fileName: file.fileName,
        alt: isDecorative ? '' : (fields.alt ?? ''),
        isDecorative,
        createdBy,
        ...(fields.focalPoint && { focalX: fields.focalPoint.x, focalY: fields.focalPoint.y }),
        ...found,
      };
      isNew = await db.transaction().execute(async (trx) => {
        const isFirst = await mediaQueries(trx).add(row, storedFiles);
        if (isCut()) throw new Error('The client has disconnected.');
        isCommitting = true;
        return isFirst;
      });
      isCommitting = false;
      if (!isNew) await dropFiles(services, storedFiles);
    } catch (error) {
      // Unless the database reported an error, the transaction may be committed. Then only the nightly cleanup can
      // tell.
      const isInDoubt =
        isUnavailable(error as Error) || (isCommitting && !(error instanceof pg.DatabaseError));
      if (!isInDoubt) await dropFiles(services, storedFiles);
      throw error;
    }
    const media = await stored.findByHash(file.hash);
    if (!media) throw new Error('The new file has already been deleted.');
    return { media, isNew };
  }

  return async (upload: Upload, slot: Slot): Promise<AddedMedia | undefined> => {
    const arrived = new Map<'file' | 'poster', ReceivedFile>();
    try {
      await arrive(upload, slot, arrived);
      const file = arrived.get('file');
      return file && (await store(upload, file, arrived.get('poster')));
    } catch (error) {
      throw assignErrorToField(error, slot.name);
    } finally {
      for (const { path } of arrived.values()) await rm(path, { force: true });
    }
  };
}
