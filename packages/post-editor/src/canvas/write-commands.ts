import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { isFiller, isTextNode } from '../document/convert.ts';
import { blockDepth, isBlank, isBlockList, itemDepth, kindOf } from '../document/parts.ts';
import { selectionAt, spotFrom } from '../document/spots.ts';
import { announceChange } from './change.ts';
import { deleteSelection, isBlockSelected, joinTexts, mayJoin, spansSeveralTexts } from './delete-range.ts';
import { addItem, removeItem } from './item-commands.ts';
import { joinLists, liftItems } from './list-commands.ts';
import { addRow, cellAt, goToCell } from './table-commands.ts';

/* What Enter, Backspace, Delete and Tab do at each place of a document. */

const emptyLine = (tr: Transaction, id = '') => tr.doc.type.schema.node('paragraph', { id });
const putCaret = (tr: Transaction, position: number) =>
  tr.setSelection(TextSelection.create(tr.doc, position));

/** Moves the caret to the next or previous text, or selects the block there if it has none. */
function moveCaret(tr: Transaction, position: number, direction: -1 | 1, end: 'start' | 'end'): boolean {
  const spot = spotFrom(tr.doc, position, direction);
  if (!spot) return false;
  tr.setSelection(selectionAt(tr.doc, spot, end));
  return true;
}

/** Adds a line after a block and moves the caret there. Uses the empty line that is already there. */
export function addLineAfter(tr: Transaction, end: number, id = ''): true {
  const next = tr.doc.resolve(end).nodeAfter;
  if (!next || !isFiller(next)) tr.insert(end, emptyLine(tr, id));
  putCaret(tr, end + 1);
  return true;
}

/** Replaces the block around the caret with an empty line. */
function toLine(tr: Transaction, $from: ResolvedPos): true {
  const depth = blockDepth($from);
  const start = $from.before(depth);
  tr.replaceWith(start, $from.after(depth), emptyLine(tr));
  putCaret(tr, start + 1);
  announceChange(tr, 'The empty block was replaced by a line of text.');
  return true;
}

/* Enter */

export function enter(tr: Transaction): boolean {
  const { selection } = tr;
  if (isBlockSelected(selection)) {
    const { node, from, to } = selection;
    const spot = spotFrom(tr.doc, from, 1);
    // Puts the caret at the end of the block's first text. After a block without text, adds a line.
    if (!spot || spot.position >= to || !spot.node.isTextblock) return addLineAfter(tr, from + node.nodeSize);
    tr.setSelection(selectionAt(tr.doc, spot, 'end'));
    return true;
  }
  deleteSelection(tr);
  const { $from } = tr.selection;
  const { parent } = $from;
  const holder = $from.node(-1);
  if (!parent.isTextblock || !holder) return false;
  if (kindOf(holder) === 'text') return enterInText(tr, $from);
  if (kindOf(parent) !== undefined) return enterInLine(tr, $from);
  if (holder.type.name === 'item') {
    if (parent.content.size === 0 && holder.childCount === 1) return liftItems(tr);
    tr.split($from.pos, 2, [{ type: holder.type }, { type: parent.type }]);
    return true;
  }
  const isAtEnd = $from.parentOffset === parent.content.size;
  if ($from.parentOffset === 0 && !isAtEnd) {
    tr.insert($from.before(), emptyLine(tr, idWithin($from, -1)));
  } else if (isAtEnd) {
    tr.insert($from.after(), emptyLine(tr, idWithin($from, 1)));
    putCaret(tr, $from.after() + 1);
  } else tr.split($from.pos);
  return true;
}

/**
 * Returns the id of the text block if the neighbouring line belongs to it too, so that a new line does not split it.
 */
function idWithin($from: ResolvedPos, direction: -1 | 1): string {
  const { id } = $from.parent.attrs;
  const beyond = $from.node(-1).maybeChild($from.index(-1) + direction);
  return beyond && isTextNode(beyond) && beyond.attrs.id === id ? id : '';
}

function enterInLine(tr: Transaction, $from: ResolvedPos): boolean {
  const cell = cellAt($from);
  if (!cell) return goOn(tr, $from);
  const row = $from.node(itemDepth($from));
  const rows = cell.row < 0 ? undefined : $from.node(-2);
  const isLast = rows && cell.row === rows.childCount - 1;
  if (isLast && isBlank(row)) return goOn(tr, $from, true);
  if (isLast || !goToCell(tr, cell.position, cell.row + 1, cell.column)) return addRow(tr);
  return true;
}

function enterInText(tr: Transaction, $from: ResolvedPos): boolean {
  const { parent } = $from;
  const text = $from.node(-1);
  const isLast = $from.index(-1) === text.childCount - 1;
  if (!isLast || parent.content.size > 0) {
    tr.split($from.pos);
    return true;
  }
  if (text.childCount === 1) return goOn(tr, $from);
  tr.delete($from.before(), $from.after());
  putCaret(tr, $from.before() - 1);
  const $last = tr.selection.$from;
  // A quote often has no name, so writing goes on below it.
  return text.type.name === 'quote_text' ? addLineAfter(tr, $last.after(blockDepth($last))) : goOn(tr, $last);
}

/**
 * Goes to the next part of the item or block. After the last part of an item comes a new item, unless the item is
 * empty; after the last part of a block comes a line below.
 */
function goOn(tr: Transaction, $from: ResolvedPos, leavesItem = false): boolean {
  const depth = itemDepth($from);
  const block = blockDepth($from);
  const around = depth || block;
  const next = leavesItem ? undefined : spotFrom(tr.doc, $from.after(), 1);
  if (next && next.position < $from.end(around)) {
    tr.setSelection(selectionAt(tr.doc, next, 'end'));
    return true;
  }
  if (depth > 0) {
    if (!isBlank($from.node(depth))) return addItem()(tr);
    const start = $from.before(block);
    removeItem(tr);
    return addLineAfter(tr, start + (tr.doc.nodeAt(start) as Node).nodeSize);
  }
  return addLineAfter(tr, $from.after(block));
}

/* Backspace and Delete */

/** Deletes backwards from a caret at the start of a text. Elsewhere the browser deletes. */
export function backspace(tr: Transaction): boolean {
  if (spansSeveralTexts(tr.selection)) {
    deleteSelection(tr);
    return true;
  }
  const { $from, empty } = tr.selection;
  if (!empty || !$from.parent.isTextblock || $from.parentOffset > 0) return false;
  const { parent } = $from;
  const holder = $from.node(-1);
  if (holder.type.name === 'item') return liftItems(tr);
  if (parent.type.name === 'heading') {
    tr.setNodeMarkup($from.before(), tr.doc.type.schema.nodes.paragraph, { id: '' });
    announceChange(tr, 'Text');
    return true;
  }
  if (kindOf(parent) !== undefined || kindOf(holder) === 'text') return backspaceInBlock(tr, $from);
  const before = holder.maybeChild($from.index(-1) - 1);
  if (!before) return backspaceAtStart(tr, $from);
  const start = $from.before();
  if (before.isTextblock && before.content.size === 0) {
    tr.delete(start - before.nodeSize, start);
    return true;
  }
  const spot = spotFrom(tr.doc, start, -1);
  if (spot && (before.isTextblock || before.type.name === 'list')) {
    joinTexts(tr, spot.position, start);
    joinLists(tr, tr.doc.resolve(spot.position).after(blockDepth(tr.doc.resolve(spot.position + 1))));
    return true;
  }
  return removeLine(tr, $from, -1);
}

/** Moves the caret out of a line, to the text or block beside it. Removes the line if it is empty. */
function removeLine(tr: Transaction, $from: ResolvedPos, direction: -1 | 1): boolean {
  const start = $from.before();
  const isEmpty = $from.parent.content.size === 0 && $from.node(-1).childCount > 1;
  if (isEmpty) tr.delete(start, $from.after());
  const from = isEmpty || direction < 0 ? start : $from.after();
  moveCaret(tr, from, direction, direction < 0 ? 'end' : 'start');
  return true;
}

/** At the start of the document or of a column. */
function backspaceAtStart(tr: Transaction, $from: ResolvedPos): boolean {
  const depth = $from.depth - 1;
  if (depth === 0) {
    if ($from.parent.content.size === 0 && $from.node(0).childCount > 1) return removeLine(tr, $from, 1);
    return true;
  }
  const columns = $from.node(depth - 1);
  if (isBlank(columns)) return toLine(tr, tr.doc.resolve($from.before(depth - 1) + 1));
  return removeLine(tr, $from, -1);
}

function backspaceInBlock(tr: Transaction, $from: ResolvedPos): boolean {
  const block = blockDepth($from);
  const item = itemDepth($from);
  const previous = spotFrom(tr.doc, $from.before(), -1);
  if (kindOf($from.node(-1)) === 'text' && $from.index(-1) > 0 && previous) {
    joinTexts(tr, previous.position, $from.before());
    return true;
  }
  const isFirstOf = (depth: number) => !previous || previous.position < $from.start(depth);
  if (isFirstOf(block)) {
    if (isBlank($from.node(block))) return toLine(tr, $from);
    if ($from.node(block).textContent === '') {
      // Selects the block instead of deleting it, because its picture or form would be lost.
      tr.setSelection(NodeSelection.create(tr.doc, $from.before(block)));
      return true;
    }
  }
  if (item > 0 && isFirstOf(item) && isBlank($from.node(item)) && removeItem(tr)) return true;
  return leaveBlock(tr, $from, -1);
}

/** Moves the caret from the first or last part of a block to the block beside it. Removes an empty line there. */
function leaveBlock(tr: Transaction, $from: ResolvedPos, direction: -1 | 1): boolean {
  const depth = blockDepth($from);
  const place = direction < 0 ? $from.before() : $from.after();
  const edge = direction < 0 ? $from.before(depth) : $from.after(depth);
  const spot = spotFrom(tr.doc, place, direction);
  const isOutside = !spot || (direction < 0 ? spot.position < edge : spot.position >= edge);
  const $edge = tr.doc.resolve(edge);
  const beside = direction < 0 ? $edge.nodeBefore : $edge.nodeAfter;
  if (isOutside && beside?.type.name === 'paragraph' && beside.content.size === 0)
    tr.delete(
      Math.min(edge, edge + direction * beside.nodeSize),
      Math.max(edge, edge + direction * beside.nodeSize),
    );
  else moveCaret(tr, place, direction, direction < 0 ? 'end' : 'start');
  return true;
}

/** Deletes forwards from a caret at the end of a text. Elsewhere the browser deletes. */
export function deleteForwards(tr: Transaction): boolean {
  if (spansSeveralTexts(tr.selection)) {
    deleteSelection(tr);
    return true;
  }
  const { $from, empty } = tr.selection;
  if (!empty || !$from.parent.isTextblock || $from.parentOffset < $from.parent.content.size) return false;
  const next = spotFrom(tr.doc, $from.after(), 1);
  if (!next) return true;
  const $next = tr.doc.resolve(Math.min(next.position + 1, tr.doc.content.size));
  const isPart = kindOf($from.parent) !== undefined || kindOf($from.node(-1)) === 'text';
  if (next.node.isTextblock && mayJoin($from, $next)) {
    const isBesideBlock =
      !isPart && $next.index(blockDepth($next) - 1) - $from.index(blockDepth($from) - 1) > 1;
    if (!isBesideBlock) {
      // Removes an empty line instead of joining it, so that the next text keeps its kind.
      if ($from.parent.content.size === 0 && isBlockList($from.node(-1)) && isBlockList($next.node(-1)))
        tr.delete($from.before(), $from.after());
      else joinTexts(tr, $from.before(), next.position);
      return true;
    }
  }
  if (!isPart) {
    if (isBlockList($from.node(-1))) return removeLine(tr, $from, 1);
    return moveCaret(tr, $from.after(), 1, 'start');
  }
  const block = blockDepth($from);
  const item = itemDepth($from);
  const isLast = next.position >= $from.end(block);
  if (isLast && isBlank($from.node(block))) return toLine(tr, $from);
  const isLastOfItem = item > 0 && next.position >= $from.end(item);
  if (isLastOfItem && isBlank($from.node(item)) && removeItem(tr)) return true;
  return leaveBlock(tr, $from, 1);
}

/* Tab */

/** Moves to the next or previous part of a block. After the last cell of a table comes a new row. */
export function tab(tr: Transaction, direction: -1 | 1): boolean {
  const { $from } = tr.selection;
  const block = blockDepth($from);
  if (
    !$from.parent.isTextblock ||
    block === 0 ||
    (kindOf($from.parent) ?? kindOf($from.node(-1))) === undefined
  )
    return false;
  const place = direction > 0 ? $from.end(-1) : $from.start(-1);
  const from = kindOf($from.parent) === undefined ? place : direction > 0 ? $from.after() : $from.before();
  const spot = spotFrom(tr.doc, from, direction);
  if (spot && spot.position > $from.before(block) && spot.position < $from.end(block)) {
    tr.setSelection(selectionAt(tr.doc, spot, 'end'));
    return true;
  }
  const cell = cellAt($from);
  return direction > 0 && !!cell && addRow(tr) && goToCell(tr, cell.position, cell.row + 1, 0);
}
