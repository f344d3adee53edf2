import { Fragment, type Node, type NodeType, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { LIST_DEPTH_MAX } from '@upcurve/post-blocks/limits';
import type { Block } from '@upcurve/post-blocks/schema';
import type { Clip } from '../document/clipboard.ts';
import { isTextNode } from '../document/convert.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { blockDepth, isBlockList, kindOf, listDepth } from '../document/parts.ts';
import { fitsInColumns } from '../document/placed-block.ts';
import { selectionAt, spotFrom } from '../document/spots.ts';
import { deleteSelection, fitContent } from './delete-range.ts';

/* Where pasted blocks go: into the line at the caret, between the blocks around it, or after the block. */

/** Inserts a clip instead of the selection. */
export function insertClip(store: EditorStore, tr: Transaction, { blocks, isOpen }: Clip): void {
  const isWhole = tr.selection instanceof NodeSelection;
  if (!isWhole) deleteSelection(tr);
  const { $from, to } = tr.selection;
  const { parent } = $from;
  const block = blockDepth($from);
  const depth = listDepth(isBlockList(parent) ? $from : $from.doc.resolve($from.before(block)));
  const nodes = store.convert.toFragment(flattenTooDeep(store, depth, blocks), depth).content;

  if (isWhole || !parent.inlineContent) {
    insertBetween(tr, isBlockList(parent) ? to : $from.after(block), nodes);
    return;
  }
  const isText = nodes.every((node) => isTextNode(node) || node.type.name === 'heading');
  const holder = $from.node(-1);
  const [only, more] = nodes;
  // A heading on its own is text, too, except on an empty line, which it replaces.
  const isReplaced = parent.content.size === 0 && isBlockList(holder);
  const keepsLine = !isReplaced || (parent.type.name === 'heading' && isOpen[0]);
  if (kindOf(parent) !== undefined) {
    if (isText) insertInLine(tr, $from, nodes);
    else insertBetween(tr, $from.after(block), nodes);
  } else if (only?.isTextblock && !more && keepsLine) replaceText(tr, fitContent(only.content, parent.type));
  else if (kindOf(holder) === 'text') {
    if (isText) insertLines(tr, $from, nodes.flatMap(toParagraphs), isOpen);
    else insertBetween(tr, $from.after(block), nodes);
  } else if (holder.type.name === 'item') {
    if (isText) insertItems(tr, $from, nodes, isOpen);
    else insertBetween(tr, $from.after(block), nodes);
  } else insertLines(tr, $from, ofTextBlock(nodes, parent), isOpen);
}

/** Replaces columns that would be nested too deeply with their blocks. */
const flattenTooDeep = (store: EditorStore, depth: number, blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) =>
    block.type !== 'columns' || fitsInColumns(depth, [block])
      ? [block]
      : depth < 2 && block.columns.flat().some(({ type }) => type === 'columns')
        ? [{ ...block, columns: block.columns.map((below) => flattenTooDeep(store, depth + 1, below)) }]
        : flattenTooDeep(store, depth, block.columns.flat()),
  );

function insertBetween(tr: Transaction, at: number, nodes: readonly Node[]): void {
  replaceRange(tr, at, at, new Slice(Fragment.from(nodes), 0, 0));
}

/** Replaces a range. The caret goes to the end of the slice, which is `tail` levels before the text that follows. */
function replaceRange(tr: Transaction, from: number, to: number, slice: Slice, tail = 0): void {
  const rest = tr.doc.content.size - to;
  tr.replace(from, to, slice);
  const end = tr.doc.content.size - rest - tail;
  const spot = spotFrom(tr.doc, end, -1);
  if (tr.doc.resolve(end).parent.inlineContent) tr.setSelection(TextSelection.create(tr.doc, end));
  else if (spot) tr.setSelection(selectionAt(tr.doc, spot, 'end'));
}

/** Returns how deep the last text of a line or list is in it; 0 for other blocks, which no text may join. */
function endDepth(node: Node | null): number {
  if (!node || node.isTextblock) return 1;
  return node.type.name === 'list' || node.type.name === 'item' ? 1 + endDepth(node.lastChild) : 0;
}

/** Gives the first lines the id of the text block that they are pasted into, so that they join it. */
function ofTextBlock(nodes: readonly Node[], target: Node): Node[] {
  const { id } = target.attrs;
  const end = nodes.findIndex((node) => !isTextNode(node));
  const count = end === -1 ? nodes.length : end;
  return nodes.map((node, at) =>
    at < count && id && target.type.name === 'paragraph'
      ? node.type.create({ ...node.attrs, id }, node.content)
      : node,
  );
}

/** Inserts lines and blocks at the caret of a line, which is divided if there are several. */
function insertLines(
  tr: Transaction,
  $from: ResolvedPos,
  nodes: readonly Node[],
  [isOpenStart, isOpenEnd]: Clip['isOpen'],
): void {
  const { parent: target, parentOffset } = $from;
  const { content } = target;
  const [first, last] = [nodes[0], nodes.at(-1)] as [Node, Node];
  const [isAtStart, isAtEnd] = [parentOffset === 0, parentOffset === content.size];
  const lines = [...nodes];
  const joins = isOpenStart && first.isTextblock && (!isAtStart || target.type.name === 'heading');
  if (joins) lines[0] = target.copy(fitContent(first.content, target.type));
  const end = isOpenEnd ? endDepth(last) : 0;
  const from = joins || !isAtStart ? $from.pos : $from.before();
  const to = end > 0 || !isAtEnd ? $from.pos : $from.after();
  // After a block without text, such as a divider, the caret goes to the rest of the line.
  const isBeforeTail = end === 0 && !isAtEnd && !last.isAtom;
  replaceRange(tr, from, to, new Slice(Fragment.from(lines), joins ? 1 : 0, end), isBeforeTail ? 1 : 0);
}

/** Returns the paragraphs of a line for a text that has no lists. */
function toParagraphs(node: Node): Node[] {
  const { paragraph } = node.type.schema.nodes as Record<string, NodeType>;
  const texts = node.type.name === 'list' ? itemTexts(node, '• ') : [node.content];
  return texts.map((text) => (paragraph as NodeType).create(null, text));
}

const itemTexts = (list: Node, sign = ''): Fragment[] =>
  list.children.flatMap((item) => {
    const text = item.firstChild?.content ?? Fragment.empty;
    const below = item.maybeChild(1);
    const first = sign ? Fragment.from(list.type.schema.text(sign)).append(text) : text;
    return [first, ...(below ? itemTexts(below, sign) : [])];
  });

/** Inserts texts into a line of a block, joined by spaces. */
function insertInLine(tr: Transaction, { parent }: ResolvedPos, nodes: readonly Node[]): void {
  let content = Fragment.empty;
  const add = (text: Node) => {
    if (!text.isTextblock || text.content.size === 0) return;
    if (content.size > 0) content = content.append(Fragment.from(parent.type.schema.text(' ')));
    content = content.append(fitContent(text.content, parent.type));
  };
  for (const node of nodes) {
    add(node);
    node.descendants(add);
  }
  replaceText(tr, content);
}

function insertItems(
  tr: Transaction,
  $from: ResolvedPos,
  nodes: readonly Node[],
  [isOpenStart, isOpenEnd]: Clip['isOpen'],
): void {
  const { parent: line, parentOffset } = $from;
  const item = $from.node(-1);
  let level = 0;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === item.type) level += 1;
  const make = (text: Fragment) => item.type.create(null, line.type.create(null, text));
  const items = nodes.flatMap((node) =>
    node.type.name === 'list' ? itemsWithin(node, level) : [make(fitContent(node.content, line.type))],
  );
  // An empty item joins each half of the line that the items do not join.
  const joinsEnd = isOpenEnd || parentOffset === line.content.size;
  if (!isOpenStart && parentOffset > 0) items.unshift(make(Fragment.empty));
  if (!joinsEnd) items.push(make(Fragment.empty));
  const list = $from.node(-2).copy(Fragment.from(items));
  const slice = new Slice(Fragment.from(list), 3, endDepth(list));
  replaceRange(tr, $from.pos, $from.pos, slice, joinsEnd ? 0 : 2);
}

/** Returns list items for insertion at a nesting level. Items that would be nested too deeply follow their parent. */
function itemsWithin(list: Node, level: number): Node[] {
  return list.children.flatMap((item) => {
    const below = item.maybeChild(1);
    const text = item.firstChild as Node;
    if (!below) return [item];
    if (level === LIST_DEPTH_MAX) return [item.type.create(null, text), ...itemsWithin(below, level)];
    return [item.type.create(null, [text, below.copy(Fragment.from(itemsWithin(below, level + 1)))])];
  });
}

export function replaceText(tr: Transaction, content: Fragment): void {
  const { from, to } = tr.selection;
  tr.replaceWith(from, to, content);
  tr.setSelection(TextSelection.create(tr.doc, from + content.size));
}
