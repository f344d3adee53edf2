import { BLOCKS_MAX } from '@upcurve/contracts/blog/post-limits';
import { CONTENT_MAX, newBlockId } from '../content.ts';
import { plainText } from '../inline.ts';
import { ITEMS_MAX, LIST_DEPTH_MAX, TABLE_ROWS_MAX } from '../limits.ts';
import type { Block, BlockOf, ListItem, TextNode } from '../schema.ts';
import type { Draft } from '../write.ts';
import { abbreviate, type LossReport } from './loss-report.ts';

/** The size of content without blocks, in bytes. */
const ENVELOPE = 100;

/** Applies the limits of content: depth, length and number of blocks. `level` is the level of the previous heading. */
export function applyLimits(drafts: readonly Draft[], level: 1 | 2 | 3 | 4, left: LossReport): Block[] {
  const blocks: Block[] = [];
  const encoder = new TextEncoder();
  let bytes = ENVELOPE;
  for (const draft of fixHeadingLevels(drafts.flatMap(inParts), level)) {
    const block: Block = { ...draft, id: newBlockId() };
    bytes += encoder.encode(JSON.stringify(block)).byteLength + 1;
    if (blocks.length === BLOCKS_MAX || bytes > CONTENT_MAX) {
      left.add(
        `A post can have ${BLOCKS_MAX} blocks and ${CONTENT_MAX / 1024} kB. Everything from here on was cut off: ${firstWords(draft)}`,
      );
      break;
    }
    blocks.push(block);
  }
  return blocks;
}

const firstWords = (draft: Draft): string => {
  if ('text' in draft) return abbreviate(plainText(draft.text));
  const node = draft.type === 'richText' ? draft.nodes[0] : undefined;
  if (node) return abbreviate(plainText(node.type === 'paragraph' ? node.text : (node.items[0]?.text ?? '')));
  return draft.type;
};

function fixHeadingLevels(drafts: readonly Draft[], before: 1 | 2 | 3 | 4): Draft[] {
  let last: number = before;
  return drafts.map((draft) => {
    if (draft.type !== 'heading') return draft;
    last = Math.min(draft.level, last + 1);
    return { ...draft, level: last as BlockOf<'heading'>['level'] };
  });
}

function inParts(draft: Draft): Draft[] {
  switch (draft.type) {
    case 'richText':
      return chunks(draft.nodes.flatMap(listsInParts), TABLE_ROWS_MAX).map((nodes) => ({ ...draft, nodes }));
    case 'faq':
    case 'gallery':
      return chunks<unknown>(draft.items, ITEMS_MAX).map((items) => ({ ...draft, items }) as Draft);
    case 'table':
      if (draft.rows.length === 0) return [draft];
      return chunks(draft.rows, TABLE_ROWS_MAX).map((rows) => ({ ...draft, rows }));
    default:
      return [draft];
  }
}

function listsInParts(node: TextNode): TextNode[] {
  if (node.type === 'paragraph') return [node];
  return chunks(
    node.items.flatMap((item) => fittingItem(item, 1)),
    TABLE_ROWS_MAX,
  ).map((items) => ({ ...node, items }));
}

/** Returns a list item with its nested items. Items that are too deep or too many come after it. */
function fittingItem({ text, items }: ListItem, depth: number): ListItem[] {
  if (depth === LIST_DEPTH_MAX)
    return [{ text, items: [] }, ...items.flatMap((item) => fittingItem(item, depth))];
  const below = items.flatMap((item) => fittingItem(item, depth + 1));
  const [fit = [], ...more] = chunks(below, ITEMS_MAX);
  return [{ text, items: fit }, ...more.flat()];
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < all.length; at += size) parts.push(all.slice(at, at + size));
  return parts;
}
