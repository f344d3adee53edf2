import { LIST_DEPTH_MAX } from '@upcurve/post-blocks/limits';
import { toggleMark } from 'prosemirror-commands';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema.ts';

const { list, item, break: lineBreak } = schema.nodes;
const { bold, italic, code, link } = schema.marks;

export const toggleBold = toggleMark(bold);
export const toggleItalic = toggleMark(italic);
export const toggleCode = toggleMark(code);

const listDepth = ({ selection: { $from } }: EditorState): number => {
  let depth = 0;
  for (let at = $from.depth; at > 0; at -= 1) if ($from.node(at).type === list) depth += 1;
  return depth;
};

export const sink: Command = (state, dispatch) =>
  listDepth(state) < LIST_DEPTH_MAX && sinkListItem(item)(state, dispatch);
export const lift = liftListItem(item);
export const split = splitListItem(item);

/** Returns the start of the outermost list around the selection. */
function outermostList({ selection: { $from } }: EditorState) {
  for (let depth = 1; depth <= $from.depth; depth += 1)
    if ($from.node(depth).type === list) return { node: $from.node(depth), at: $from.before(depth) };
  return undefined;
}

/** Turns the selection into a list of this kind, or turns such a list back into text. */
export const toggleList =
  (isOrdered: boolean): Command =>
  (state, dispatch, view) => {
    const around = outermostList(state);
    if (!around) return wrapInList(list, { isOrdered })(state, dispatch, view);
    if (around.node.attrs.isOrdered === isOrdered) return lift(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(around.at, undefined, { isOrdered }));
    return true;
  };

export const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
  return true;
};

/** Returns the address of the link at the selection, if any. */
export function hrefAt({ selection: { $from, from, to, empty }, doc }: EditorState): string | undefined {
  if (empty)
    return link.isInSet($from.marks())?.attrs.href ?? link.isInSet($from.nodeAfter?.marks ?? [])?.attrs.href;
  let href: string | undefined;
  doc.nodesBetween(from, to, (node) => {
    href ??= link.isInSet(node.marks)?.attrs.href;
  });
  return href;
}

/** Returns the range of the whole link at the caret. */
function linkAround({ selection: { $from } }: EditorState): { from: number; to: number } | undefined {
  const { parent, parentOffset } = $from;
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return undefined;
  let [from, to, at] = [-1, -1, 0];
  parent.forEach((node) => {
    const isIn = mark.isInSet(node.marks);
    if (isIn && (from < 0 || to < at)) from = at;
    if (isIn && (at <= parentOffset || from >= 0)) to = at + node.nodeSize;
    if (!isIn && to < parentOffset) from = -1;
    at += node.nodeSize;
  });
  const start = $from.start();
  return from < 0 ? undefined : { from: start + from, to: start + to };
}

/** Links the selection, or removes the link if `href` is empty. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const range = empty ? linkAround(state) : { from, to };
    if (!range) {
      if (!href) return false;
      dispatch?.(state.tr.insert(from, schema.text(href, [link.create({ href })])));
      return true;
    }
    const tr = state.tr.removeMark(range.from, range.to, link);
    dispatch?.(href ? tr.addMark(range.from, range.to, link.create({ href })) : tr);
    return true;
  };

export interface Active {
  bold: boolean;
  italic: boolean;
  code: boolean;
  link: boolean;
  list: 'bullets' | 'numbers' | null;
}

/** Returns the formatting of the selection, for the format buttons. */
export function activeIn(state: EditorState): Active {
  const { from, to, empty, $from } = state.selection;
  const has = (type: typeof bold) =>
    empty
      ? Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
      : state.doc.rangeHasMark(from, to, type);
  const around = outermostList(state)?.node;
  return {
    bold: has(bold),
    italic: has(italic),
    code: has(code),
    link: hrefAt(state) !== undefined,
    list: around ? (around.attrs.isOrdered ? 'numbers' : 'bullets') : null,
  };
}
