import { Editor, type Extensions } from '@tiptap/core';
import { closeHistory, redoDepth, undoDepth } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { allBlocks, newBlockId } from '@upcurve/post-blocks/content';
import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import type { Block, BlockType } from '@upcurve/post-blocks/schema';
import { eachBlock } from './block-ids.ts';
import { type DocumentConverter, documentConverter, isEmptyLine, isFiller, isTextNode } from './convert.ts';
import { blockDepth, isBlockList, listDepth } from './parts.ts';
import { patchContent } from './patch.ts';
import { selectionAt, spotFrom } from './spots.ts';
import { copyWithNewIds } from './tree.ts';

/** A request to move the focus to the first field of the panel. */
interface FieldRequest {
  id: string;
  /** Whether the block was just added, so that its picture is chosen at once. */
  isNew: boolean;
}

export type Step = 'up' | 'down' | 'in' | 'out';
const STEP_WORDS: Record<Step, string> = {
  up: 'Moved up',
  down: 'Moved down',
  in: 'Moved into columns',
  out: 'Moved out of columns',
};

/** A block node and its place. */
export interface PlacedBlock {
  node: Node;
  /** The position before the node. */
  position: number;
  /** The document or column that contains it. */
  parent: Node;
  index: number;
}

/** The kinds of blocks that are empty until something is chosen in the panel. */
const BEGINS_IN_PANEL = new Set<BlockType>(['image', 'gallery', 'video', 'embed', 'chart']);
/** The pause after which typing in a field is a new undo step, in ms. */
const UNDO_PAUSE_MS = 1000;

const NO_HISTORY = 'addToHistory';
/** Set on changes that came from elsewhere, so that they are not saved as the user's own. */
const FROM_ELSEWHERE = 'fromElsewhere';

/** The open document of a post: its blocks, the selection, undo, and announcements for screen readers. */
export class EditorStore {
  readonly editor: Editor;
  readonly convert: DocumentConverter;
  readonly #listeners = new Set<() => void>();
  #doc: Node;
  #blocks: readonly Block[] = [];
  #byId: Map<string, Block> | undefined;
  #hasSelection = false;
  #field: FieldRequest | null = null;
  #added: { id: string } | null = null;
  /** The last change to a block's fields. `turn` identifies its undo step; `doc` is the document after it. */
  #typed = { id: '', time: 0, turn: 0, doc: null as Node | null };
  #news = '';
  /** Called after every change by the user. */
  onChange: (blocks: readonly Block[]) => void = () => {};
  /** Opens the address of the link at the selection. */
  onLink: () => void = () => {};
  /** Moves the focus from the start of the document to the title above it. */
  onLeaveTop: () => void = () => document.getElementById('post-title')?.focus();
  /** Opens the menu of the current block. */
  onMenu: () => void = () => {};

  /** `extensions` returns the parts of the editor. The store does not exist yet when they are made. */
  constructor(blocks: readonly Block[], extensions: (store: () => EditorStore) => Extensions) {
    this.editor = new Editor({
      injectCSS: false,
      enableInputRules: true,
      enablePasteRules: false,
      extensions: extensions(() => this),
      onTransaction: ({ transaction }) => this.#follow(transaction),
      onFocus: () => {
        this.#hasSelection = true;
        this.#tell();
      },
    });
    this.convert = documentConverter(this.editor.schema);
    this.#doc = this.editor.state.doc;
    this.load(blocks);
  }

  get blocks(): readonly Block[] {
    return this.#blocks;
  }
  /** The id of the block with the caret or selection; null while the title or nothing has the focus. */
  get selected(): string | null {
    return this.current()?.node.attrs.id || null;
  }
  get field(): FieldRequest | null {
    return this.#field;
  }
  /** The block that was added last, with any choice of a list of blocks. A new object for each. */
  get added(): { id: string } | null {
    return this.#added;
  }
  get news(): string {
    return this.#news;
  }
  get canUndo(): boolean {
    return undoDepth(this.editor.state) > 0;
  }
  get canRedo(): boolean {
    return redoDepth(this.editor.state) > 0;
  }
  block = (id: string): Block | undefined => {
    this.#byId ??= new Map(allBlocks([...this.#blocks]).map((block) => [block.id, block]));
    return this.#byId.get(id);
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notifies subscribers of a change to data outside the store, such as uploads or the slash menu. */
  touch(): void {
    this.#tell();
  }

  say(news: string): void {
    // Screen readers do not announce the same text twice, so a space makes it different.
    this.#news = news === this.#news ? `${news} ` : news;
    this.#tell();
  }

  /** Returns the innermost block around the selection, or the block at a position. */
  current(position?: number): PlacedBlock | undefined {
    if (position !== undefined) return this.#placed(position);
    if (!this.#hasSelection) return undefined;
    const { selection } = this.editor.state;
    if (selection instanceof NodeSelection && isBlockList(selection.$from.parent))
      return this.#placed(selection.from);
    const depth = blockDepth(selection.$head);
    return depth === 0 ? undefined : this.#placed(selection.$head.before(depth));
  }

  /** Returns the position of a block. */
  positionOf(id: string): number | undefined {
    let found: number | undefined;
    eachBlock(this.editor.state.doc, (node, position) => {
      if (node.attrs.id === id) found ??= position;
    });
    return found;
  }

  /** Marks that no block is selected, for example while the title has the focus. */
  deselect(): void {
    if (!this.#hasSelection) return;
    this.#hasSelection = false;
    this.#tell();
  }

  /** Selects a block and moves the focus to it: to its text or, with 'field', to its first field in the panel. */
  focusOn(id: string, at: 'text' | 'field' = 'text'): void {
    const position = this.positionOf(id);
    const block = this.block(id);
    if (position === undefined || !block) return;
    this.focusAt(position);
    if (at === 'field' && BLOCKS[block.type].fields.length > 0) this.#askForField(id);
  }

  /** Selects the block at a position and moves the focus there. */
  focusAt(position: number): void {
    this.#hasSelection = true;
    const { state, view } = this.editor;
    this.#dispatch(state.tr.setSelection(selectionIn(state.doc, position)).scrollIntoView());
    view.focus?.();
    this.#tell();
  }

  /** Moves the focus to the start of the document, below the title. */
  focusStart(): void {
    this.focusAt(0);
  }

  /** Moves the focus to an empty last line, which is added if there is none. */
  focusEnd(): void {
    const { doc, tr, schema } = this.editor.state;
    const last = doc.lastChild;
    if (last?.type.name !== 'paragraph' || last.content.size > 0)
      this.#dispatch(tr.insert(doc.content.size, schema.node('paragraph')).setMeta(NO_HISTORY, false));
    this.focusAt(this.editor.state.doc.content.size - 2);
  }

  /** Changes one block, keeping everything in it that stays the same. */
  replace(block: Block, { isUndoable = true } = {}): void {
    const position = this.positionOf(block.id);
    if (position === undefined || block === this.block(block.id)) return;
    const { tr, doc } = this.editor.state;
    const $position = doc.resolve(position);
    const { parent } = $position;
    const first = $position.index();
    const count = this.#runLength(parent, first);
    const children = [...parent.children];
    children.splice(first, count, ...this.convert.toNodes(block, listDepth($position)));
    const start = $position.depth === 0 ? 0 : $position.start();
    patchContent(tr, start, parent, parent.copy(Fragment.from(children)));
    const { id, time, turn, doc: after } = this.#typed;
    const isTyping = id === block.id && after === doc && Date.now() - time < UNDO_PAUSE_MS;
    this.#typed = { id: block.id, time: Date.now(), turn: isTyping ? turn : turn + 1, doc: null };
    // Changes with the same composition are one undo step.
    tr.setMeta('composition', `field-${this.#typed.turn}`);
    this.#dispatch(tr.setMeta(NO_HISTORY, isUndoable));
    this.#typed.doc = this.editor.state.doc;
  }

  /** Inserts blocks after the current block, or instead of an empty line. Selects the first of them. */
  insert(blocks: readonly Block[], after = this.lastPlace()): void {
    const first = blocks[0];
    if (!first) return;
    const { tr, doc } = this.editor.state;
    const { position, node } = after;
    const start = isEmptyLine(node) ? position : position + node.nodeSize;
    const $start = doc.resolve(start);
    // Columns that would be nested too deeply go after the outermost block instead.
    const isTooDeep = !this.fits(listDepth($start), blocks);
    const at = isTooDeep ? $start.after(1) : start;
    const end = isEmptyLine(node) && !isTooDeep ? position + node.nodeSize : at;
    tr.replaceWith(at, end, this.convert.toFragment(blocks, isTooDeep ? 0 : listDepth($start)));
    this.#dispatch(closeHistory(tr));
    this.show(first.id);
  }

  /** Selects a new block and, once it is drawn, scrolls it into view. */
  show(id: string): void {
    this.focusOn(id);
    requestAnimationFrame(() => {
      if (this.editor.isDestroyed) return;
      const position = this.positionOf(id);
      const dom = position === undefined ? null : this.editor.view.nodeDOM(position);
      if (dom instanceof Element) dom.scrollIntoView({ block: 'nearest' });
    });
  }

  /** Adds a new block after the current one, or the given block of this type. */
  add(type: BlockType, after?: PlacedBlock, block: Block = makeBlock(type, newBlockId())): void {
    this.insert([block], after);
    this.#added = { id: block.id };
    if (BEGINS_IN_PANEL.has(type)) this.#askForField(block.id, true);
    this.say(`${BLOCKS[type].label} added. ${this.whereOf(this.current())}`);
  }

  /** Adds a block at a position between two blocks, such as where it was dropped. */
  addAt(type: BlockType, position: number): void {
    const { tr, doc } = this.editor.state;
    const $position = doc.resolve(position);
    const block = makeBlock(type, newBlockId());
    if (!this.fits(listDepth($position), [block])) return;
    tr.insert(position, this.convert.toFragment([block], listDepth($position)));
    this.#dispatch(closeHistory(tr));
    this.show(block.id);
    this.say(`${BLOCKS[type].label} added. ${this.whereOf(this.current())}`);
  }

  remove(at = this.current()): void {
    if (!at) return;
    const { tr } = this.editor.state;
    this.#cut(tr, at);
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(at.position, tr.doc.content.size)), -1));
    this.#dispatch(closeHistory(tr).scrollIntoView());
    this.say(`${labelOf(at.node)} deleted. Undo restores it.`);
  }

  duplicate(at = this.current()): void {
    if (!at) return;
    const [copy] = copyWithNewIds(this.convert.toBlocks(Fragment.from(at.node)));
    if (!copy) return;
    const { tr, doc } = this.editor.state;
    const end = at.position + at.node.nodeSize;
    tr.insert(end, this.convert.toFragment([copy], listDepth(doc.resolve(end))));
    this.#dispatch(closeHistory(tr));
    this.focusAt(end);
    this.say(`${labelOf(at.node)} duplicated. ${this.whereOf(this.current())}`);
  }

  /** Moves a block one step: past a neighbour, into the adjacent columns or column, or out of them. */
  move(step: Step, at = this.current()): void {
    const target = at && this.#targetOf(at, step);
    if (!at || target === undefined || !this.moveTo(target, at)) {
      const where = step === 'in' ? 'into columns' : step === 'out' ? 'out of columns' : step;
      this.say(`The block cannot be moved ${where} from here.`);
      return;
    }
    this.say(`${STEP_WORDS[step]}. ${this.whereOf(this.current())}`);
  }

  /** Moves a block to a position between two blocks. Returns false if it does not fit there. */
  moveTo(target: number, { node, position, parent, index }: PlacedBlock): boolean {
    const { tr, doc, selection } = this.editor.state;
    const end = position + node.nodeSize;
    if (target >= position && target <= end) return false;
    const $target = doc.resolve(target);
    const depth = listDepth($target);
    const blocks = this.convert.toBlocks(Fragment.from(node));
    if (!this.fits(depth, blocks)) return false;
    const moved = isTextNode(node) ? Fragment.from(node) : this.convert.toFragment(blocks, depth);
    const list = $target.parent;
    const isAlone = list.childCount === 1 && isFiller(list.child(0));
    this.#cut(tr, { node, position, parent, index });
    const at = tr.mapping.map(isAlone ? $target.start() : target);
    if (isAlone) tr.replaceWith(at, at + list.child(0).nodeSize, moved);
    else tr.insert(at, moved);
    const offset = selection.head - position;
    const isInside =
      selection.head > position && selection.head < end && moved.firstChild?.type === node.type;
    tr.setSelection(
      isInside && !(selection instanceof NodeSelection)
        ? TextSelection.near(tr.doc.resolve(at + offset))
        : selectionIn(tr.doc, at),
    );
    this.#hasSelection = true;
    this.#dispatch(closeHistory(tr).scrollIntoView());
    return true;
  }

  /** Whether blocks may be placed in a list with this many columns blocks around it. */
  fits(depth: number, blocks: readonly Block[]): boolean {
    return depth + Math.max(0, ...blocks.map(columnsHeight)) <= 2;
  }

  undo(): void {
    const isPossible = this.canUndo;
    if (isPossible) this.editor.commands.undo();
    this.say(isPossible ? 'Undone' : 'There is nothing to undo.');
  }
  redo(): void {
    const isPossible = this.canRedo;
    if (isPossible) this.editor.commands.redo();
    this.say(isPossible ? 'Redone' : 'There is nothing to redo.');
  }

  /** Applies blocks from elsewhere, such as a colleague's version. Keeps the caret and the own undo steps. */
  load(blocks: readonly Block[]): void {
    const { tr, doc } = this.editor.state;
    patchContent(tr, 0, doc, withFillersOf(doc, this.convert.toDocument(blocks)));
    // If the only block is selected, Tiptap would take an empty document for a deletion and remove the block's id.
    tr.setMeta('preventClearDocument', true);
    this.#dispatch(tr.setMeta(FROM_ELSEWHERE, true).setMeta(NO_HISTORY, false));
  }

  /** Ends the request to move the focus to a field. */
  endFieldRequest(): void {
    this.#field = null;
    this.#tell();
  }

  #askForField(id: string, isNew = false): void {
    this.#field = { id, isNew };
    this.#tell();
  }

  #dispatch(tr: Transaction): void {
    this.editor.view.dispatch(tr);
  }

  /** Returns the place of the block at a position. */
  #placed(position: number): PlacedBlock | undefined {
    const { doc } = this.editor.state;
    const $position = doc.resolve(Math.min(position, doc.content.size));
    const depth = isBlockList($position.parent) ? $position.depth + 1 : blockDepth($position);
    if (depth > $position.depth) {
      const node = $position.nodeAfter;
      return node
        ? { node, position: $position.pos, parent: $position.parent, index: $position.index() }
        : undefined;
    }
    if (depth === 0) return undefined;
    return {
      node: $position.node(depth),
      position: $position.before(depth),
      parent: $position.node(depth - 1),
      index: $position.index(depth - 1),
    };
  }

  /** The current block, or the last one. */
  lastPlace(): PlacedBlock {
    const { doc } = this.editor.state;
    const node = doc.lastChild as Node;
    return (
      this.current() ?? {
        node,
        position: doc.content.size - node.nodeSize,
        parent: doc,
        index: doc.childCount - 1,
      }
    );
  }

  #runLength(parent: Node, first: number): number {
    const node = parent.child(first);
    let count = 1;
    if (!isTextNode(node)) return count;
    while (
      parent.maybeChild(first + count)?.attrs.id === node.attrs.id &&
      isTextNode(parent.child(first + count))
    )
      count += 1;
    return count;
  }

  #targetOf({ node, position, parent, index }: PlacedBlock, step: Step): number | undefined {
    const { doc } = this.editor.state;
    const $position = doc.resolve(position);
    const end = position + node.nodeSize;
    const [before, after] = [index > 0 ? parent.child(index - 1) : null, parent.maybeChild(index + 1)];
    const isInColumn = $position.depth > 0;
    const column = isInColumn ? $position.index(-1) : 0;
    const columns = isInColumn ? $position.node(-1) : null;
    if (step === 'up') {
      if (before) return position - before.nodeSize;
      return isInColumn ? $position.before(-1) : undefined;
    }
    if (step === 'down') {
      if (after) return end + after.nodeSize;
      return isInColumn ? $position.after(-1) : undefined;
    }
    if (step === 'out') {
      if (!isInColumn) return undefined;
      return column === 0 ? $position.before(-1) : $position.before() - 1;
    }
    if (columns && column < columns.childCount - 1) return $position.after() + 1;
    if (before?.type.name.startsWith('columns'))
      return position - before.nodeSize + 1 + before.child(0).nodeSize - 1;
    if (after?.type.name.startsWith('columns')) return end + 2;
    return undefined;
  }

  /** Deletes a block. An empty line replaces the only block of a document or column. */
  #cut(tr: Transaction, { node, position, parent }: PlacedBlock): void {
    const end = position + node.nodeSize;
    if (parent.childCount === 1) tr.replaceWith(position, end, this.editor.schema.node('paragraph'));
    else tr.delete(position, end);
  }

  /** Describes the place of a block for screen readers. */
  whereOf(at: PlacedBlock | undefined): string {
    if (!at) return '';
    const $position = this.editor.state.doc.resolve(at.position);
    const column = $position.depth === 0 ? '' : ` in column ${$position.index(-1) + 1}`;
    return `${at.index + 1} of ${at.parent.childCount}${column}.`;
  }

  #follow(tr: Transaction): void {
    if (this.editor.state.doc !== this.#doc) {
      this.#doc = this.editor.state.doc;
      this.#blocks = this.convert.toBlocks(this.#doc);
      this.#byId = undefined;
      if (!tr.getMeta(FROM_ELSEWHERE)) this.onChange(this.#blocks);
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const columnsHeight = (block: Block): number =>
  block.type === 'columns' ? 1 + Math.max(0, ...block.columns.flat().map(columnsHeight)) : 0;

/**
 * Returns the caret at the end of the first text of a block, or the selected block if it has no text. Tables begin in
 * their first cell, not in an empty caption.
 */
function selectionIn(doc: Node, position: number): Selection {
  const first = doc.nodeAt(position)?.firstChild;
  const hasEmptyCaption = first?.type.name.endsWith('_caption') && first.content.size === 0;
  // An empty text is two positions long.
  const spot = spotFrom(doc, hasEmptyCaption ? position + 3 : position, 1);
  return spot ? selectionAt(doc, spot, 'end') : Selection.atEnd(doc);
}

/** Adds the empty lines of a document or column to another, after the same blocks, because the caret may be there. */
function withFillersOf(from: Node, to: Node): Node {
  if (from.childCount === 1 && isFiller(from.child(0))) return to;
  if (to.childCount === 1 && isFiller(to.child(0))) return to;
  const columns = new Map(from.children.map((node) => [node.attrs.id, node] as const));
  const known = new Set(to.children.map(({ attrs }) => attrs.id));
  /** The lines after each block; '' is the start. */
  const lines = new Map<string, Node[]>();
  let last = '';
  for (const node of from.children) {
    if (isFiller(node)) lines.set(last, [...(lines.get(last) ?? []), node]);
    else if (known.has(node.attrs.id)) last = node.attrs.id;
  }
  const children = to.children.flatMap((node, index) => {
    const { id } = node.attrs;
    const was = columns.get(id);
    const isLast = to.maybeChild(index + 1)?.attrs.id !== id;
    const filled =
      was?.type === node.type && node.type.name.startsWith('columns')
        ? withChildren(
            node,
            node.children.map((column, at) => {
              const before = was.maybeChild(at);
              return before ? withFillersOf(before, column) : column;
            }),
          )
        : node;
    return [filled, ...(isLast ? (lines.get(id) ?? []) : [])];
  });
  return withChildren(to, [...(lines.get('') ?? []), ...children]);
}

const withChildren = (node: Node, children: readonly Node[]): Node =>
  children.length === node.childCount && children.every((child, index) => child === node.child(index))
    ? node
    : node.copy(Fragment.from(children));

/** Returns the name of a block's kind. */
export function labelOf(node: Node): string {
  const name = isTextNode(node) ? 'richText' : node.type.name.replace('Inside', '');
  return BLOCKS[name as BlockType].label;
}
