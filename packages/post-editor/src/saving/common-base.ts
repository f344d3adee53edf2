import { allBlocks } from '@upcurve/post-blocks/content';
import type { Block } from '@upcurve/post-blocks/schema';
import { isEqual } from './is-equal.ts';
import { DRAFT_FIELDS, type DraftField, type PostDraft } from './post-draft.ts';

/** A value that neither side can have written. */
const NEITHER = '\0';

const own = (block: Block): unknown =>
  block.type === 'columns' ? { id: block.id, columns: block.columns.length } : block;

/**
 * Reconstructs a base version of two drafts when the real one is unknown: the parts they agree on. `merge` then
 * treats every difference as a conflict and every block of one side as added, so nothing is lost without
 * asking.
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
