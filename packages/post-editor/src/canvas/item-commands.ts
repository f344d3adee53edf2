import type { Node, Schema } from '@tiptap/pm/model';
import { type Command, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { Values } from '../document/block-shapes.ts';
import { itemDepth, partOf } from '../document/parts.ts';
import { type Change, commandOf, filled, withNews } from './text-commands.ts';

/*
 * Commands on the items of a block: questions, figures, pictures of a gallery, rows of a comparison or table, and also
 * the items of a list. Each works at the caret, or on the item at a position.
 */

/** An item and its place in its list. */
interface Item {
  node: Node;
  position: number;
  list: Node;
  index: number;
}

/** Returns the item at a position, or around the caret. */
function itemAt({ doc, selection }: Transaction, position?: number): Item | undefined {
  const $place = position === undefined ? selection.$from : doc.resolve(position + 1);
  let depth = itemDepth($place);
  for (let at = $place.depth; at > depth; at -= 1) if ($place.node(at).type.name === 'item') depth = at;
  if (depth === 0) return undefined;
  return {
    node: $place.node(depth),
    position: $place.before(depth),
    list: $place.node(depth - 1),
    index: $place.index(depth - 1),
  };
}

/** Makes an empty item of a block, or an empty row with as many cells as a table has columns. */
function newItem(schema: Schema, name: string, columns: number): Node {
  const info = partOf(schema.nodes[name]?.create() as Node);
  if (info?.kind === 'row')
    return schema.node(
      name,
      null,
      Array.from({ length: columns }, () => schema.node(name.replace(/row$/, 'cell'))),
    );
  const values: Values = info?.values ?? {};
  // Views show fields of the item.
  const content = (info?.parts ?? []).map((part) =>
    part.kind === 'view'
      ? schema.node(`${name}_${part.name}`, {
          values: Object.fromEntries(part.fields.map((field) => [field, values[field]])),
        })
      : filled(schema, `${name}_${'field' in part ? part.field : part.name}`),
  );
  return schema.node(name, { values }, content);
}

/** Adds an item after the current one or, for a position before a list of items, at its end. */
export const addItem = (position?: number): Command => commandOf(withNewItem(1, position));
/** Adds an item before the current one. */
export const addItemBefore = (position?: number): Command => commandOf(withNewItem(0, position));

export const withNewItem =
  (side: 0 | 1, position?: number): Change =>
  (tr) => {
    const { doc } = tr;
    const { schema } = doc.type;
    const list = position === undefined ? null : doc.nodeAt(position);
    const isList = list !== null && ['items', 'rows'].includes(partOf(list)?.kind ?? '');
    const item = isList ? undefined : itemAt(tr, position);
    if (!isList && (!item || item.node.type.name === 'item')) return false;
    const parent = (isList ? list : item?.list) as Node;
    const kind = partOf(parent)?.kind === 'rows' ? 'row' : 'item';
    const at = item ? item.position + side * item.node.nodeSize : (position as number) + parent.nodeSize - 1;
    const index = item ? item.index + side : parent.childCount;
    const columns = Math.max(...parent.children.map(({ childCount }) => childCount), 1);
    const made = newItem(schema, `${parent.type.name}_${kind}`, columns);
    tr.insert(at, made);
    tr.setSelection(Selection.near(tr.doc.resolve(at + 1)));
    withNews(tr, `${partOf(made)?.one ?? 'Item'} added. ${index + 1} of ${parent.childCount + 1}.`);
    return true;
  };

/** Removes an item. The last item of a list stays, unless `isLastToo`. */
export const removeItem = (position?: number): Command => commandOf(withoutItem(position));

export const withoutItem =
  (position?: number): Change =>
  (tr) => {
    const item = itemAt(tr, position);
    if (!item || item.list.childCount === 1) return false;
    tr.delete(item.position, item.position + item.node.nodeSize);
    const $place = tr.doc.resolve(item.position);
    tr.setSelection(Selection.near($place, item.index > 0 ? -1 : 1));
    withNews(tr, `${partOf(item.node)?.one || 'Item'} deleted. Undo restores it.`);
    return true;
  };

/** Moves an item one place up or down in its list. */
export const moveItem = (step: -1 | 1, position?: number): Command =>
  commandOf((tr) => {
    const item = itemAt(tr, position);
    const next = item?.list.maybeChild(item.index + step);
    if (!item || !next) return false;
    const { node, index, list } = item;
    const caret = tr.selection.from - item.position;
    tr.delete(item.position, item.position + node.nodeSize);
    const at = item.position + (step < 0 ? -next.nodeSize : next.nodeSize);
    tr.insert(at, node);
    if (caret > 0 && caret < node.nodeSize) tr.setSelection(TextSelection.near(tr.doc.resolve(at + caret)));
    withNews(tr, `Moved ${step < 0 ? 'up' : 'down'}. ${index + step + 1} of ${list.childCount}.`);
    return true;
  });
