import type { Node, Schema } from '@tiptap/pm/model';
import { Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { depthOf, itemDepth, partOf } from '../document/parts.ts';
import { announceChange, type Change } from './change.ts';
import { makeFilledNode } from './text-kinds.ts';

/*
 * Commands on the items of a block: questions, figures, pictures of a gallery, rows of a comparison or table, and also
 * the items of a list.
 */

interface Item {
  node: Node;
  position: number;
  list: Node;
  index: number;
}

function itemAt({ selection: { $from } }: Transaction): Item | undefined {
  const depth = Math.max(
    itemDepth($from),
    depthOf($from, ({ type }) => type.name === 'item'),
  );
  if (depth === 0) return undefined;
  return {
    node: $from.node(depth),
    position: $from.before(depth),
    list: $from.node(depth - 1),
    index: $from.index(depth - 1),
  };
}

/** Makes an empty item of a block, or an empty row with as many cells as a table has columns. */
function newItem(schema: Schema, name: string, columns: number): Node {
  const info = partOf(schema.nodes[name]?.create() as Node);
  if (info?.kind !== 'row') return makeFilledNode(schema, name, { values: info?.values });
  const cell = name.replace(/row$/, 'cell');
  return schema.node(
    name,
    null,
    Array.from({ length: columns }, () => schema.node(cell)),
  );
}

/** Adds an item after the current one or, for the position of a list of items, at its end. */
export const addItem =
  (position?: number): Change =>
  (tr) => {
    const { doc } = tr;
    const { schema } = doc.type;
    const list = position === undefined ? null : doc.nodeAt(position);
    const item = list ? undefined : itemAt(tr);
    if (!list && (!item || item.node.type.name === 'item')) return false;
    const parent = (list ?? item?.list) as Node;
    const kind = partOf(parent)?.kind === 'rows' ? 'row' : 'item';
    const at = item ? item.position + item.node.nodeSize : (position as number) + parent.nodeSize - 1;
    const index = item ? item.index + 1 : parent.childCount;
    const columns = Math.max(...parent.children.map(({ childCount }) => childCount), 1);
    const made = newItem(schema, `${parent.type.name}_${kind}`, columns);
    tr.insert(at, made);
    tr.setSelection(Selection.near(tr.doc.resolve(at + 1)));
    announceChange(tr, `${partOf(made)?.one ?? 'Item'} added. ${index + 1} of ${parent.childCount + 1}.`);
    return true;
  };

/** Removes the current item. The last item of a list stays. */
export const removeItem: Change = (tr) => {
  const item = itemAt(tr);
  if (!item || item.list.childCount === 1) return false;
  tr.delete(item.position, item.position + item.node.nodeSize);
  tr.setSelection(Selection.near(tr.doc.resolve(item.position), item.index > 0 ? -1 : 1));
  announceChange(tr, `${partOf(item.node)?.one || 'Item'} deleted. Undo restores it.`);
  return true;
};

/** Moves the current item one place up or down in its list. */
export const moveItem =
  (step: -1 | 1): Change =>
  (tr) => {
    const item = itemAt(tr);
    const next = item?.list.maybeChild(item.index + step);
    if (!item || !next) return false;
    const { node, index, list } = item;
    const caret = tr.selection.from - item.position;
    tr.delete(item.position, item.position + node.nodeSize);
    const at = item.position + (step < 0 ? -next.nodeSize : next.nodeSize);
    tr.insert(at, node);
    if (caret > 0 && caret < node.nodeSize) tr.setSelection(TextSelection.near(tr.doc.resolve(at + caret)));
    announceChange(tr, `Moved ${step < 0 ? 'up' : 'down'}. ${index + step + 1} of ${list.childCount}.`);
    return true;
  };
