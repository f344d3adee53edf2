import { Extension } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import type { Block } from '@upcurve/post-blocks/schema';
import { clipboard } from './canvas/clipboard.ts';
import { Hints } from './canvas/hints.ts';
import { inputRules } from './canvas/input-rules.ts';
import { canvasKeys } from './canvas/keys.ts';
import { slashMenu } from './canvas/slash-menu.ts';
import { withViews } from './canvas/views.tsx';
import { blockIds } from './document/block-ids.ts';
import { EditorStore } from './document/editor-store.ts';
import { documentExtensions } from './document/schema.ts';

/** All parts of the editor. `store` is a function, because the store does not exist yet when they are made. */
function editorExtensions(store: () => EditorStore) {
  return [
    ...withViews(documentExtensions),
    UndoRedo,
    Hints,
    slashMenu(store),
    canvasKeys(store),
    inputRules,
    clipboard(store),
    Extension.create({ name: 'blockIds', addProseMirrorPlugins: () => [blockIds()] }),
  ];
}

export const openDocument = (blocks: readonly Block[]): EditorStore =>
  new EditorStore(blocks, editorExtensions);
