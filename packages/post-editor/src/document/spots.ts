import type { Node } from '@tiptap/pm/model';
import { NodeSelection, type Selection, TextSelection } from '@tiptap/pm/state';
import { isBlockList } from './parts.ts';

/* The places that carets go to: texts, and blocks without text, which are selected as a whole. */

export interface Spot {
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
