import { Extension } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import Suggestion, { exitSuggestion, type SuggestionProps } from '@tiptap/suggestion';
import type { EditorStore } from '../document/editor-store.ts';
import { addChoice, type BlockChoice, findChoices } from '../panels/block-choices.ts';
import { commandOf } from './change.ts';
import { liftItems } from './list-commands.ts';

export interface SlashMenuState {
  search: string;
  choices: readonly BlockChoice[];
  /** The index of the marked choice. */
  at: number;
  /** Returns the box of the slash and the text after it. */
  box: () => DOMRect | null;
  choose: (choice: BlockChoice) => void;
}

declare module '@tiptap/core' {
  interface Storage {
    slashMenu: { open: SlashMenuState | null };
  }
}

const pluginKey = new PluginKey('slashMenu');

/** Replaces the slash and the text after it with a block. */
function choose(store: EditorStore, range: { from: number; to: number }, choice: BlockChoice): void {
  const { editor } = store;
  const { view } = editor;
  view.dispatch(view.state.tr.delete(range.from, range.to));
  const line = () => view.state.selection.$from;
  // An empty item of a list becomes a line.
  if (line().parent.content.size === 0)
    while (line().node(-1).type.name === 'item') if (!commandOf(liftItems)(view.state, view.dispatch)) break;
  addChoice(store, choice);
}

/** Opens a list of blocks for `/` in a paragraph. SlashMenu.tsx draws it. */
export const slashMenu = (store: () => EditorStore) =>
  Extension.create({
    name: 'slashMenu',
    // Before the keys of the canvas.
    priority: 1100,
    addStorage: () => ({ open: null as SlashMenuState | null }),
    addProseMirrorPlugins() {
      const { editor, storage } = this;
      const set = (open: SlashMenuState | null) => {
        storage.open = open;
        store().touch();
      };
      const show = ({ query, range, clientRect }: SuggestionProps) => {
        if (storage.open?.search === query) return;
        set({
          search: query,
          choices: findChoices(query),
          at: 0,
          box: () => clientRect?.() ?? null,
          choose: (choice) => choose(store(), { from: range.from, to: editor.state.selection.to }, choice),
        });
      };
      return [
        Suggestion({
          editor,
          pluginKey,
          char: '/',
          allowSpaces: true,
          allow: ({ state: { selection, schema } }) =>
            selection.$from.parent.type.name === 'paragraph' &&
            !selection.$from.marks().some(({ type }) => type === schema.marks.code),
          shouldShow: ({ query }) =>
            !/\s/.test(query) || (!/^\s/.test(query) && findChoices(query).length > 0),
          render: () => ({
            onStart: show,
            onUpdate: show,
            onExit: () => set(null),
            onKeyDown({ event, view }) {
              const { open } = storage;
              if (!open || view.composing || event.altKey || event.ctrlKey || event.metaKey) return false;
              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              const { length } = open.choices;
              if (step && length > 0) set({ ...open, at: (open.at + step + length) % length });
              if (step) return true;
              if (event.key !== 'Enter' && event.key !== 'Tab') return false;
              const choice = open.choices[open.at];
              if (choice) open.choose(choice);
              else exitSuggestion(view, pluginKey);
              return choice !== undefined;
            },
          }),
        }),
      ];
    },
  });
