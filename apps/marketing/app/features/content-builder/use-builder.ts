import { useEffect, useReducer, useRef, useState } from 'react';
import { blockNames, said, templates } from '../../content/content-builder.ts';
import { type BlockType, FIELDS, type FieldName, type Template } from '../../content/post-shape.ts';
import { fill } from './fill.ts';
import { type Action, begin, type History, reduce } from './history.ts';
import type { Block } from './post.ts';

export const fieldId = (block: number, field: FieldName) => `block-${block}-${field}`;
export const PALETTE_ID = 'palette';

const firstField = (block: Block | undefined) => block && fieldId(block.id, FIELDS[block.type][0]);

/** The post with its history; says aloud what each change did, and puts the focus where one goes on. */
export function useBuilder() {
  const [history, dispatch] = useReducer(reduce, templates[0], begin);
  const [told, setTold] = useState({ words: '', count: 0 });
  const [current, setCurrent] = useState<number | null>(null);
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });

  const tell = (words: string) => setTold(({ count }) => ({ words, count: count + 1 }));

  /** Makes a change; gives the history after it, or nothing where it changed nothing. */
  function make(action: Action): History | undefined {
    const next = reduce(history, action);
    if (next === history) return undefined;
    dispatch(action);
    return next;
  }

  function wordsFor(text: string, { present }: History, id: number): string {
    const place = present.blocks.findIndex((block) => block.id === id);
    const block = present.blocks[place];
    const name = block ? blockNames[block.type].name : '';
    return fill(text, { name, place: place + 1, count: present.blocks.length });
  }

  function insert(action: Action, words: string) {
    const id = history.nextId;
    const next = make(action);
    if (!next) return tell(said.full);
    setCurrent(id);
    wanted.current = firstField(next.present.blocks.find((block) => block.id === id)) ?? null;
    tell(wordsFor(words, next, id));
  }

  return {
    post: history.present,
    told,
    tell,
    current,
    setCurrent,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    add: (block: BlockType) => insert({ type: 'add', block, after: current }, said.add),
    duplicate: (id: number) => insert({ type: 'duplicate', id }, said.duplicate),
    edit: (id: number, field: FieldName, value: string, at: number) =>
      dispatch({ type: 'edit', id, field, value, at }),
    move(id: number, by: 1 | -1) {
      const next = make({ type: 'move', id, by });
      if (!next) return tell(wordsFor(by < 0 ? said.first : said.last, history, id));
      // The browser may drop the focus of what is moved.
      wanted.current = document.activeElement?.id ?? null;
      tell(wordsFor(said.move, next, id));
    },
    remove(id: number) {
      const { blocks } = history.present;
      const place = blocks.findIndex((block) => block.id === id);
      const words = wordsFor(said.remove, history, id);
      if (!make({ type: 'remove', id })) return;
      const neighbour = blocks[place + 1] ?? blocks[place - 1];
      setCurrent(neighbour?.id ?? null);
      wanted.current = firstField(neighbour) ?? PALETTE_ID;
      tell(words);
    },
    load(template: Template) {
      make({ type: 'load', template });
      setCurrent(null);
      tell(template.blocks.length > 0 ? fill(said.load, { name: template.name }) : said.clear);
    },
    undo: () => tell(make({ type: 'undo' }) ? said.undo : said.nothingToUndo),
    redo: () => tell(make({ type: 'redo' }) ? said.redo : said.nothingToRedo),
  };
}

export type Builder = ReturnType<typeof useBuilder>;
