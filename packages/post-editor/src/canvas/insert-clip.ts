import { Fragment, type Node, type NodeType, type ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { LIST_DEPTH_MAX } from '@upcurve/post-blocks/limits';
import type { Block } from '@upcurve/post-blocks/schema';
import type { Clip } from '../document/clipboard.ts';
import { fromInline, isTextNode } from '../document/convert.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { blockDepth, isBlockList, kindOf, listDepth, partOf } from '../document/parts.ts';
import { fitsInColumns } from '../document/placed-block.ts';
import { deleteSelection, fitContent } from './delete-range.ts';

/* Where pasted blocks go: into the line at the caret, between the blocks around it, or after the block. */

/** Inserts a clip instead of the selection. Returns false if only some of its text fits there. */
export function insertClip(store: EditorStore, tr: Transaction, { blocks, isOpen }: Clip): boolean {
  if (blocks.length === 0) return true;
  const isWhole = tr.selection instanceof NodeSelection;
  if (!isWhole) deleteSelection(tr);
  const { $from, to } = tr.selection;
  const { parent } = $from;
  const block = blockDepth($from);
  const depth = listDepth(isBlockList(parent) ? $from : $from.doc.resolve($from.before(block)));
  const nodes = store.convert.toFragment(flattenTooDeep(store, depth, blocks), depth).content;

  if (isWhole || !parent.inlineContent) {
    insertBetween(tr, isBlockList(parent) ? to : $from.after(block), nodes);
    return true;
  }
  const isText = nodes.every((node) => isTextNode(node) || node.type.name === 'heading');
  if (kindOf(parent) !== undefined) return insertInLine(tr, $from, nodes) && isText;
  const holder = $from.node(-1);
  if (kindOf(holder) === 'text') {
    if (isText) insertLines(tr, $from, nodes.flatMap(toParagraphs), isOpen);
    else insertBetween(tr, $from.after(block), nodes);
  } else if (holder.type.name === 'item') {
    if (isText) insertItems(tr, $from, nodes, isOpen);
    else insertBetween(tr, $from.after(block), nodes);
  } else insertLines(tr, $from, ofTextBlock(nodes, parent), isOpen);
  return true;
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

/** Inserts blocks between two others. */
function insertBetween(tr: Transaction, at: number, nodes: readonly Node[]): void {
  tr.insert(at, nodes);
  putCaretAtEnd(tr, at, nodes);
}

/** Puts the caret `before` characters before the end of nodes that begin at `at`. */
function putCaretAtEnd(tr: Transaction, at: number, nodes: readonly Node[], before = 0): void {
  const end = nodes.reduce((sum, { nodeSize }) => sum + nodeSize, at);
  const near = Selection.near(tr.doc.resolve(end), -1);
  tr.setSelection(near instanceof TextSelection ? TextSelection.create(tr.doc, near.to - before) : near);
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
  const [first] = nodes;
  const isHeading = target.type.name === 'heading';
  // A heading on its own is text, too.
  if (nodes.length === 1 && first?.isTextblock && (content.size > 0 || (isHeading && isOpenStart))) {
    replaceText(tr, fitContent(first.content, target.type));
    return;
  }
  const [head, tail] = [content.cut(0, parentOffset), content.cut(parentOffset)];
  const lines = [...nodes];
  const joins = isOpenStart && (head.size > 0 || isHeading);
  if (joins && first?.isTextblock)
    lines[0] = target.copy(head.append(fitContent(first.content, target.type)));
  else if (head.size > 0) lines.unshift(target.copy(head));
  const last = lines.at(-1) as Node;
  const joinsEnd = isOpenEnd && (last.isTextblock || last.type.name === 'list');
  const all = joinsEnd
    ? [...lines.slice(0, -1), withTail(last, tail)]
    : [...lines, ...(tail.size > 0 ? [target.copy(tail)] : [])];
  const start = $from.before();
  tr.replaceWith(start, $from.after(), all);
  if (joinsEnd) putCaretAtEnd(tr, start, all, tail.size);
  // After a block without text, such as a divider, the caret goes to the rest of the line.
  else if (last.isAtom && tail.size > 0) putCaretAtEnd(tr, start, all, tail.size);
  else putCaretAtEnd(tr, start, lines);
}

/** Adds inline content to the last text of a line or list. */
function withTail(node: Node, tail: Fragment): Node {
  if (node.isTextblock) return node.copy(node.content.append(fitContent(tail, node.type)));
  const last = node.lastChild;
  return last ? node.copy(node.content.replaceChild(node.childCount - 1, withTail(last, tail))) : node;
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

/** Inserts texts into a line of a block, joined by spaces, as far as they fit. Returns false if some do not fit. */
function insertInLine(tr: Transaction, $from: ResolvedPos, nodes: readonly Node[]): boolean {
  const { parent } = $from;
  const { schema } = parent.type;
  const texts: Fragment[] = [];
  for (const node of nodes) {
    if (node.isTextblock) texts.push(node.content);
    node.descendants((each) => {
      if (each.isTextblock) texts.push(each.content);
    });
  }
  const max = partOf(parent)?.max ?? Number.POSITIVE_INFINITY;
  let content = Fragment.empty;
  const filled = texts.filter(({ size }) => size > 0);
  for (const text of filled) {
    const space = content.size > 0 ? Fragment.from(schema.text(' ')) : Fragment.empty;
    const longer = content.append(space).append(fitContent(text, parent.type));
    const isFirst = content.size === 0;
    // The first text is inserted even if it does not fit, so that limits.ts refuses and announces it.
    if (!isFirst && fromInline(parent.copy(parent.content.append(longer))).length > max) {
      replaceText(tr, content);
      return false;
    }
    content = longer;
  }
  replaceText(tr, content);
  return true;
}

/** Inserts texts in a list, as its items. */
function insertItems(
  tr: Transaction,
  $from: ResolvedPos,
  nodes: readonly Node[],
  [isOpenStart, isOpenEnd]: Clip['isOpen'],
): void {
  const { parent: line, parentOffset } = $from;
  const item = $from.node(-1);
  const [only] = nodes;
  if (nodes.length === 1 && only?.isTextblock) {
    replaceText(tr, fitContent(only.content, line.type));
    return;
  }
  let level = 0;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === item.type) level += 1;
  const [head, tail] = [line.content.cut(0, parentOffset), line.content.cut(parentOffset)];
  const below = item.maybeChild(1);
  const make = (text: Fragment, list: Node | null | undefined) =>
    item.type.create(null, list ? [line.type.create(null, text), list] : line.type.create(null, text));
  const items = nodes.flatMap((node) =>
    node.type.name === 'list' ? itemsWithin(node, level) : [make(fitContent(node.content, line.type), null)],
  );
  const [first] = items as [Node];
  if (isOpenStart || head.size === 0)
    items[0] = make(head.append(first.firstChild?.content ?? Fragment.empty), first.maybeChild(1));
  else items.unshift(make(head, null));
  const last = items.at(-1) as Node;
  const lastText = last.firstChild?.content ?? Fragment.empty;
  const joins = isOpenEnd || tail.size === 0;
  const lists = joins ? joinNodes(last.maybeChild(1), below) : last.maybeChild(1);
  items[items.length - 1] = make(joins ? lastText.append(tail) : lastText, lists);
  const start = $from.before(-1);
  const all = joins ? items : [...items, make(tail, below)];
  tr.replaceWith(start, $from.after(-1), all);
  const end = items.slice(0, -1).reduce((sum, { nodeSize }) => sum + nodeSize, start);
  tr.setSelection(TextSelection.create(tr.doc, end + 2 + lastText.size));
}

const joinNodes = (one: Node | null, other: Node | null) =>
  one && other ? one.copy(one.content.append(other.content)) : (one ?? other);

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

/** Replaces the selection within a text. */
export function replaceText(tr: Transaction, content: Fragment): void {
  const { from, to } = tr.selection;
  tr.replaceWith(from, to, content);
  tr.setSelection(TextSelection.create(tr.doc, from + content.size));
}
