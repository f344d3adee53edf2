import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import { mediaService } from '../features/media/service.ts';
import type { Services } from '../services.ts';

/**
 * Returns a function that adds files of a folder to the media library like any upload, and reuses files that are
 * already stored. A file without `alt` is decorative.
 */
export function createDemoFileStore(services: Services, folder: string) {
  const { addFor } = mediaService(services);
  return async (name: string, kind: MediaKind, alt?: string, poster?: string): Promise<Media> => {
    const paths = [name, ...(poster ? [poster] : [])].map((file) => join(folder, file));
    const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
    async function* files() {
      for (const [i, path] of paths.entries())
        yield {
          name: i === 0 ? 'file' : 'poster',
          fileName: i === 0 ? name : (poster ?? ''),
          type: 'application/octet-stream',
          stream: createReadStream(path),
        };
    }
    const upload = {
      files: files(),
      fields: alt === undefined ? { isDecorative: true } : { alt },
      size: sizes.reduce((sum, size) => sum + size, 0),
      createdBy: null,
      isCut: () => false,
    };
    return addFor(upload, { name: 'file', kinds: [kind] }, async (media) => {
      if (!media) throw new Error(`${name} was not kept.`);
      return media;
    });
  };
}
