import type { Node, ResolvedPos } from '@tiptap/pm/model';
import type { Part, Values } from './shape-parts.ts';

/*
 * Describes the nodes inside blocks by their names: what they are, their limits, and how a new item is made. The keys
 * and commands of the canvas ask here, so they work in every block.
 */

type PartKind = Part['kind'] | 'item' | 'row' | 'cell';
interface PartInfo {
  kind: PartKind;
  /** The name of an item in messages. */
  one: string;
  /** The fields of a new item that are not written on the canvas. */
  values: Values;
}

const INFOS = new Map<string, PartInfo>();

export const describePart = (name: string, kind: PartKind, more: Partial<PartInfo> = {}) =>
  INFOS.set(name, { kind, one: '', values: {}, ...more });

/** Returns the description of a part; undefined for nodes that are not parts of a block. */
export const partOf = (node: Node): PartInfo | undefined => INFOS.get(node.type.name);
export const kindOf = (node: Node): PartKind | undefined => partOf(node)?.kind;

/** Whether a node contains blocks: the document or a column. */
export const isBlockList = (node: Node) =>
  node.type.name === 'doc' || /^column(Inside)?$/.test(node.type.name);

/** Returns the depth of the innermost ancestor that passes a test; 0 if there is none. */
export function depthOf($position: ResolvedPos, test: (node: Node) => boolean): number {
  let depth = $position.depth;
  while (depth > 0 && !test($position.node(depth))) depth -= 1;
  return depth;
}

/** Returns the depth of the innermost block around a position; 0 if there is none. */
export function blockDepth($position: ResolvedPos): number {
  let depth = $position.depth;
  while (depth > 0 && !isBlockList($position.node(depth - 1))) depth -= 1;
  return depth;
}

/** Returns the number of columns blocks around the list of blocks at a position. */
export function listDepth($position: ResolvedPos): number {
  let count = 0;
  for (let depth = $position.depth; depth > 0; depth -= 1)
    if ($position.node(depth).type.name.startsWith('columns')) count += 1;
  return count;
}

/** Returns the depth of the item or table row around a position; 0 if there is none. */
export const itemDepth = ($position: ResolvedPos) =>
  depthOf($position, (node) => kindOf(node) === 'item' || kindOf(node) === 'row');

/** Blocks that show more than the texts written in them. */
const CARDS = new Set(['storyRow', 'ebookCard', 'serviceCard', 'calculatorTeaser', 'form']);

/** Whether nothing was written or chosen in a node, so that removing it loses nothing. */
export function isBlank(node: Node): boolean {
  if (node.isInline) return !node.isText;
  const { mediaId, url }: Values = node.attrs.values ?? {};
  const isWhole = node.isAtom && kindOf(node) !== 'view';
  return !mediaId && !url && !isWhole && !CARDS.has(node.type.name) && node.children.every(isBlank);
}
