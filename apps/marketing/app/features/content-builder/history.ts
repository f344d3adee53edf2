import {
  type BlockContent,
  type BlockType,
  FIELDS,
  type FieldName,
  type Template,
} from '../../content/post-shape.ts';
import { type Block, emptyBlock, type Post } from './post.ts';

export const MAX_BLOCKS = 40;
export const MAX_FIELD = 2_000;
const MAX_STEPS = 200;
/** Typing in one field is undone as a whole while no longer pause than this lies in it. */
const TYPING_PAUSE_MS = 1_200;

export interface History {
  past: readonly Post[];
  present: Post;
  future: readonly Post[];
  nextId: number;
  /** The field being typed in, and when last. */
  typing: { field: string; at: number } | null;
}

export type Action =
  | { type: 'add'; block: BlockType; after: number | null }
  | { type: 'edit'; id: number; field: FieldName; value: string; at: number }
  | { type: 'move'; id: number; by: 1 | -1 }
  | { type: 'duplicate'; id: number }
  | { type: 'remove'; id: number }
  | { type: 'load'; template: Template }
  | { type: 'undo' }
  | { type: 'redo' };

export function begin({ format, blocks }: Template): History {
  return {
    past: [],
    present: { format, blocks: blocks.map((block, index) => ({ ...block, id: index + 1 })) },
    future: [],
    nextId: blocks.length + 1,
    typing: null,
  };
}

function stepTo(history: History, present: Post, rest: Partial<History> = {}): History {
  const past = [...history.past, history.present].slice(-MAX_STEPS);
  return { ...history, past, present, future: [], typing: null, ...rest };
}

function withBlocks(history: History, blocks: readonly Block[], rest?: Partial<History>): History {
  return stepTo(history, { ...history.present, blocks }, rest);
}

function insert(history: History, content: BlockContent, place: number): History {
  const { present, nextId } = history;
  if (present.blocks.length >= MAX_BLOCKS) return history;
  const block = { type: content.type, values: { ...content.values }, id: nextId } as Block;
  return withBlocks(history, present.blocks.toSpliced(place, 0, block), { nextId: nextId + 1 });
}

function edit(history: History, action: Extract<Action, { type: 'edit' }>): History {
  const { blocks } = history.present;
  const block = blocks.find(({ id }) => id === action.id);
  const names: readonly FieldName[] = block ? FIELDS[block.type] : [];
  if (!block || !names.includes(action.field)) return history;
  const value = action.value.slice(0, MAX_FIELD);
  const edited = { ...block, values: { ...block.values, [action.field]: value } } as Block;
  const next = blocks.map((other) => (other === block ? edited : other));
  const field = `${action.id} ${action.field}`;
  const { typing } = history;
  const goesOn = typing?.field === field && action.at - typing.at <= TYPING_PAUSE_MS;
  const rest = { typing: { field, at: action.at } };
  if (!goesOn) return withBlocks(history, next, rest);
  return { ...history, present: { ...history.present, blocks: next }, future: [], ...rest };
}

/** Every change of the post, each of which can be undone. What makes no sense changes nothing. */
export function reduce(history: History, action: Action): History {
  const { past, present, future } = history;
  const { blocks } = present;
  const place = 'id' in action ? blocks.findIndex(({ id }) => id === action.id) : -1;
  switch (action.type) {
    case 'add': {
      const after = blocks.findIndex(({ id }) => id === action.after);
      return insert(history, emptyBlock(action.block), after === -1 ? blocks.length : after + 1);
    }
    case 'edit':
      return edit(history, action);
    case 'move': {
      const block = blocks[place];
      const target = place + action.by;
      if (!block || target < 0 || target >= blocks.length) return history;
      return withBlocks(history, blocks.toSpliced(place, 1).toSpliced(target, 0, block));
    }
    case 'duplicate': {
      const block = blocks[place];
      return block ? insert(history, block, place + 1) : history;
    }
    case 'remove':
      return place === -1 ? history : withBlocks(history, blocks.toSpliced(place, 1));
    case 'load': {
      const { format } = action.template;
      const loaded = action.template.blocks.map((block, index) => ({ ...block, id: history.nextId + index }));
      const rest = { nextId: history.nextId + loaded.length };
      return stepTo(history, { format, blocks: loaded }, rest);
    }
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return {
        ...history,
        past: past.slice(0, -1),
        present: before,
        future: [present, ...future],
        typing: null,
      };
    }
    case 'redo': {
      const after = future[0];
      if (!after) return history;
      return { ...history, past: [...past, present], present: after, future: future.slice(1), typing: null };
    }
  }
}
