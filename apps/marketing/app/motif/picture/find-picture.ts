import type { PictureId } from '../../content/site/pictures.ts';

/** Returns the address of a slot's photograph among `files` (path to address); undefined if there is none. */
export function findPicture(id: PictureId, files: Record<string, string>): string | undefined {
  return Object.entries(files).find(([path]) => path.replace(/^.*\//, '').replace(/\.\w+$/, '') === id)?.[1];
}
