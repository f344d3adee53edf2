import { Fragment, type Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { type DocumentConverter, isFiller, isTextNode } from './convert.ts';
import { listDepth } from './parts.ts';
import { fitsInColumns, type PlacedBlock, selectionIn } from './placed-block.ts';

export type Step = 'up' | 'down' | 'in' | 'out';

/** Returns the position that a block moves to by one step: past a neighbour, or into, through or out of columns. */
export function stepTarget(
  doc: Node,
  { node, position, parent, index }: PlacedBlock,
  step: Step,
): number | undefined {
  const $position = doc.resolve(position);
  const end = position + node.nodeSize;
  const [before, after] = [index > 0 ? parent.child(index - 1) : null, parent.maybeChild(index + 1)];
  const isInColumn = $position.depth > 0;
  if (step === 'up' && before) return position - before.nodeSize;
  if (step === 'down' && after) return end + after.nodeSize;
  if (step === 'in') {
    if (isInColumn && $position.index(-1) < $position.node(-1).childCount - 1) return $position.after() + 1;
    if (before?.type.name.startsWith('columns')) return position - before.nodeSize + before.child(0).nodeSize;
    return after?.type.name.startsWith('columns') ? end + 2 : undefined;
  }
  if (!isInColumn) return undefined;
  if (step === 'out' && $position.index(-1) > 0) return $position.before() - 1;
  return step === 'down' ? $position.after(-1) : $position.before(-1);
}

/** Deletes a block. An empty line replaces the only block of a document or column. */
export function cutBlock(tr: Transaction, { node, position, parent }: PlacedBlock): void {
  const end = position + node.nodeSize;
  if (parent.childCount > 1) tr.delete(position, end);
  else tr.replaceWith(position, end, tr.doc.type.schema.node('paragraph'));
}

/** Moves a block to a position between two blocks, with the caret. Returns false if it does not fit there. */
export function moveBlock(
  tr: Transaction,
  convert: DocumentConverter,
  block: PlacedBlock,
  target: number,
): boolean {
  const { node, position } = block;
  const { selection } = tr;
  const end = position + node.nodeSize;
  if (target >= position && target <= end) return false;
  const $target = tr.doc.resolve(target);
  const depth = listDepth($target);
  const blocks = convert.toBlocks(Fragment.from(node));
  if (!fitsInColumns(depth, blocks)) return false;
  const moved = isTextNode(node) ? Fragment.from(node) : convert.toFragment(blocks, depth);
  const list = $target.parent;
  const isAlone = list.childCount === 1 && isFiller(list.child(0));
  cutBlock(tr, block);
  const at = tr.mapping.map(isAlone ? $target.start() : target);
  tr.replaceWith(at, isAlone ? at + list.child(0).nodeSize : at, moved);
  const isInside = selection.head > position && selection.head < end && moved.firstChild?.type === node.type;
  tr.setSelection(
    isInside && !(selection instanceof NodeSelection)
      ? TextSelection.near(tr.doc.resolve(at + selection.head - position))
      : selectionIn(tr.doc, at),
  );
  return true;
}
