import type { Node } from '@tiptap/pm/model';
import { NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Spot, selectionAt, spotFrom } from '../document/spots.ts';
import { boxOf } from './places.ts';

/* Browsers do not agree on how to cross pictures, cards and table cells, so every step out of a text is made here. */

function currentSpot({ $from, from }: Selection): Spot | undefined {
  if ($from.parent.isTextblock) return { node: $from.parent, position: $from.before() };
  return $from.nodeAfter ? { node: $from.nodeAfter, position: from } : undefined;
}

const next = (doc: Node, { node, position }: Spot, direction: -1 | 1) =>
  spotFrom(doc, direction > 0 ? position + node.nodeSize : position, direction);

/** Returns the selection one step left or right of a caret at the end of its text; null at the end of the document. */
export function selectionBesideCaret(
  { selection, doc }: EditorView['state'],
  direction: -1 | 1,
): Selection | null {
  const here = currentSpot(selection);
  const there = here && next(doc, here, direction);
  return there ? selectionAt(doc, there, direction > 0 ? 'start' : 'end') : null;
}

/** Returns the box of a spot. A hidden text has the box of the element around it. */
function boxOfSpot(view: EditorView, { position }: Spot): DOMRect | undefined {
  for (
    let dom = view.nodeDOM(position);
    dom instanceof Element && dom !== view.dom;
    dom = dom.parentElement
  ) {
    const box = boxOf(dom);
    if (box.height > 0) return box;
  }
  return undefined;
}

/**
 * Returns the selection in the nearest spot above or below: in a table the cell of the same column, in columns the
 * block under this one. Null if there is none. `left` is the horizontal place of the caret in pixels.
 */
export function selectionAboveOrBelow(view: EditorView, direction: -1 | 1, left: number): Selection | null {
  const { doc, selection } = view.state;
  const here = currentSpot(selection);
  const box = here && boxOfSpot(view, here);
  if (!here || !box) return null;
  let best: { spot: Spot; box: DOMRect; distance: number } | undefined;
  for (let spot = next(doc, here, direction); spot; spot = next(doc, spot, direction)) {
    // Stops at the next top-level block, because only texts of the same one can be side by side.
    if (best && doc.resolve(spot.position).index(0) !== doc.resolve(best.spot.position).index(0)) break;
    const there = boxOfSpot(view, spot);
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
