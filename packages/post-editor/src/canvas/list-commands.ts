import type { Node, NodeType } from '@tiptap/pm/model';
import { liftListItem, sinkListItem } from '@tiptap/pm/schema-list';
import {
  type Command,
  type EditorState,
  type Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state';
import { LIST_DEPTH_MAX } from '@upcurve/post-blocks/limits';
import type { Change } from './change.ts';

/** Applies a command for lists to a transaction. Such commands read only the selection and the transaction. */
const applyTo = (tr: Transaction, command: Command, selection: Selection = tr.selection) =>
  command({ tr, selection } as EditorState, () => {});

const itemType = (tr: Transaction) => tr.doc.type.schema.nodes.item as NodeType;

/** Returns the list items of the selection, as a range of the list around all of them. */
const itemRange = ({ $from, $to }: Selection) =>
  $from.blockRange($to, ({ firstChild }) => firstChild?.type.name === 'item');

/** Returns the number of lists within each other, this one included. */
const heightOf = (list: Node | null): number =>
  list ? 1 + Math.max(0, ...list.children.map((item) => heightOf(item.maybeChild(1)))) : 0;

/** Moves the selected items into the list of the item before them. */
export const sinkItems: Change = (tr) => {
  const range = itemRange(tr.selection);
  if (!range) return false;
  const items = range.parent.children.slice(range.startIndex, range.endIndex);
  const height = Math.max(...items.map((item) => heightOf(item.maybeChild(1))));
  let lists = 1;
  for (let depth = range.depth; depth > 0; depth -= 1)
    if (range.$from.node(depth).type.name === 'list') lists += 1;
  return lists + height <= LIST_DEPTH_MAX && applyTo(tr, sinkListItem(itemType(tr)));
};

/** Moves the selected items one level out, or out of the list to be paragraphs. */
export const liftItems: Change = (tr) => {
  const range = itemRange(tr.selection);
  if (!range) return false;
  const texts: number[] = [];
  range.parent.forEach((_, offset, index) => {
    if (index >= range.startIndex && index < range.endIndex)
      texts.unshift(range.$from.start(range.depth) + offset + 2);
  });
  const isNested = range.$from.node(range.depth - 1).type.name === 'item';
  // From the last, so that earlier positions stay valid.
  for (const text of texts) {
    const before = tr.steps.length;
    applyTo(tr, liftListItem(itemType(tr)), TextSelection.create(tr.doc, text));
    if (isNested) continue;
    const $text = tr.doc.resolve(tr.mapping.slice(before).map(text));
    tr.setNodeAttribute($text.before(), 'id', range.parent.attrs.id);
    const below = $text.node(-1).maybeChild($text.index(-1) + 1);
    if (below?.type === range.parent.type) joinLists(tr, $text.after() + below.nodeSize);
  }
  return true;
};

/** Joins lists of the same kind that meet at a position. */
export function joinLists(tr: Transaction, position: number): void {
  const { nodeBefore, nodeAfter } = tr.doc.resolve(position);
  if (
    nodeBefore?.type.name === 'list' &&
    nodeAfter?.type.name === 'list' &&
    nodeBefore.attrs.isOrdered === nodeAfter.attrs.isOrdered
  )
    tr.join(position);
}

export function outermostList({ selection: { $from } }: EditorState) {
  for (let depth = 1; depth <= $from.depth; depth += 1)
    if ($from.node(depth).type.name === 'list') return $from.node(depth);
  return undefined;
}
