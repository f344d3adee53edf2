import { FETCHED_PICTURES_MAX, PICTURE_ADDRESS_MAX } from '@upcurve/contracts/blog/blog-transfer';
import type { Block } from '@upcurve/post-blocks/schema';
import { v7 as uuidv7 } from 'uuid';
import type { ImportedPost } from './imported-blog.ts';

/** `site` is the home page of the old blog, if staff gave it. */
export interface PictureFetchOptions {
  site: string | undefined;
}

/** A place for a picture that is to be fetched. */
export interface PicturePlace {
  address: string;
  /** Null for the cover. */
  blockId: string | null;
  /** The position in a gallery. */
  item: number | null;
  alt: string;
}

/** The pictures of a file that the library lacks and that are fetched after the import. */
export class MissingPictures {
  isFull = false;
  #count = 0;
  readonly #fetching: PictureFetchOptions | undefined;
  /** Addresses by placeholder ids, which blocks have until they are complete. */
  readonly #addresses = new Map<string, string>();

  constructor(fetching: PictureFetchOptions | undefined) {
    this.#fetching = fetching;
  }

  /** Counts a picture to fetch and returns its address. Undefined if it cannot be fetched or there are too many. */
  take(src: string, post: ImportedPost): string | undefined {
    const address = this.#fetching && fullAddress(src, this.#fetching.site, post);
    if (!address) return undefined;
    this.isFull = this.#count >= FETCHED_PICTURES_MAX;
    if (this.isFull) return undefined;
    this.#count += 1;
    return address;
  }

  /** Returns a placeholder id for a picture in a block, if it can be fetched. */
  add(src: string, post: ImportedPost): string | undefined {
    const address = this.take(src, post);
    if (!address) return undefined;
    const id = uuidv7();
    this.#addresses.set(id, address);
    return id;
  }

  /** Replaces placeholder ids in blocks with null, and lists the places that then wait for a picture. */
  takenOut(blocks: readonly Block[]): { blocks: Block[]; places: PicturePlace[] } {
    const places: PicturePlace[] = [];
    const emptied = <P extends { mediaId: string | null; alt: string }>(
      picture: P,
      blockId: string,
      item: number | null,
    ): P => {
      const address = this.#addresses.get(picture.mediaId ?? '');
      if (!address) return picture;
      places.push({ address, blockId, item, alt: picture.alt });
      return { ...picture, mediaId: null };
    };
    // Converting HTML creates no other blocks that show pictures.
    const left = blocks.map((block) => {
      if (block.type === 'image') return emptied(block, block.id, null);
      if (block.type !== 'gallery') return block;
      return { ...block, items: block.items.map((item, at) => emptied(item, block.id, at)) };
    });
    return { blocks: left, places };
  }
}

/** Returns the full address of a picture, relative to the old blog. Undefined if it is not http(s) or is too long. */
function fullAddress(src: string, site: string | undefined, { addresses }: ImportedPost): string | undefined {
  if (src.length > PICTURE_ADDRESS_MAX) return undefined;
  const isRooted = src.startsWith('/') && !src.startsWith('//');
  // Tried without a base first, because an invalid base makes every address invalid.
  const url =
    URL.parse(src) ??
    (isRooted && site ? URL.parse(site.replace(/\/+$/, '') + src) : URL.parse(src, site ?? addresses[0]));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  return url.href.length > PICTURE_ADDRESS_MAX ? undefined : url.href;
}
