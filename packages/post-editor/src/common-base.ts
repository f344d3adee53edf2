import { allBlocks } from '@upcurve/post-blocks/content';
import type { Block } from '@upcurve/post-blocks/schema';
import { isEqual } from './is-equal.ts';
import { DRAFT_FIELDS, type DraftField, type PostDraft } from './post-draft.ts';

/** What neither side can have written. */
const NEITHER = '\0';

const own = (block: Block): unknown =>
  block.type === 'columns' ? { id: block.id, columns: block.columns.length } : block;

/**
 * A draft that two may have begun as, where nobody has kept the one that they did: what they agree on. Of all else, `merge` finds that
 * both have changed it, and a block that only one of them has was added there, so that nothing is lost unasked.
 */
export function commonBase(mine: PostDraft, theirs: PostDraft): PostDraft {
  const base: PostDraft = { ...theirs };
  for (const field of Object.keys(DRAFT_FIELDS) as DraftField[])
    if (mine[field] !== theirs[field]) base[field] = NEITHER;
  const my = new Map(allBlocks([...mine.blocks]).map((block) => [block.id, block]));
  const shared = (blocks: readonly Block[]): Block[] =>
    blocks.flatMap((block): Block[] => {
      const beside = my.get(block.id);
      const below = block.type === 'columns' ? block.columns.map(shared) : [];
      if (!beside) return below.flat();
      if (!isEqual(own(block), own(beside)))
        return [{ id: block.id, type: 'heading', level: 2, text: NEITHER }, ...below.flat()];
      return [block.type === 'columns' ? { ...block, columns: below } : block];
    });
  return { ...base, blocks: shared(theirs.blocks) };
}
