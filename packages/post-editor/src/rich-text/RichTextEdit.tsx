import { registerOverlayPortal } from '@puckeditor/core';
import styles from '@upcurve/post-blocks/render/text/RichText.module.css';
import type { BlockOf } from '@upcurve/post-blocks/schema';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../editor-context.ts';
import { isEqual } from '../saving/merge-fields.ts';
import { type Active, activeIn } from './commands.ts';
import { fromDocument, toDocument } from './convert.ts';
import { FormatBar } from './FormatBar.tsx';
import classes from './RichTextEdit.module.css';
import { textView } from './text-view.ts';

/** The text of a block, edited in place. */
export function RichTextEdit({ block }: { block: BlockOf<'richText'> }) {
  const { store, choose, tools } = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [active, setActive] = useState<Active>();
  const known = useRef(block.nodes);
  const latest = useRef(block);
  latest.current = block;
  const { id } = block;

  useEffect(() => registerOverlayPortal(box.current, { disableDrag: true }), []);

  useEffect(() => {
    if (!place.current) return undefined;
    const made = textView(place.current, known.current, {
      onChange(state) {
        known.current = fromDocument(state.doc);
        store.replace({ ...latest.current, nodes: known.current });
      },
      onState: (state) =>
        setActive((before) => {
          const now = activeIn(state);
          return isEqual(before, now) ? before : now;
        }),
      onSlash: () => choose(id),
      onLeave: (way) => {
        if (way === 0) store.focusOn(id);
        else return store.step(id, way);
        return true;
      },
      onEmptied: () => store.remove(id),
      onSplit: () => store.add('richText', store.placeAfter(id)),
      onBlocks: (blocks) => store.insert(blocks, store.placeAfter(id)),
    });
    setView(made);
    const focus = store.focus;
    made.focusAt(focus?.id === id ? focus.point : undefined);
    return () => made.destroy();
  }, [store, id, choose]);

  // An undo or a colleague has changed the text.
  useEffect(() => {
    if (!view || block.nodes === known.current) return;
    known.current = block.nodes;
    const { state } = view;
    view.dispatch(
      state.tr
        .replaceWith(0, state.doc.content.size, toDocument(block.nodes).content)
        .setMeta('silent', true),
    );
  }, [view, block.nodes]);

  return (
    <div ref={box} className={classes.box}>
      <span hidden />
      {view && active && tools && createPortal(<FormatBar view={view} active={active} />, tools)}
      <div ref={place} className={`${styles.text} ${classes.text}`} />
    </div>
  );
}
