import { Editor, type Extensions } from '@tiptap/core';
import { closeHistory, redoDepth, undoDepth } from '@tiptap/pm/history';
import { Fragment, type Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, type Transaction } from '@tiptap/pm/state';
import { allBlocks } from '@upcurve/post-blocks/content';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import type { Block } from '@upcurve/post-blocks/schema';
import { cutBlock, moveBlock, type Step, stepTarget } from './block-moves.ts';
import { type DocumentConverter, documentConverter } from './convert.ts';
import { listDepth } from './parts.ts';
import { patchContent } from './patch.ts';
import { blockAt, describePlace, findBlock, labelOf, type PlacedBlock, selectionIn } from './placed-block.ts';
import { copyWithNewIds } from './tree.ts';

/** Blocks that are dragged by mouse: one of the page from its place, or a new one. */
export interface Dragged {
  blocks: readonly Block[];
  from?: PlacedBlock;
}

/** Asks the panel to show the current block, to move the focus to its first field, or to choose its picture. */
type PanelRequest = 'block' | 'field' | 'picture';

const STEP_WORDS: Record<Step, string> = {
  up: 'up',
  down: 'down',
  in: 'into columns',
  out: 'out of columns',
};

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
  #byId: Map<string, Block> | undefined;
  #hasSelection = false;
  /** The last change to a block's fields. `turn` identifies its undo step; `doc` is the document after it. */
  #typed = { id: '', time: 0, turn: 0, doc: null as Node | null };
  blocks: readonly Block[] = [];
  news = '';
  request: PanelRequest | null = null;
  dragged: Dragged | null = null;
  /** Called after every change by the user. */
  onChange: (blocks: readonly Block[]) => void = () => {};
  /** Opens the address of the link at the selection. */
  onLink: () => void = () => {};
  /** Moves the focus from the start of the document to the title above it. */
  onLeaveTop: () => void = () => document.getElementById('post-title')?.focus();
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
        this.touch();
      },
    });
    this.convert = documentConverter(this.editor.schema);
    this.#doc = this.editor.state.doc;
    this.load(blocks);
  }

  /** The id of the block with the caret or selection; null while the title or nothing has the focus. */
  get selected(): string | null {
    return this.current()?.node.attrs.id || null;
  }
  get canUndo(): boolean {
    return undoDepth(this.editor.state) > 0;
  }
  get canRedo(): boolean {
    return redoDepth(this.editor.state) > 0;
  }
  block = (id: string): Block | undefined => {
    this.#byId ??= new Map(allBlocks([...this.blocks]).map((block) => [block.id, block]));
    return this.#byId.get(id);
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notifies subscribers of a change, such as to uploads or the slash menu. */
  touch(): void {
    for (const listener of this.#listeners) listener();
  }

  say(news: string): void {
    // Screen readers do not announce the same text twice, so a space makes it different.
    this.news = news === this.news ? `${news} ` : news;
    this.touch();
  }

  /** Returns the innermost block around the selection, or the block at a position. */
  current(position?: number): PlacedBlock | undefined {
    const { doc, selection } = this.editor.state;
    if (position !== undefined) return blockAt(doc, position);
    if (!this.#hasSelection) return undefined;
    return blockAt(doc, selection instanceof NodeSelection ? selection.from : selection.head);
  }

  find(id: string): PlacedBlock | undefined {
    return findBlock(this.editor.state.doc, id);
  }

  /** Marks that no block is selected, for example while the title has the focus. */
  deselect(): void {
    if (!this.#hasSelection) return;
    this.#hasSelection = false;
    this.touch();
  }

  /** Selects a block and moves the focus to it: to its text or, with 'field', to its first field in the panel. */
  focusOn(id: string, at: 'text' | 'field' = 'text'): void {
    const place = this.find(id);
    const block = this.block(id);
    if (!place || !block) return;
    this.focusAt(place.position);
    if (at === 'field' && BLOCKS[block.type].fields.length > 0) this.setRequest('field');
  }

  /** Selects the block at a position and moves the focus there. */
  focusAt(position: number): void {
    this.#hasSelection = true;
    const { state, view } = this.editor;
    this.editor.view.dispatch(state.tr.setSelection(selectionIn(state.doc, position)).scrollIntoView());
    view.focus?.();
    this.touch();
  }

  /** Moves the focus to an empty last line, which is added if there is none. */
  focusEnd(): void {
    const { doc, tr, schema } = this.editor.state;
    const last = doc.lastChild;
    if (last?.type.name !== 'paragraph' || last.content.size > 0)
      this.editor.view.dispatch(
        tr.insert(doc.content.size, schema.node('paragraph')).setMeta(NO_HISTORY, false),
      );
    this.focusAt(this.editor.state.doc.content.size - 2);
  }

  /** Changes a block that is not a text, keeping everything in it that stays the same. */
  replace(block: Block, { isUndoable = true } = {}): void {
    const place = this.find(block.id);
    if (!place || block === this.block(block.id)) return;
    const { tr, doc } = this.editor.state;
    const depth = listDepth(doc.resolve(place.position));
    const [node] = this.convert.toNodes(block, depth);
    if (!node) return;
    patchContent(tr, place.position + 1, place.node, node);
    tr.setNodeAttribute(place.position, 'values', node.attrs.values);
    const { id, time, turn, doc: after } = this.#typed;
    const isTyping = id === block.id && after === doc && Date.now() - time < UNDO_PAUSE_MS;
    this.#typed = { id: block.id, time: Date.now(), turn: isTyping ? turn : turn + 1, doc: null };
    // Changes with the same composition are one undo step.
    tr.setMeta('composition', `field-${this.#typed.turn}`);
    this.editor.view.dispatch(tr.setMeta(NO_HISTORY, isUndoable));
    this.#typed.doc = this.editor.state.doc;
  }

  remove(at = this.current()): void {
    if (!at) return;
    const { tr } = this.editor.state;
    cutBlock(tr, at);
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(at.position, tr.doc.content.size)), -1));
    this.editor.view.dispatch(closeHistory(tr).scrollIntoView());
    this.say(`${labelOf(at.node)} deleted. Undo restores it.`);
  }

  duplicate(at = this.current()): void {
    if (!at) return;
    const [copy] = copyWithNewIds(this.convert.toBlocks(Fragment.from(at.node)));
    if (!copy) return;
    const { tr, doc } = this.editor.state;
    const end = at.position + at.node.nodeSize;
    tr.insert(end, this.convert.toFragment([copy], listDepth(doc.resolve(end))));
    this.editor.view.dispatch(closeHistory(tr));
    this.focusAt(end);
    this.say(`${labelOf(at.node)} duplicated. ${this.where()}`);
  }

  /** Moves a block one step: past a neighbour, into the adjacent columns or column, or out of them. */
  move(step: Step, at = this.current()): void {
    const target = at && stepTarget(this.editor.state.doc, at, step);
    const isMoved = at && target !== undefined && this.moveTo(target, at);
    const where = STEP_WORDS[step];
    this.say(isMoved ? `Moved ${where}. ${this.where()}` : `The block cannot be moved ${where} from here.`);
  }

  /** Moves a block to a position between two blocks. Returns false if it does not fit there. */
  moveTo(target: number, at: PlacedBlock): boolean {
    const { tr } = this.editor.state;
    if (!moveBlock(tr, this.convert, at, target)) return false;
    this.#hasSelection = true;
    this.editor.view.dispatch(closeHistory(tr).scrollIntoView());
    return true;
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

  /** Applies blocks from elsewhere, such as a colleague's version. */
  load(blocks: readonly Block[]): void {
    const { tr, doc } = this.editor.state;
    patchContent(tr, 0, doc, this.convert.toDocument(blocks));
    // If the only block is selected, Tiptap would take an empty document for a deletion and remove the block's id.
    tr.setMeta('preventClearDocument', true);
    this.editor.view.dispatch(tr.setMeta(FROM_ELSEWHERE, true).setMeta(NO_HISTORY, false));
  }

  setRequest(request: PanelRequest | null): void {
    this.request = request;
    this.touch();
  }

  lastPlace(): PlacedBlock {
    const { doc } = this.editor.state;
    return this.current() ?? (blockAt(doc, doc.content.size - 1) as PlacedBlock);
  }

  /** Describes the place of the current block for screen readers. */
  where(): string {
    return describePlace(this.editor.state.doc, this.current());
  }

  #follow(tr: Transaction): void {
    if (this.editor.state.doc !== this.#doc) {
      this.#doc = this.editor.state.doc;
      this.blocks = this.convert.toBlocks(this.#doc);
      this.#byId = undefined;
      if (!tr.getMeta(FROM_ELSEWHERE)) this.onChange(this.blocks);
    }
    this.touch();
  }
}
