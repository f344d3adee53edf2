import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { newBlockId } from '@upcurve/post-blocks/content';
import { TABLE_ROWS_MAX } from '@upcurve/post-blocks/limits';
import { isFiller, isTextNode } from './convert.ts';
import { isBlockList } from './parts.ts';

/** Calls a function for each block node in reading order, with its position and the node that contains it. */
export function eachBlock(
  doc: Node,
  visit: (node: Node, position: number, parent: Node, index: number) => void,
): void {
  doc.descendants((node, position, parent, index) => {
    if (parent && isBlockList(parent)) visit(node, position, parent, index);
    return isBlockList(node) || node.type.name.startsWith('columns');
  });
}

/**
 * Returns a transaction that gives each block an id of its own. A new line after a text joins its block, up to the
 * maximum number of lines; the second half of a split text gets a new id. Returns undefined if all ids are right.
 */
function withBlockIds(state: EditorState): Transaction | undefined {
  const { tr } = state;
  const taken = new Set<string>();
  /** For each document or column, the text block that a following line may join. */
  const open = new Map<Node, { id: string; was: string; length: number }>();
  eachBlock(state.doc, (node, position, parent, index) => {
    // Copies of a column are the same `Node` object, so an earlier copy may have left an entry.
    if (index === 0) open.delete(parent);
    if (isFiller(node)) {
      open.delete(parent);
      return;
    }
    const was: string = node.attrs.id;
    const run = open.get(parent);
    let id = was;
    if (isTextNode(node) && run && run.length < TABLE_ROWS_MAX && (was === '' || was === run.was)) {
      id = run.id;
      run.length += 1;
    } else {
      if (id === '' || taken.has(id)) id = newBlockId();
      if (isTextNode(node)) open.set(parent, { id, was, length: 1 });
      else open.delete(parent);
    }
    taken.add(id);
    if (id !== was) tr.setNodeAttribute(position, 'id', id);
  });
  return tr.docChanged ? tr : undefined;
}

/** Keeps the ids of blocks unique. */
export const blockIds = () =>
  new Plugin({
    appendTransaction: (transactions, _, state) =>
      transactions.some(({ docChanged }) => docChanged) ? withBlockIds(state) : undefined,
  });
