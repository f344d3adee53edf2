import { allBlocks, newBlockId } from '@upcurve/post-blocks/content';
import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import type { Block, BlockType } from '@upcurve/post-blocks/schema';
import { beginHistory, changed, type History, redone, selected, undone } from './history.ts';
import {
  insertAt,
  listOf,
  mayHold,
  mayStand,
  movedTo,
  type Place,
  placeOf,
  ROOT,
  renamed,
  replaced,
  type Step,
  stepFrom,
  without,
} from './tree.ts';

/** A request to move the focus. `turn` distinguishes successive requests. */
export interface FocusRequest {
  id: string;
  /** The whole block, its text on the canvas, or its first field in the panel. */
  at: 'block' | 'text' | 'field';
  /** The position of the click, where the caret goes. */
  point?: { x: number; y: number };
  turn: number;
}

const STEP_WORDS: Record<Step, string> = {
  up: 'Moved up',
  down: 'Moved down',
  in: 'Moved into columns',
  out: 'Moved out of columns',
};

/** The blocks of a post during editing, with selection, undo history and screen reader announcements. */
export class EditorStore {
  #history: History;
  #byId: Map<string, Block>;
  readonly #listeners = new Set<() => void>();
  #focus: FocusRequest | null = null;
  #editing: string | null = null;
  #news = '';
  /** Called after every change by the user. */
  onChange: (blocks: readonly Block[]) => void = () => {};

  constructor(blocks: readonly Block[]) {
    this.#history = beginHistory(blocks);
    this.#byId = indexOf(blocks);
  }

  get blocks(): readonly Block[] {
    return this.#history.now.blocks;
  }
  get selected(): string | null {
    return this.#history.now.selected;
  }
  /** The block whose text is being edited on the canvas. */
  get editing(): string | null {
    return this.#editing;
  }
  get focus(): FocusRequest | null {
    return this.#focus;
  }
  get news(): string {
    return this.#news;
  }
  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }
  block = (id: string): Block | undefined => this.#byId.get(id);

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notifies subscribers after a change to other data that they use. */
  touch(): void {
    this.#tell();
  }

  say(news: string): void {
    // Screen readers do not announce the same text twice, so a space makes it different.
    this.#news = news === this.#news ? `${news} ` : news;
    this.#tell();
  }

  select(id: string | null): void {
    if (id === this.selected && (this.#editing === null || this.#editing === id)) return;
    this.#history = selected(this.#history, id);
    if (this.#editing !== id) this.#editing = null;
    this.#tell();
  }

  /** Selects a block and moves the focus to it. */
  focusOn(id: string, at: FocusRequest['at'] = 'block', point?: FocusRequest['point']): void {
    const block = this.block(id);
    if (!block) return;
    const isText = at === 'text' && block.type === 'richText';
    this.#history = selected(this.#history, id);
    this.#editing = isText ? id : null;
    this.#focus = {
      id,
      at: at === 'text' && !isText ? 'field' : at,
      turn: (this.#focus?.turn ?? 0) + 1,
      ...(point && { point }),
    };
    this.#tell();
  }

  /** Changes one block. Successive changes of the same `part` are one undo step. */
  replace(block: Block, part = 'text'): void {
    if (block === this.block(block.id)) return;
    this.#apply(replaced(this.blocks, block), this.selected, `${block.id} ${part}`);
  }

  /** Inserts blocks, by default after the selection. Blocks that are not allowed there are added at the end. */
  insert(blocks: readonly Block[], at: Place = this.placeAfter(this.selected)): void {
    const first = blocks[0];
    if (!first) return;
    const place = mayStand(this.blocks, at, blocks) ? at : { ...ROOT, index: this.blocks.length };
    this.#apply(insertAt(this.blocks, place, blocks), first.id, '');
  }

  /** Adds a new block, or replaces `instead` if given. */
  add(type: BlockType, at?: Place, instead?: string): void {
    const block = makeBlock(type, newBlockId());
    const old = instead === undefined ? undefined : placeOf(this.blocks, instead);
    const place = old ?? at ?? this.placeAfter(this.selected);
    const from = old && instead !== undefined ? without(this.blocks, instead) : this.blocks;
    const fits = mayHold(from, place, type);
    this.#apply(insertAt(from, fits ? place : { ...ROOT, index: from.length }, [block]), block.id, '');
    this.focusOn(block.id, 'text');
    this.say(`${BLOCKS[type].label} added. ${this.#whereOf(block.id)}`);
  }

  remove(id: string): void {
    const block = this.block(id);
    const place = placeOf(this.blocks, id);
    if (!block || !place) return;
    const below = listOf(this.blocks, place) ?? [];
    const next = below[place.index - 1]?.id ?? below[place.index + 1]?.id ?? place.parent;
    this.#apply(without(this.blocks, id), next, '');
    if (next) this.focusOn(next);
    this.say(`${BLOCKS[block.type].label} deleted. Undo restores it.`);
  }

  duplicate(id: string): void {
    const block = this.block(id);
    const [copy] = block ? renamed([block]) : [];
    if (!block || !copy) return;
    this.insert([copy], this.placeAfter(id));
    this.focusOn(copy.id);
    this.say(`${BLOCKS[block.type].label} duplicated. ${this.#whereOf(copy.id)}`);
  }

  move(id: string, step: Step): void {
    const place = stepFrom(this.blocks, id, step);
    if (!place) {
      this.say(
        `The block cannot be moved ${step === 'in' ? 'into columns' : step === 'out' ? 'out of columns' : step} from here.`,
      );
      return;
    }
    this.#apply(movedTo(this.blocks, id, place), id, '');
    this.focusOn(id);
    this.say(`${STEP_WORDS[step]}. ${this.#whereOf(id)}`);
  }

  /** Selects the previous or next block in reading order. */
  step(id: string | null, by: 1 | -1): boolean {
    const all = allBlocks([...this.blocks]);
    const at = id === null ? (by > 0 ? -1 : all.length) : all.findIndex((block) => block.id === id);
    const next = all[at + by];
    if (next) this.focusOn(next.id);
    return next !== undefined;
  }

  undo(): void {
    this.#travel(undone(this.#history), 'Undone', 'There is nothing to undo.');
  }
  redo(): void {
    this.#travel(redone(this.#history), 'Redone', 'There is nothing to redo.');
  }

  /** Applies a new order of blocks, for example after a drag. */
  arrange(blocks: readonly Block[]): void {
    this.#apply(blocks, this.selected, '');
  }

  /** Applies blocks from elsewhere, such as a colleague's version. Not a change by the user, but can be undone. */
  load(blocks: readonly Block[]): void {
    this.#set(changed(this.#history, { blocks, selected: this.#kept(blocks) }, '', Date.now()));
  }

  placeAfter(id: string | null): Place {
    const place = id === null ? undefined : placeOf(this.blocks, id);
    return place ? { ...place, index: place.index + 1 } : { ...ROOT, index: this.blocks.length };
  }

  #kept(blocks: readonly Block[]): string | null {
    return this.selected !== null && placeOf(blocks, this.selected) ? this.selected : null;
  }

  #whereOf(id: string): string {
    const place = placeOf(this.blocks, id);
    if (!place) return '';
    const count = listOf(this.blocks, place)?.length ?? 0;
    return `${place.index + 1} of ${count}${place.parent === null ? '' : ` in column ${place.column + 1}`}.`;
  }

  #travel(to: History, done: string, nothing: string): void {
    if (to === this.#history) {
      this.say(nothing);
      return;
    }
    const id = to.now.selected;
    this.#set(to);
    this.onChange(this.blocks);
    if (id && this.block(id) && this.#editing === null) this.focusOn(id);
    this.say(done);
  }

  #apply(blocks: readonly Block[], select: string | null, key: string): void {
    this.#set(changed(this.#history, { blocks, selected: select }, key, Date.now()));
    this.onChange(blocks);
  }

  #set(history: History): void {
    this.#history = history;
    this.#byId = indexOf(history.now.blocks);
    if (this.#editing !== null && !this.#byId.has(this.#editing)) this.#editing = null;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const indexOf = (blocks: readonly Block[]) =>
  new Map(allBlocks([...blocks]).map((block) => [block.id, block]));
