import { closeHistory } from '@tiptap/pm/history';
import { newBlockId } from '@upcurve/post-blocks/content';
import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import type { Block, BlockType } from '@upcurve/post-blocks/schema';
import { isEmptyLine } from './convert.ts';
import type { EditorStore } from './editor-store.ts';
import { listDepth } from './parts.ts';
import { fitsInColumns, type PlacedBlock } from './placed-block.ts';

/** The kinds of blocks that are empty until something is chosen in the panel. */
const BEGINS_IN_PANEL = new Set<BlockType>(['image', 'gallery', 'video', 'embed', 'chart']);

/** Replaces a range between two blocks with new ones. Selects the first and scrolls it into view. */
export function putBlocks(store: EditorStore, blocks: readonly Block[], from: number, to = from): void {
  const [first] = blocks;
  if (!first) return;
  const { editor, convert } = store;
  const { tr, doc } = editor.state;
  tr.replaceWith(from, to, convert.toFragment(blocks, listDepth(doc.resolve(from))));
  editor.view.dispatch(closeHistory(tr));
  store.focusOn(first.id);
  // Once it is drawn.
  requestAnimationFrame(() => {
    if (editor.isDestroyed) return;
    const place = store.find(first.id);
    const dom = place && editor.view.nodeDOM(place.position);
    if (dom instanceof Element) dom.scrollIntoView({ block: 'nearest' });
  });
}

/** Inserts blocks after a block, by default the current one, or instead of an empty line. */
export function insertBlocks(
  store: EditorStore,
  blocks: readonly Block[],
  { position, node }: PlacedBlock = store.lastPlace(),
): void {
  const end = position + node.nodeSize;
  const start = isEmptyLine(node) ? position : end;
  const $start = store.editor.state.doc.resolve(start);
  if (fitsInColumns(listDepth($start), blocks)) putBlocks(store, blocks, start, end);
  // Columns that would be nested too deeply go after the outermost block instead.
  else putBlocks(store, blocks, $start.after(1));
}

/** Adds a new block, or the given one of this type, after the current one. */
export function addBlock(
  store: EditorStore,
  type: BlockType,
  block: Block = makeBlock(type, newBlockId()),
): void {
  insertBlocks(store, [block]);
  store.setRequest(BEGINS_IN_PANEL.has(type) ? 'picture' : 'block');
  store.say(`${BLOCKS[type].label} added. ${store.where()}`);
}
