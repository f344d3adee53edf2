import { getChangedRanges } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { ITEMS_MAX, LINE_MAX, TABLE_ROWS_MAX, TEXT_MAX } from '@upcurve/post-blocks/limits';
import { fromInline, isFiller, isTextNode } from '../document/convert.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { isBlockList, partOf } from '../document/parts.ts';

/**
 * Refuses changes that make a text or list longer than posts may store, and says so. Changes from elsewhere and undo
 * are never refused, and a text that is too long already may become shorter.
 */
export const limits = (store: () => EditorStore) =>
  new Plugin({
    filterTransaction(tr, { doc }) {
      if (!tr.docChanged || tr.getMeta('fromElsewhere') || tr.getMeta('history$')) return true;
      const limit = findExceeded(tr, doc);
      // Deferred, because an announcement must not start another update inside this one.
      if (limit) {
        const remedy = limit.unit === 'characters' ? 'Shorten the text' : 'Remove some';
        queueMicrotask(() =>
          store().say(`At most ${limit.max} ${limit.unit} fit here. ${remedy} and try again.`),
        );
      }
      return !limit;
    },
  });

const sizeOf = (node: Node) => limitOf(node).size(node);

/** Returns the size of a node before a transaction; 0 for a new node. */
function sizeBefore(tr: Transaction, doc: Node, { type }: Node, position: number): number {
  const $before = doc.resolve(tr.mapping.invert().map(position + 1));
  for (let depth = $before.depth; depth >= 0; depth -= 1)
    if ($before.node(depth).type === type) return sizeOf($before.node(depth));
  return 0;
}

function findExceeded(tr: Transaction, doc: Node): Limit | undefined {
  let exceeded: Limit | undefined;
  for (const { newRange } of getChangedRanges(tr))
    tr.doc.nodesBetween(newRange.from, newRange.to, (node, position) => {
      const limit = limitOf(node);
      const size = limit.size(node);
      if (size > limit.max && sizeBefore(tr, doc, node, position) < size) exceeded ??= limit;
      return !exceeded && !node.isTextblock;
    });
  return exceeded;
}

interface Limit {
  max: number;
  unit: 'characters' | 'items' | 'blocks';
  size: (node: Node) => number;
}

const count = ({ childCount }: Node) => childCount;
/** Returns the length of a text as it is stored, with the signs of its marks. An emoji is one character, as for zod. */
const lengthOf = (node: Node) =>
  [...(node.type.markSet?.length === 0 ? node.textContent : fromInline(node)).trim()].length;
const characters = (max: number, size = lengthOf): Limit => ({ max, unit: 'characters', size });

function limitOf(node: Node): Limit {
  const part = partOf(node);
  switch (part?.kind ?? node.type.name) {
    case 'line':
    case 'cell':
      return characters(part?.max ?? LINE_MAX);
    case 'heading':
      return characters(LINE_MAX);
    case 'paragraph':
      return characters(TEXT_MAX);
    case 'text':
      return characters(TEXT_MAX, ({ children }) =>
        children.reduce((sum, child) => sum + lengthOf(child) + 2, -2),
      );
    case 'items':
    case 'cells':
    case 'rows':
    case 'row':
      return items(part?.max ?? ITEMS_MAX);
    case 'list':
      return items(TABLE_ROWS_MAX);
    case 'item':
      return { ...items(ITEMS_MAX), size: (item) => item.maybeChild(1)?.childCount ?? 0 };
    default:
      return isBlockList(node) && node.type.name !== 'doc'
        ? { max: ITEMS_MAX, unit: 'blocks', size: countBlocks }
        : items(Number.POSITIVE_INFINITY);
  }
}

const items = (max: number): Limit => ({ max, unit: 'items', size: count });

/** Counts the blocks of a column. Lines of the same text are one block, and new lines join it. */
const countBlocks = ({ children }: Node) =>
  children.filter((node, index) => {
    const before = children[index - 1];
    const joins = before && isTextNode(before) && isTextNode(node);
    return !isFiller(node) && !(joins && ['', before.attrs.id].includes(node.attrs.id));
  }).length;
