import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Block } from '@upcurve/post-blocks/schema';
import { onTestFinished } from 'vitest';
import { openDocument } from '../open-document.ts';

/** An editor on a page, with keys to write in it. */
export function writer(blocks: readonly Block[]) {
  const store = openDocument(blocks);
  const { editor } = store;
  editor.mount(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => editor.destroy());
  /** Presses a key, such as `Shift-Tab`. Returns whether the editor used it. */
  const press = (key: string): boolean => {
    const [name = '', ...modifiers] = key.split('-').reverse();
    const event = new KeyboardEvent('keydown', {
      key: name,
      ctrlKey: modifiers.includes('Mod'),
      altKey: modifiers.includes('Alt'),
      shiftKey: modifiers.includes('Shift'),
      bubbles: true,
      cancelable: true,
    });
    return editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) ?? false;
  };
  /** Types text, a character at a time. */
  const type = (text: string) => {
    for (const each of text) {
      const { from, to } = editor.state.selection;
      const insert = () => editor.state.tr.insertText(each);
      const isHandled = editor.view.someProp('handleTextInput', (handle) =>
        handle(editor.view, from, to, each, insert),
      );
      if (!isHandled) editor.view.dispatch(insert());
    }
  };
  /** Puts the caret after a text, or selects from there to another text. */
  const caretAfter = (text: string, to?: string) => {
    const find = (words: string) => {
      let found: number | undefined;
      editor.state.doc.descendants((node, position) => {
        const at = node.isText ? (node.text ?? '').indexOf(words) : -1;
        if (at >= 0) found ??= position + at + words.length;
      });
      if (found === undefined) throw new Error(`The document does not contain “${words}”.`);
      return found;
    };
    const { tr, doc } = editor.state;
    editor.view.dispatch(tr.setSelection(TextSelection.create(doc, find(text), to ? find(to) : undefined)));
  };
  const selectBlock = (index: number) => {
    const { tr, doc } = editor.state;
    let position = 0;
    for (let at = 0; at < index; at += 1) position += doc.child(at).nodeSize;
    editor.view.dispatch(tr.setSelection(NodeSelection.create(doc, position)));
  };
  /** Returns the texts of the document with the names of their nodes. `|` is the caret. */
  const lines = () => {
    const { doc, selection } = editor.state;
    const all: string[] = [];
    doc.descendants((node, position) => {
      const isSelected = selection instanceof NodeSelection && selection.from === position;
      if (isSelected) all.push(`[${node.type.name}]`);
      else if (node.isTextblock) {
        const caret = selection.$head.parent === node && selection.empty ? selection.$head.parentOffset : -1;
        const words = node.textBetween(0, node.content.size, '', '/');
        const shown = caret < 0 ? words : `${words.slice(0, caret)}|${words.slice(caret)}`;
        all.push(`${node.type.name.split('_').at(-1)}: ${shown}`.trim());
      } else if (node.isAtom && node.isBlock && position >= 0 && !node.type.name.includes('_'))
        all.push(node.type.name);
    });
    return all;
  };
  store.focusAt(0);
  return { store, editor, press, type, caretAfter, selectBlock, lines };
}
