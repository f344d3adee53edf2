import { Fragment, type Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { commonPairs } from './common-pairs.ts';
import { isFiller } from './convert.ts';
import { isBlockList } from './parts.ts';
import type { PlacedBlock } from './placed-block.ts';

type Compare = (one: Node, other: Node) => boolean;

const isEqual: Compare = (one, other) => one === other || one.eq(other);
/** Whether a node can be changed to another in place. Blocks with different ids are different blocks. */
const isSame: Compare = (one, other) =>
  one.type === other.type && !one.isInline && one.attrs.id === other.attrs.id;
const isSameBlock: Compare = (one, other) => isSame(one, other) && Boolean(one.attrs.id);

/**
 * Changes the content of a node to that of another, node by node, so that the caret and undo steps elsewhere stay
 * valid. Equal nodes are untouched. `at` is the position of the first child.
 */
export function patchContent(tr: Transaction, at: number, from: Node, to: Node): void {
  // A columns block always has two or three columns, so they are changed in place or all at once.
  const isFixed = from.type.name.startsWith('columns');
  // The caret may be in an empty line. A single one only fills the list.
  const keepsLines = isBlockList(from) && from.childCount > 1;
  const isKept = (node: Node) => keepsLines && isFiller(node);
  patchChildren(tr, at, from.children, to.children, isKept, isFixed ? [] : [isEqual, isSameBlock]);
}

/** Changes a block to other nodes of it. A text block is all its lines. */
export function patchBlock(
  tr: Transaction,
  { node, position, parent, index }: PlacedBlock,
  nodes: readonly Node[],
): void {
  const { children } = parent;
  const next = children.findIndex(({ attrs }, at) => at > index && attrs.id !== node.attrs.id);
  const changed = children.toSpliced(index, (next === -1 ? children.length : next) - index, ...nodes);
  patchContent(tr, tr.doc.resolve(position).start(), parent, parent.copy(Fragment.from(changed)));
}

/**
 * Changes adjacent nodes from position `at` on, apart from those that are kept. Matches them by each comparison in turn,
 * then by their places.
 */
function patchChildren(
  tr: Transaction,
  at: number,
  before: readonly Node[],
  after: readonly Node[],
  isKept: (node: Node) => boolean,
  [compare, ...rest]: readonly Compare[],
): void {
  if (before.length === 0 && after.length === 0) return;
  let matched: ReturnType<typeof commonPairs>;
  if (compare) matched = commonPairs(before, after, compare);
  else if (
    before.length === after.length &&
    before.every((node, place) => isSame(node, after[place] as Node))
  )
    matched = before.map((_, place) => [place, place]);
  else if (before.some(isKept)) {
    tr.insert(at, after);
    let end = at + sizeOf(after) + sizeOf(before);
    for (const node of before.toReversed()) {
      if (!isKept(node)) tr.delete(end - node.nodeSize, end);
      end -= node.nodeSize;
    }
    return;
  } else {
    tr.replaceWith(at, at + sizeOf(before), after);
    return;
  }
  // From the end, so that earlier positions stay valid.
  let [oldEnd, newEnd, position] = [before.length, after.length, at + sizeOf(before)];
  for (const [oldAt, newAt] of [...matched.toReversed(), [-1, -1] as const]) {
    const between = before.slice(oldAt + 1, oldEnd);
    position -= sizeOf(between);
    patchChildren(tr, position, between, after.slice(newAt + 1, newEnd), isKept, rest);
    const [node, target] = [before[oldAt], after[newAt]];
    if (!node || !target) return;
    position -= node.nodeSize;
    patchNode(tr, position, node, target);
    [oldEnd, newEnd] = [oldAt, newAt];
  }
}

const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** Changes the node at a position to another of the same type. */
export function patchNode(tr: Transaction, position: number, node: Node, target: Node): void {
  if (isEqual(node, target)) return;
  if (node.isTextblock) {
    const start = node.content.findDiffStart(target.content);
    const end = node.content.findDiffEnd(target.content);
    if (start !== null && end) {
      // The same characters may be counted at both ends, as in "aa" and "aaa".
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      tr.replace(position + 1 + start, position + 1 + end.a + overlap, target.slice(start, end.b + overlap));
    }
  } else if (!node.isLeaf) patchContent(tr, position + 1, node, target);
  // Attributes have no size. Setting them moves neither carets nor selected nodes.
  for (const [name, value] of Object.entries(target.attrs))
    if (value !== node.attrs[name]) tr.setNodeAttribute(position, name, value);
}
