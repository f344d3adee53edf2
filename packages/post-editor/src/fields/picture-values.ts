import type { Media } from '@upcurve/contracts/media/media';
import { FILE_NAME_MAX } from '@upcurve/post-blocks/limits';

export interface PictureValues {
  mediaId: string | null;
  alt: string;
  isDecorative: boolean;
  /** The file that an empty picture waits for. */
  fileName?: string | undefined;
}

/** Shortens the name of a file to the length that a post may store. */
export const storedFileName = (name: string) => name.slice(0, FILE_NAME_MAX).replaceAll(/\p{C}/gu, '').trim();

/** Returns a picture with a file from the library. The default is the description from the library. */
export function withMedia<T extends PictureValues>({ fileName: _, ...picture }: T, media: Media) {
  const { id: mediaId, alt, isDecorative } = media;
  return { ...picture, mediaId, ...(picture.alt === '' && { alt, isDecorative }) };
}
