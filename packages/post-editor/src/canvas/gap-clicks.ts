import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorStore } from '../document/editor-store.ts';
import { isColumn, placeAt } from './places.ts';
import { textKindOf } from './text-kinds.ts';
import { addLineAfter } from './write-commands.ts';

/** Adds a line for a click between two blocks that are not texts. Beside a text, the click goes to the text. */
export const gapClicks = (store: () => EditorStore) =>
  Extension.create({
    name: 'gapClicks',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleDOMEvents: {
            mousedown(view, event) {
              if (event.button !== 0 || (event.target !== view.dom && !isColumn(event.target))) return false;
              const { position } = placeAt(store(), event.clientX, event.clientY, []);
              const { tr } = view.state;
              const { nodeBefore, nodeAfter } = tr.doc.resolve(position);
              if ([nodeBefore, nodeAfter].some((node) => node && textKindOf(node))) return false;
              event.preventDefault();
              addLineAfter(tr, position);
              // Not an undo step, because an empty line is not part of the saved post.
              view.dispatch(tr.setMeta('addToHistory', false));
              view.focus();
              return true;
            },
          },
        },
      }),
    ],
  });
