import { newBlockId } from '@upcurve/post-blocks/block-id';
import { allBlocks } from '@upcurve/post-blocks/content';
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

/** Where the focus is asked to go; `turn` tells one request from the next. */
export interface FocusRequest {
  id: string;
  /** The block as a whole, its text on the canvas, or its first field beside it. */
  at: 'block' | 'text' | 'field';
  /** Where it was pressed, for the caret. */
  point?: { x: number; y: number };
  turn: number;
}

const STEP_WORDS: Record<Step, string> = {
  up: 'Moved up',
  down: 'Moved down',
  in: 'Moved into columns',
  out: 'Moved out of columns',
};

/** The blocks of a post while they are edited: what they are, which one is selected, what can be undone, what is said aloud. */
export class EditorStore {
  #history: History;
  #byId: Map<string, Block>;
  readonly #listeners = new Set<() => void>();
  #focus: FocusRequest | null = null;
  #editing: string | null = null;
  #news = '';
  /** Told of every change that the user made. */
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

  /** Something else changed that is looked at along with the blocks. */
  touch(): void {
    this.#tell();
  }

  say(news: string): void {
    // The same words twice would be read once.
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

  /** A change of one block; typing on in the same `part` is one step to undo. */
  replace(block: Block, part = 'text'): void {
    if (block === this.block(block.id)) return;
    this.#apply(replaced(this.blocks, block), this.selected, `${block.id} ${part}`);
  }

  /** Blocks put at a place, by default after what is selected; those that may not stand there are put at the end. */
  insert(blocks: readonly Block[], at: Place = this.placeAfter(this.selected)): void {
    const first = blocks[0];
    if (!first) return;
    const place = mayStand(this.blocks, at, blocks) ? at : { ...ROOT, index: this.blocks.length };
    this.#apply(insertAt(this.blocks, place, blocks), first.id, '');
  }

  /** A new block, which takes the place of `instead` where that is given. */
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
    this.say(`${BLOCKS[block.type].label} deleted. Undo brings it back.`);
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
      this.say(`It cannot go ${step === 'in' ? 'into columns' : step === 'out' ? 'out' : step} from here.`);
      return;
    }
    this.#apply(movedTo(this.blocks, id, place), id, '');
    this.focusOn(id);
    this.say(`${STEP_WORDS[step]}. ${this.#whereOf(id)}`);
  }

  /** To the block before or after in the order of reading. */
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
    this.#travel(redone(this.#history), 'Done again', 'There is nothing to do again.');
  }

  /** Blocks as something else has them stand, such as a drag. */
  arrange(blocks: readonly Block[]): void {
    this.#apply(blocks, this.selected, '');
  }

  /** Blocks that came from elsewhere, such as a colleague's: the user did not change them, but can undo it. */
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
