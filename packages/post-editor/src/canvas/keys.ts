import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, type Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Step } from '../document/block-moves.ts';
import { nameOf } from '../document/block-name.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { blockDepth, isBlockList } from '../document/parts.ts';
import { selectionAboveOrBelow, selectionBesideCaret } from './carets.ts';
import { announcementOf, type Change, commandOf } from './change.ts';
import { deleteSelection, isBlockSelected, spansSeveralTexts } from './delete-range.ts';
import { moveItem } from './item-commands.ts';
import { liftItems, sinkItems } from './list-commands.ts';
import { addColumn } from './table-commands.ts';
import { breakLine, mayLink } from './text-formats.ts';
import { addLineAfter, backspace, deleteForwards, enter, tab } from './write-commands.ts';

export const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The keys of the canvas. Keys of the whole editor are in EditorShell.tsx. */
export const canvasKeys = (store: () => EditorStore) =>
  Extension.create({
    name: 'canvasKeys',
    // Runs before Tiptap's own keys and after those of the slash menu.
    priority: 1050,
    onTransaction({ transaction }) {
      const news = announcementOf(transaction);
      if (news) store().say(news);
    },
    addKeyboardShortcuts() {
      const { editor } = this;
      const change = (of: Change) => () => commandOf(of)(editor.state, editor.view.dispatch);
      const act = (of: (on: EditorStore) => void) => () => {
        of(store());
        return true;
      };
      /** Removes the selected block. Returns false if a text is selected. */
      const removeBlock = () => {
        if (!isBlockSelected(editor.state.selection)) return false;
        store().remove();
        return true;
      };
      const back = () => editor.commands.undoInputRule() || removeBlock() || change(backspace)();
      const forwards = () => removeBlock() || change(deleteForwards)();
      const moveBlock = (step: Step) => act((on) => on.move(step));
      const redo = act((on) => on.redo());
      return {
        Enter: change(enter),
        'Shift-Enter': change(breakLine),
        Backspace: back,
        'Mod-Backspace': back,
        'Shift-Backspace': back,
        'Alt-Backspace': back,
        Delete: forwards,
        'Mod-Delete': forwards,
        'Alt-Delete': forwards,
        Tab: () =>
          isInList(editor.state.selection) ? change(sinkItems)() || true : change((tr) => tab(tr, 1))(),
        'Shift-Tab': () => change(liftItems)() || change((tr) => tab(tr, -1))(),
        Escape: () => stepOut(editor.view),
        ArrowUp: () => moveCaret(store(), 'up'),
        ArrowDown: () => moveCaret(store(), 'down'),
        ArrowLeft: () => moveCaret(store(), 'left'),
        ArrowRight: () => moveCaret(store(), 'right'),
        'Alt-ArrowUp': moveBlock('up'),
        'Alt-ArrowDown': moveBlock('down'),
        'Alt-Shift-ArrowUp': change(moveItem(-1)),
        'Alt-Shift-ArrowDown': change(moveItem(1)),
        // On a Mac, it selects a word.
        'Alt-Shift-ArrowRight': () => !isMac() && change(addColumn('after'))(),
        'Mod-d': act((on) => on.duplicate()),
        'Mod-z': act((on) => on.undo()),
        'Mod-Shift-z': redo,
        'Mod-y': redo,
        'Mod-k': () => mayLink(editor.state) && act((on) => on.onLink())(),
      };
    },
    addProseMirrorPlugins: () => [typing(store)],
  });

const isInList = ({ $from }: Selection) => $from.depth > 1 && $from.node(-1).type.name === 'item';

/** Handles text that is typed where the browser would damage blocks, and the browser's own undo. */
const typing = (store: () => EditorStore) =>
  new Plugin({
    props: {
      handleTextInput(view, from, to, text) {
        const { state } = view;
        const { selection } = state;
        const isHere = selection.from === from && selection.to === to;
        // Inserted here, so that input rules do not format a text that allows no marks.
        const isPlain = state.doc.resolve(from).parent.type.markSet?.length === 0;
        if (isHere && makeRoom(view)) view.dispatch(view.state.tr.insertText(text).scrollIntoView());
        else if (isPlain) view.dispatch(state.tr.insertText(text, from, to).scrollIntoView());
        else return false;
        return true;
      },
      handleDOMEvents: {
        compositionstart(view) {
          makeRoom(view);
          return false;
        },
        beforeinput(view, event) {
          const { inputType } = event;
          const isUndo = inputType === 'historyUndo';
          if (isUndo || inputType === 'historyRedo') {
            event.preventDefault();
            if (isUndo) store().undo();
            else store().redo();
            return true;
          }
          if (!inputType.startsWith('delete') || !spansSeveralTexts(view.state.selection) || view.composing)
            return false;
          event.preventDefault();
          makeRoom(view);
          return true;
        },
        // Keeps ProseMirror from handling Mod+Enter, which publishes the post.
        keydown: (_, event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey),
      },
    },
    view: () => ({
      update({ state: { selection } }, before) {
        if (!isBlockSelected(selection) || selection.eq(before.selection)) return;
        const block = store().block(selection.node.attrs.id);
        store().say(`${block ? nameOf(block) : 'Empty line'}. Selected.`);
      },
    }),
  });

/**
 * Prepares a selection for text: deletes texts of several blocks, or adds a line after a selected block. Returns false
 * if the browser can handle the selection.
 */
function makeRoom(view: EditorView): boolean {
  const { tr, selection } = view.state;
  if (isBlockSelected(selection)) addLineAfter(tr, selection.to);
  else if (spansSeveralTexts(selection)) deleteSelection(tr);
  else return false;
  view.dispatch(tr);
  return true;
}

/** Selects the block with the caret, then the columns around it, then leaves the document. */
function stepOut(view: EditorView): true {
  const { tr, selection } = view.state;
  const isSelected = isBlockSelected(selection);
  const depth = isSelected ? selection.$from.depth - 1 : blockDepth(selection.$head);
  if (depth > 0) view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, selection.$head.before(depth))));
  else {
    view.dom.blur();
    view.dom.closest<HTMLElement>('[data-editor-region]')?.focus();
  }
  return true;
}

/** The horizontal place that the arrow keys up and down keep, while nothing else moves the caret. */
const goals = new WeakMap<Selection, number>();

/** Moves the caret out of a text, or from a block without text. Within a text the browser moves it. */
function moveCaret(store: EditorStore, to: 'up' | 'down' | 'left' | 'right'): boolean {
  const { view } = store.editor;
  const { state } = view;
  const { selection } = state;
  const direction = to === 'up' || to === 'left' ? -1 : 1;
  const isVertical = to === 'up' || to === 'down';
  if (!isBlockSelected(selection)) {
    if (!selection.empty || !view.endOfTextblock(to)) return false;
  } else if (selection.node.textContent !== '') return selectBeside(store, direction);
  const left = isVertical ? (goals.get(selection) ?? leftOf(view)) : 0;
  const target = isVertical
    ? selectionAboveOrBelow(view, direction, left)
    : selectionBesideCaret(state, direction);
  if (!target) return leave(store, direction);
  view.dispatch(state.tr.setSelection(target).scrollIntoView());
  if (isVertical) goals.set(view.state.selection, left);
  return true;
}

function leftOf(view: EditorView): number {
  const { selection } = view.state;
  if (selection instanceof TextSelection) return view.coordsAtPos(selection.head).left;
  const dom = view.nodeDOM(selection.from);
  return dom instanceof Element ? dom.getBoundingClientRect().left : 0;
}

/** Moves the selection of a whole block to the next one. */
function selectBeside(store: EditorStore, direction: -1 | 1): boolean {
  const { view } = store.editor;
  const { doc, selection, tr } = view.state;
  for (let $at = direction < 0 ? selection.$from : selection.$to; ; ) {
    const beside = direction < 0 ? $at.nodeBefore : $at.nodeAfter;
    if (beside && !isBlockList($at.parent)) $at = doc.resolve($at.pos + direction);
    else if (beside) {
      const position = direction < 0 ? $at.pos - beside.nodeSize : $at.pos;
      view.dispatch(tr.setSelection(NodeSelection.create(doc, position)).scrollIntoView());
      return true;
    } else if ($at.depth === 0) return leave(store, direction);
    else $at = doc.resolve(direction < 0 ? $at.before() : $at.after());
  }
}

/** Leaves the document at its top, to the title, or adds a line at its end to write on. */
function leave(store: EditorStore, direction: -1 | 1): boolean {
  if (direction < 0) {
    store.onLeaveTop();
    return true;
  }
  const { view } = store.editor;
  const { tr, doc } = view.state;
  if (doc.lastChild?.type.name === 'paragraph' || doc.lastChild?.type.name === 'heading') return false;
  addLineAfter(tr, doc.content.size);
  view.dispatch(tr.scrollIntoView());
  return true;
}
