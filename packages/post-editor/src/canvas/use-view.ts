import { NodeSelection } from '@tiptap/pm/state';
import type { ReactNodeViewProps } from '@tiptap/react';
import type { MouseEvent } from 'react';
import { useEditor, useStore } from '../editor-context.ts';
import { type Slot, slotOf } from './picture-uploads.ts';

export type ViewProps = Pick<ReactNodeViewProps, 'node' | 'getPos'>;

/** Returns the block of a view and the slot of its picture. */
export function usePlace(getPos: ViewProps['getPos']): { id: string; slot: Slot } {
  const slot = useStore((store) => {
    const position = getPos();
    const block = position === undefined ? undefined : store.current(position);
    if (position === undefined || !block) return '';
    const $at = store.editor.state.doc.resolve(position);
    const isItem = $at.parent.type.name.endsWith('_item');
    return slotOf(block.node.attrs.id, isItem ? $at.index(-1) : undefined);
  });
  return { id: slot.split('/')[0] as string, slot };
}

/** Returns how to select the block or item of a view: directly, and when it is pressed. */
export function useSelect(getPos: ViewProps['getPos']) {
  const { store } = useEditor();
  function select() {
    const position = getPos();
    if (position === undefined) return;
    const { state, view } = store.editor;
    const $at = state.doc.resolve(position);
    view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, $at.before())));
    view.focus();
  }
  function press(event: MouseEvent) {
    const { target, currentTarget } = event;
    // Events of dialogs bubble from elsewhere in the DOM.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (event.button !== 0 || target.closest('button, input')) return;
    // Otherwise the browser would drag the picture.
    event.preventDefault();
    select();
  }
  return { select, press };
}
