import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '@upcurve/contracts/media/media';
import { HttpError } from '../../../lib/http/errors.ts';
import type { Services } from '../../../services.ts';
import { mediaById, mediaService } from '../../media/service.ts';
import type { ArchivedMedium } from './archive/archive-shape.ts';
import type { Report } from './report.ts';

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
  { createdBy, signal }: { createdBy: string | null; signal: AbortSignal },
  report: Pick<Report, 'leftOut'>,
  { known, added }: AddedMedia,
): Promise<void> {
  const library = mediaService(services);
  const there = await mediaById(
    services.db,
    media.map(({ id }) => id),
  );
  for (const medium of media) {
    signal.throwIfAborted();
    const { id, kind, fileName } = medium;
    const same = there.get(id) ?? (await library.findByHash(medium.hash));
    try {
      const { media, isNew } =
        same?.kind === kind
          ? { media: same, isNew: false }
          : await addFile(library, medium, folder, createdBy, signal);
      known.set(id, media);
      if (isNew) added.push(media.id);
    } catch (error) {
      if (!(error instanceof HttpError) || error.statusCode >= 500) throw error;
      report.leftOut('', `The file “${fileName}”: ${error.message}`);
    }
  }
}

async function addFile(
  library: ReturnType<typeof mediaService>,
  { kind, file, poster, fileName, alt, isDecorative, focalPoint }: ArchivedMedium,
  folder: string,
  createdBy: string | null,
  signal: AbortSignal,
) {
  const names = poster === undefined ? [file] : [file, poster];
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)));
  if (sizes.some((size) => !size)) throw new HttpError(400, 'It is missing in the export.');
  async function* files() {
    for (const name of names)
      yield {
        name: name === file ? 'file' : 'poster',
        ...{ fileName, type: '', stream: createReadStream(join(folder, name)) },
      };
  }
  const upload = {
    files: files(),
    fields: { alt, isDecorative, focalPoint },
    size: sizes.reduce((sum, each) => sum + (each?.size ?? 0), 0),
    createdBy,
    isCut: () => signal.aborted,
  };
  const added = await library.add(upload, { name: 'file', kinds: [kind] });
  if (!added) throw new Error(`${file} was not kept.`);
  return added;
}
