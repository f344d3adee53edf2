import type { Block } from '@upcurve/post-blocks/schema';
import type { Selectable } from 'kysely';
import type { BlogPicturePlacesTable } from '../../../../db/schema/blog.ts';
import type { PostText } from '../../posts/working-copy.ts';

export type PicturePlaceRow = Selectable<BlogPicturePlacesTable>;

/** Returns a text with a picture in the place that waits for it; undefined if that place was filled or removed. */
export function fillPicturePlace(
  text: PostText,
  place: PicturePlaceRow,
  mediaId: string,
): PostText | undefined {
  if (place.blockId === null) return text.coverId ? undefined : { ...text, coverId: mediaId };
  const blocks = withPicture(text.content.blocks, place, mediaId);
  return blocks && { ...text, content: { ...text.content, blocks } };
}

function withPicture(blocks: readonly Block[], place: PicturePlaceRow, mediaId: string): Block[] | undefined {
  for (const [at, block] of blocks.entries()) {
    const changed = block.id === place.blockId ? filledBlock(block, place, mediaId) : undefined;
    if (changed) return blocks.with(at, changed);
    // Members may have moved the block into columns.
    if (block.type !== 'columns') continue;
    for (const [column, inner] of block.columns.entries()) {
      const changedInner = withPicture(inner, place, mediaId);
      if (changedInner)
        return blocks.with(at, { ...block, columns: block.columns.with(column, changedInner) });
    }
  }
  return undefined;
}

function filledBlock(block: Block, { item, alt }: PicturePlaceRow, mediaId: string): Block | undefined {
  if (block.type === 'image' && item === null && !block.mediaId) return { ...block, mediaId };
  if (block.type !== 'gallery') return undefined;
  // Items have no ids. Empty ones with the same description look the same to members, so any of them will do.
  const isFree = (each: (typeof block.items)[number] | undefined) =>
    each?.mediaId === null && each.alt === alt;
  const at = item !== null && isFree(block.items[item]) ? item : block.items.findIndex(isFree);
  const free = block.items[at];
  return free && { ...block, items: block.items.with(at, { ...free, mediaId }) };
}
