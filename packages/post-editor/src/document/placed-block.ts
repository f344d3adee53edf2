import type { Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import type { Block, BlockType } from '@upcurve/post-blocks/schema';
import { eachBlock } from './block-ids.ts';
import { isTextNode } from './convert.ts';
import { blockDepth, isBlockList } from './parts.ts';
import { selectionAt, spotFrom } from './spots.ts';

export interface PlacedBlock {
  node: Node;
  /** The position before the node. */
  position: number;
  /** The document or column that contains it. */
  parent: Node;
  index: number;
}

/** Returns the block with an id: of a text block, its first line. */
export function findBlock(doc: Node, id: string): PlacedBlock | undefined {
  let found: PlacedBlock | undefined;
  eachBlock(doc, (node, position, parent, index) => {
    if (node.attrs.id === id) found ??= { node, position, parent, index };
  });
  return found;
}

/** Returns the innermost block at a position. Between two blocks, it is the one after. */
export function blockAt(doc: Node, position: number): PlacedBlock | undefined {
  const $inside = doc.resolve(Math.min(position, doc.content.size));
  const $start = isBlockList($inside.parent) ? $inside : doc.resolve($inside.before(blockDepth($inside)));
  const { nodeAfter: node, pos, parent } = $start;
  return node ? { node, position: pos, parent, index: $start.index() } : undefined;
}

/** Describes the place of a block for screen readers. */
export function describePlace(doc: Node, at: PlacedBlock | undefined): string {
  if (!at) return '';
  const $position = doc.resolve(at.position);
  const column = $position.depth === 0 ? '' : ` in column ${$position.index(-1) + 1}`;
  return `${at.index + 1} of ${at.parent.childCount}${column}.`;
}

/**
 * Returns the caret at the end of the first text of a block, or the selected block if it has no text. Tables begin in
 * their first cell, not in an empty caption.
 */
export function selectionIn(doc: Node, position: number): Selection {
  const first = doc.nodeAt(position)?.firstChild;
  const hasEmptyCaption = first?.type.name.endsWith('_caption') && first.content.size === 0;
  // An empty text is two positions long.
  const spot = spotFrom(doc, hasEmptyCaption ? position + 3 : position, 1);
  return spot ? selectionAt(doc, spot, 'end') : Selection.atEnd(doc);
}

/** Returns the name of a block's kind. */
export function labelOf(node: Node): string {
  const name = isTextNode(node) ? 'richText' : node.type.name.replace('Inside', '');
  return BLOCKS[name as BlockType].label;
}

const columnsHeight = (block: Block): number =>
  block.type === 'columns' ? 1 + Math.max(0, ...block.columns.flat().map(columnsHeight)) : 0;

/** Whether blocks may be placed in a list with this many columns blocks around it. */
export const fitsInColumns = (depth: number, blocks: readonly Block[]): boolean =>
  depth + Math.max(0, ...blocks.map(columnsHeight)) <= 2;
