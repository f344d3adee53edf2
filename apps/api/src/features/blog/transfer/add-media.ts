import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '@upcurve/contracts/media/media';
import { HttpError } from '../../../lib/http/errors.ts';
import type { Services } from '../../../services.ts';
import { mediaById, mediaService } from '../../media/service.ts';
import type { ArchivedMedium } from './archive/archive-shape.ts';
import type { Report } from './imported-blog.ts';

export interface Importer {
  createdBy: string | null;
  signal: AbortSignal;
}

/** The media of an export in this library, by their ids in the export, and the ids of those that are new. */
export interface AddedMedia {
  known: Map<string, Media>;
  added: string[];
}

/** Adds files of an export to the media library like uploads, except those that it has. Reports those that it cannot. */
export async function addMedia(
  services: Services,
  media: readonly ArchivedMedium[],
  folder: string,
  importer: Importer,
  report: Report,
  { known, added }: AddedMedia,
): Promise<void> {
  const library = mediaService(services);
  const ids = media.map(({ id }) => id);
  const there = await mediaById(services.db, ids);
  for (const medium of media) {
    importer.signal.throwIfAborted();
    const same = there.get(medium.id) ?? (await library.findByHash(medium.hash));
    if (same?.kind === medium.kind) {
      known.set(medium.id, same);
      continue;
    }
    try {
      const { media: own, isNew } = await addFile(library, medium, folder, importer);
      known.set(medium.id, own);
      if (isNew) added.push(own.id);
    } catch (error) {
      if (!(error instanceof HttpError) || error.statusCode >= 500) throw error;
      report.leftOut('', `The file “${medium.fileName}”: ${error.message}`);
    }
  }
}

async function addFile(
  library: ReturnType<typeof mediaService>,
  { kind, file, poster, fileName, alt, isDecorative, focalPoint }: ArchivedMedium,
  folder: string,
  { createdBy, signal }: Importer,
) {
  const paths = (poster ? [file, poster] : [file]).map((name) => join(folder, name));
  const stats = await Promise.all(paths.map((path) => stat(path))).catch(() => {
    throw new HttpError(400, 'It is missing in the export.');
  });
  async function* files() {
    for (const [at, path] of paths.entries())
      yield { name: at === 0 ? 'file' : 'poster', fileName, type: '', stream: createReadStream(path) };
  }
  const upload = {
    files: files(),
    fields: { alt, isDecorative, focalPoint },
    size: stats.reduce((sum, { size }) => sum + size, 0),
    createdBy,
    isCut: () => signal.aborted,
  };
  const added = await library.add(upload, { name: 'file', kinds: [kind] });
  if (!added) throw new Error(`${file} was not kept.`);
  return added;
}
