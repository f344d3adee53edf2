import type { EditorView } from '@tiptap/pm/view';
import type { Block } from '@upcurve/post-blocks/schema';
import type { EditorStore } from '../document/editor-store.ts';
import { listDepth } from '../document/parts.ts';
import { fitsInColumns, type PlacedBlock } from '../document/placed-block.ts';

/* Finds blocks, and places between blocks, at points of the screen. */

const isColumn = (element: unknown): element is Element =>
  element instanceof Element && element.hasAttribute('data-column');

const isList = (view: EditorView, element: Element) => element === view.dom || isColumn(element);

/** Returns the box of an element. An element that only groups content has the box of its content. */
export function boxOf(element: Element): DOMRect {
  if (element.getClientRects().length > 0) return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Returns the innermost block element that contains an element. */
export function blockElementAround(view: EditorView, inside: Element | null): Element | null {
  if (!inside || inside === view.dom || !view.dom.contains(inside)) return null;
  let element: Element = inside;
  while (element.parentElement && !isList(view, element.parentElement)) element = element.parentElement;
  return element;
}

export const blockOf = (store: EditorStore, element: Element): PlacedBlock | undefined =>
  store.current(store.editor.view.posAtDOM(element, 0));

export function elementOf({ editor: { view } }: EditorStore, { position }: PlacedBlock): Element | null {
  const element = view.nodeDOM(position);
  return element instanceof Element ? element : null;
}

/** Returns the innermost block element beside a point: the point may be in the margin of the page. */
export function blockElementBeside(view: EditorView, x: number, y: number): Element | null {
  const page = view.dom.getBoundingClientRect();
  const inside = Math.min(Math.max(x, page.left + 2), page.right - 2);
  const under = document.elementFromPoint(inside, y);
  // In the empty space of a column, its last block is meant.
  return blockElementAround(view, isColumn(under) ? under.lastElementChild : under);
}

/** A place between two blocks, with its line in coordinates of the screen. */
export interface Place {
  position: number;
  left: number;
  top: number;
  width: number;
}

/** Returns the place between two blocks that is closest to a point and where the blocks fit. */
export function placeAt(store: EditorStore, x: number, y: number, blocks: readonly Block[]): Place {
  const { view } = store.editor;
  const page = view.dom.getBoundingClientRect();
  const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  const under = document.elementFromPoint(
    clamp(x, page.left + 2, page.right - 2),
    clamp(y, page.top + 2, page.bottom - 2),
  );
  let list: Element = under?.closest('[data-column]') ?? view.dom;
  if (!view.dom.contains(list)) list = view.dom;
  while (list !== view.dom && !fitsInColumns(depthOf(view, list), blocks))
    list = list.parentElement?.closest('[data-column]') ?? view.dom;

  const children = [...list.children].filter((child) => !child.classList.contains('ProseMirror-widget'));
  const middleOf = (box: DOMRect) => box.top + box.height / 2;
  const index = children.findIndex((child) => middleOf(boxOf(child)) > y);
  const low = index === -1 ? children.length : index;
  const [before, after] = [children[low - 1], children[low]];
  const box = list.getBoundingClientRect();
  const end = before && boxOf(before).bottom;
  const start = after && boxOf(after).top;
  const top =
    end !== undefined && start !== undefined ? (end + start) / 2 : (end ?? (start as number) - 12) + 6;
  const next = after && blockOf(store, after);
  const last = before && blockOf(store, before);
  const position = next?.position ?? (last ? last.position + last.node.nodeSize : view.posAtDOM(list, 0));
  return { position, left: box.left, top, width: box.width };
}

const depthOf = (view: EditorView, list: Element) =>
  listDepth(view.state.doc.resolve(view.posAtDOM(list, 0)));
