import type { Node } from '@tiptap/pm/model';
import { NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isBlockList } from '../document/parts.ts';

/*
 * The places that arrow keys walk over: texts, and blocks without text, which are selected as a whole. Browsers do not
 * agree on how to cross pictures, cards and table cells, so every step out of a text is made here.
 */

interface Spot {
  node: Node;
  position: number;
}

const hasText = (node: Node): boolean => node.isTextblock || node.children.some(hasText);

/** Returns the first spot at or after a position, or the last one that ends at or before it. */
export function spotFrom(doc: Node, position: number, direction: -1 | 1): Spot | undefined {
  const find = (parent: Node, start: number): Spot | undefined => {
    let at = direction > 0 ? start : start + parent.content.size;
    for (let count = 0; count < parent.childCount; count += 1) {
      const node = parent.child(direction > 0 ? count : parent.childCount - 1 - count);
      if (direction < 0) at -= node.nodeSize;
      const [from, to] = [at, at + node.nodeSize];
      if (direction > 0) at = to;
      if (direction > 0 ? to <= position : from >= position) continue;
      const isWhole = direction > 0 ? from >= position : to <= position;
      if (node.isTextblock || (isBlockList(parent) && !hasText(node))) {
        if (isWhole) return { node, position: from };
      } else {
        const found = find(node, from + 1);
        if (found) return found;
      }
    }
    return undefined;
  };
  return find(doc, 0);
}

/** Returns the caret at the start or end of a spot, or the selection of its block. */
export function selectionAt(doc: Node, { node, position }: Spot, end: 'start' | 'end'): Selection {
  if (!node.isTextblock) return NodeSelection.create(doc, position);
  return TextSelection.create(doc, position + 1 + (end === 'end' ? node.content.size : 0));
}

/** Returns the spot that the selection is in. */
function currentSpot({ $from, from }: Selection): Spot | undefined {
  if ($from.parent.isTextblock) return { node: $from.parent, position: $from.before() };
  return $from.nodeAfter ? { node: $from.nodeAfter, position: from } : undefined;
}

const next = (doc: Node, { node, position }: Spot, direction: -1 | 1) =>
  spotFrom(doc, direction > 0 ? position + node.nodeSize : position, direction);

/** Returns the selection one step left or right of a caret at the end of its text; null at the end of the document. */
export function besideCaret({ selection, doc }: EditorView['state'], direction: -1 | 1): Selection | null {
  const here = currentSpot(selection);
  const there = here && next(doc, here, direction);
  return there ? selectionAt(doc, there, direction > 0 ? 'start' : 'end') : null;
}

/** Returns the box of a spot. A hidden text has the box of the element around it. */
function boxOf(view: EditorView, { position }: Spot): DOMRect | undefined {
  const range = document.createRange();
  let dom = view.nodeDOM(position);
  for (; dom instanceof Element && dom !== view.dom; dom = dom.parentElement) {
    // An element that only groups content has no box, but its content has.
    range.selectNodeContents(dom);
    const box = (dom.getClientRects().length > 0 ? dom : range).getBoundingClientRect();
    if (box.height > 0) return box;
  }
  return undefined;
}

/**
 * Returns the selection in the nearest spot above or below: in a table the cell of the same column, in columns the
 * block under this one. Null if there is none. `left` is the horizontal place of the caret in pixels.
 */
export function caretBeyond(view: EditorView, direction: -1 | 1, left: number): Selection | null {
  const { doc, selection } = view.state;
  const here = currentSpot(selection);
  const box = here && boxOf(view, here);
  if (!here || !box) return null;
  let best: { spot: Spot; box: DOMRect; distance: number } | undefined;
  for (let spot = next(doc, here, direction); spot; spot = next(doc, spot, direction)) {
    // Texts beside the first one that was found are in the same block of the document.
    if (best && doc.resolve(spot.position).index(0) !== doc.resolve(best.spot.position).index(0)) break;
    const there = boxOf(view, spot);
    if (!there) continue;
    const isBeyond = direction > 0 ? there.top >= box.bottom - 4 : there.bottom <= box.top + 4;
    const isBeside = !best || (there.top < best.box.bottom - 4 && there.bottom > best.box.top + 4);
    const distance = Math.max(there.left - left, left - there.right, 0);
    if (isBeyond && isBeside && (!best || distance < best.distance)) best = { spot, box: there, distance };
  }
  if (!best) return null;
  const { spot } = best;
  if (!spot.node.isTextblock) return NodeSelection.create(doc, spot.position);
  const [start, end] = [spot.position + 1, spot.position + 1 + spot.node.content.size];
  const line = view.coordsAtPos(direction > 0 ? start : end, direction > 0 ? 1 : -1);
  const found = view.posAtCoords({
    left: Math.min(Math.max(left, best.box.left + 1), best.box.right - 1),
    top: (line.top + line.bottom) / 2,
  });
  const isInside = found && found.pos >= start && found.pos <= end;
  return TextSelection.create(doc, isInside ? found.pos : direction > 0 ? start : end);
}
