import type { PictureId } from '../../content/pictures.ts';

/** The address of the photograph for a slot among `files` (path to address); undefined where there is none. */
export function findPicture(id: PictureId, files: Record<string, string>): string | undefined {
  return Object.entries(files).find(([path]) => path.replace(/^.*\//, '').replace(/\.\w+$/, '') === id)?.[1];
}
