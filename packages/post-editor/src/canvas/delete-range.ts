import { Fragment, type Node, type NodeType, type ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { blockDepth, isBlockList, kindOf } from '../document/parts.ts';

/*
 * Deletes text across blocks. ProseMirror would move the rest of one block's text into the parts of another. Here a
 * block with parts keeps them: its parts are emptied, its items are removed if they are selected as a whole, and the
 * block itself is removed if the selection contains all of it and more. Only texts of the document join.
 */

/** Deletes the selection, if any. The caret goes to where it was. */
export function deleteSelection(tr: Transaction): void {
  const { from, to, $from, $to, empty } = tr.selection;
  if (empty) return;
  if ($from.sameParent($to) && $from.parent.inlineContent) {
    tr.delete(from, to);
    tr.setSelection(TextSelection.create(tr.doc, from));
    return;
  }
  const depth = $from.sharedDepth(to);
  const shared = $from.node(depth);
  const isInBlock = !isBlockList(shared) && !shared.type.name.startsWith('columns');
  const keepsFirst = $from.parent.isTextblock && (isInBlock || isFree($from));
  const joins = keepsFirst && $to.parent.isTextblock && mayJoin($from, $to) && to < $to.end();

  const cuts: Deletion[] = [];
  collectCuts(shared, $from.start(depth), { from, to, keepsFirst }, cuts);
  const [first, second] = [$from.depth && $from.before(), $to.depth && $to.before()];
  for (const cut of cuts.reverse()) {
    if (cut.node) tr.replaceWith(cut.from, cut.to, cut.node);
    else tr.delete(cut.from, cut.to);
  }
  if (joins) {
    joinTexts(tr, first, tr.mapping.map(second));
    return;
  }
  if (keepsFirst) {
    const text = tr.doc.nodeAt(first);
    if (text?.type.name === 'heading' && text.content.size === 0)
      tr.setNodeMarkup(first, tr.doc.type.schema.nodes.paragraph, { id: '' });
    tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(from, -1)));
    return;
  }
  const $place = tr.doc.resolve(tr.mapping.map(from, -1));
  if (!isBlockList($place.parent)) tr.setSelection(Selection.near($place));
  else if (
    $place.nodeAfter?.isTextblock &&
    ($place.nodeAfter.content.size === 0 || !tr.mapping.mapResult(second).deletedAcross)
  )
    tr.setSelection(TextSelection.create(tr.doc, $place.pos + 1));
  else {
    tr.insert($place.pos, tr.doc.type.schema.node('paragraph'));
    tr.setSelection(TextSelection.create(tr.doc, $place.pos + 1));
  }
}

/** Whether a position is in a text of the document: a paragraph, a heading or a list. */
const isFree = ($position: ResolvedPos) => {
  const parent = $position.node(-1);
  return isBlockList(parent) || parent.type.name === 'item';
};

/** Whether two texts may become one: texts of the same list of blocks, or paragraphs of the same part. */
export function mayJoin($first: ResolvedPos, $second: ResolvedPos): boolean {
  const depth = holderDepth($first);
  return depth >= 0 && depth === holderDepth($second) && $first.sharedDepth($second.pos) >= depth;
}

function holderDepth($position: ResolvedPos): number {
  if (isFree($position)) return blockDepth($position) - 1;
  return kindOf($position.node(-1)) === 'text' ? $position.depth - 1 : -1;
}

/** A range to delete, or to replace with a node. */
interface Deletion {
  from: number;
  to: number;
  node?: Node;
}
interface Range {
  from: number;
  to: number;
  /** Whether the block around the start stays. */
  keepsFirst: boolean;
}

function collectCuts(parent: Node, start: number, range: Range, cuts: Deletion[]): void {
  const inside: Deletion[] = [];
  let removed = 0;
  parent.forEach((child, offset) => {
    const [position, end] = [start + offset, start + offset + child.nodeSize];
    if (end <= range.from || position >= range.to) return;
    const isFirst = position < range.from && (range.keepsFirst || !isBlockList(parent));
    if (!isFirst && isRemovable(parent, child) && isCovered(child, position, range)) {
      inside.push({ from: position, to: end });
      removed += 1;
    } else if (child.isTextblock) {
      const [from, to] = [Math.max(range.from, position + 1), Math.min(range.to, end - 1)];
      if (from < to) inside.push({ from, to });
    } else if (!child.isLeaf) collectCuts(child, position + 1, range, inside);
  });
  // A list of blocks or paragraphs must not be empty, so an empty paragraph replaces its content.
  if (removed === parent.childCount && (isBlockList(parent) || kindOf(parent) === 'text'))
    cuts.push({
      from: start,
      to: start + parent.content.size,
      node: parent.type.schema.node('paragraph'),
    });
  else cuts.push(...inside);
}

const isRemovable = (parent: Node, child: Node) =>
  isBlockList(parent) ||
  parent.type.name === 'list' ||
  child.type.name === 'list' ||
  kindOf(parent) === 'items' ||
  kindOf(parent) === 'text';

/** Whether a range contains all places of a node that a caret can be at. */
function isCovered(node: Node, position: number, { from, to }: Range): boolean {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const visit = (each: Node, at: number) => {
    if (!each.isTextblock) return;
    first = Math.min(first, at + 1);
    last = Math.max(last, at + 1 + each.content.size);
  };
  visit(node, position);
  node.descendants((each, offset) => visit(each, position + 1 + offset));
  return last < 0 ? from <= position && to >= position + node.nodeSize : from <= first && to >= last;
}

/**
 * Appends the text at `second` to the text at `first`, which comes before it. Removes the second text and its list
 * item, whose nested items take its place. The caret goes where the two texts meet.
 */
export function joinTexts(tr: Transaction, first: number, second: number): void {
  const $second = tr.doc.resolve(second);
  const [target, text] = [tr.doc.nodeAt(first), $second.nodeAfter];
  if (!target || !text) return;
  const content = fitContent(text.content, target.type);
  const holder = $second.parent;
  if (holder.type.name === 'item') {
    const below = holder.maybeChild(1);
    const isAlone = $second.node(-1).childCount === 1;
    if (below) tr.replaceWith($second.before(), $second.after(), below.content);
    else if (isAlone) tr.delete($second.before(-1), $second.after(-1));
    else tr.delete($second.before(), $second.after());
  } else if (holder.childCount === 1) tr.delete(second + 1, second + 1 + text.content.size);
  else tr.delete(second, second + text.nodeSize);
  const joint = first + 1 + target.content.size;
  tr.insert(joint, content);
  tr.setSelection(TextSelection.create(tr.doc, joint));
}

/**
 * Converts inline content for a type of text: removes marks that it does not allow, and replaces line breaks with
 * spaces unless it is a paragraph.
 */
export function fitContent(content: Fragment, type: NodeType): Fragment {
  const { schema } = type;
  return Fragment.fromArray(
    content.content.map((node) => {
      const marks = type.allowedMarks(node.marks);
      return node.isText || type.name === 'paragraph' ? node.mark(marks) : schema.text(' ', marks);
    }),
  );
}

/** Whether the selection contains more than a part of one text. */
export const spansSeveralTexts = ({ $from, $to, empty }: Selection) =>
  !empty && !($from.sameParent($to) && $from.parent.inlineContent);

export const isBlockSelected = (selection: Selection): selection is NodeSelection =>
  selection instanceof NodeSelection && isBlockList(selection.$from.parent);
