import type { Block, TextNode } from '@upcurve/post-blocks/schema';
import { baseKeymap } from 'prosemirror-commands';
import { inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { EditorState, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { pastedBlocks } from '../document/paste.ts';
import { insertBreak, lift, sink, split, toggleBold, toggleCode, toggleItalic } from './commands.ts';
import { toDocument } from './convert.ts';
import { schema } from './schema.ts';

interface TextEvents {
  onChange: (state: EditorState) => void;
  onState: (state: EditorState) => void;
  /** Called when `/` is typed in an empty text. */
  onSlash: () => void;
  /** Moves the focus to the text's own block (0) or the block above or below. Returns false if there is none. */
  onLeave: (way: -1 | 0 | 1) => boolean;
  /** Called when Delete is pressed in an empty text. */
  onEmptied: () => void;
  /** Adds a text block below. */
  onSplit: () => void;
  /** Called when content other than text is pasted. */
  onBlocks: (blocks: Block[]) => void;
}

export interface TextView extends EditorView {
  focusAt: (point?: { x: number; y: number }) => void;
}

const isBare = ({ doc }: EditorState) =>
  doc.childCount === 1 && doc.firstChild?.type === schema.nodes.paragraph && doc.content.size === 2;

const rules = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*]\s$/, schema.nodes.list, { isOrdered: false }),
    wrappingInputRule(/^1\.\s$/, schema.nodes.list, { isOrdered: true }),
  ],
});

/** Creates a ProseMirror view of a text. It has no undo keys, because the editor has its own history. */
export function textView(place: HTMLElement, nodes: readonly TextNode[], events: TextEvents): TextView {
  const keys = keymap({
    'Mod-b': toggleBold,
    'Mod-i': toggleItalic,
    'Mod-e': toggleCode,
    Enter: split,
    'Shift-Enter': insertBreak,
    Tab: sink,
    'Shift-Tab': lift,
    Escape: () => events.onLeave(0),
    'Mod-Enter': () => {
      events.onSplit();
      return true;
    },
    '/': (state) => {
      if (!isBare(state)) return false;
      events.onSlash();
      return true;
    },
    Backspace: (state) => {
      if (!isBare(state)) return false;
      events.onEmptied();
      return true;
    },
    ArrowUp: (state, _, view) => isAtEdge(state, view, 'up') && events.onLeave(-1),
    ArrowDown: (state, _, view) => isAtEdge(state, view, 'down') && events.onLeave(1),
  });
  const view = new EditorView(place, {
    state: EditorState.create({
      doc: toDocument(nodes),
      plugins: [rules, keys, keymap(baseKeymap)],
    }),
    attributes: (state) => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': 'Text',
      'data-placeholder': 'Write, or press / for other blocks',
      ...(isBare(state) && { 'data-empty': '' }),
    }),
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      if (transaction.docChanged && !transaction.getMeta('silent')) events.onChange(state);
      events.onState(state);
    },
    handlePaste(_, event) {
      const blocks = pastedBlocks(event.clipboardData);
      if (!blocks) return false;
      void blocks.then((all) => all.length > 0 && events.onBlocks(all));
      return true;
    },
  });
  events.onState(view.state);
  return Object.assign(view, {
    focusAt(point?: { x: number; y: number }) {
      const found = point && view.posAtCoords({ left: point.x, top: point.y });
      const { doc } = view.state;
      const selection = found ? TextSelection.near(doc.resolve(found.pos)) : TextSelection.atEnd(doc);
      view.dispatch(view.state.tr.setSelection(selection));
      view.focus();
    },
  });
}

function isAtEdge(
  { selection, doc }: EditorState,
  view: EditorView | undefined,
  way: 'up' | 'down',
): boolean {
  if (!selection.empty || !view) return false;
  const isEnd =
    way === 'up' ? selection.$from.index(0) === 0 : selection.$from.index(0) === doc.childCount - 1;
  const edge = way === 'up' ? selection.from <= 2 : selection.to >= doc.content.size - 2;
  return isEnd && (edge || (view.endOfTextblock(way) && selection.$from.depth === 1));
}
