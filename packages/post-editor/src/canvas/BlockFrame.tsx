import { registerOverlayPortal } from '@puckeditor/core';
import { isEmpty } from '@upcurve/post-blocks/checks';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import { LeafView } from '@upcurve/post-blocks/render/LeafView';
import type { LeafBlock } from '@upcurve/post-blocks/schema';
import { lazy, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { BlockIcon } from '../BlockIcon.tsx';
import { useBlock, useEditor, useStore } from '../editor-context.ts';
import { nameOf } from '../editor-store.ts';
import { BlockActions } from '../panels/BlockActions.tsx';
import classes from './BlockFrame.module.css';

const load = () => import('../rich-text/RichTextEdit.tsx');
const RichTextEdit = lazy(async () => ({ default: (await load()).RichTextEdit }));

/** Fetches what edits text before anybody presses one. */
export const prefetchTextEdit = () => void load();

/** One block on the canvas. What it shows is out of reach: pressing any part of it selects the block. */
export const BlockFrame = memo(function BlockFrame({ id }: { id: string }) {
  const block = useBlock(id);
  const isEditing = useStore(({ editing }) => editing === id);
  if (!block || block.type === 'columns') return null;
  if (block.type === 'richText' && isEditing)
    return (
      <Frame id={id}>
        <Suspense fallback={<Shown block={block} />}>
          <RichTextEdit block={block} />
        </Suspense>
      </Frame>
    );
  return (
    <Frame id={id}>
      <Shown block={block} />
    </Frame>
  );
});

const Shown = memo(function Shown({ block }: { block: LeafBlock }) {
  const { label, hint, icon } = BLOCKS[block.type];
  return (
    <div inert className={classes.shown}>
      {/* Blocks leave no room above where they come first; here each stands in a frame of its own. */}
      <span hidden />
      {isEmpty(block) ? (
        <p className={classes.empty}>
          <BlockIcon name={icon} />
          <span>
            <strong>{label}</strong> {block.type === 'richText' ? 'Write, or press / for other blocks' : hint}
          </span>
        </p>
      ) : (
        <LeafView block={block} />
      )}
    </div>
  );
});

/** What is selected and focused as a whole, and its buttons once it is. */
export function Frame({ id, children }: { id: string; children: ReactNode }) {
  const { store } = useEditor();
  const frame = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const name = useStore((each) => {
    const block = each.block(id);
    return block ? nameOf(block) : '';
  });
  const isSelected = useStore(({ selected }) => selected === id);
  const isFirst = useStore(({ selected, blocks }) => selected === null && blocks[0]?.id === id);
  const turn = useStore(({ focus }) => (focus?.id === id && focus.at === 'block' ? focus.turn : 0));

  useEffect(() => {
    if (turn === 0) return;
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [turn]);
  // Its buttons are pressed, not dragged.
  useEffect(
    () => (isSelected ? registerOverlayPortal(bar.current, { disableDrag: true }) : undefined),
    [isSelected],
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useSemanticElements: Enter on it is one of the keys of the shell; a fieldset is of a form
    <div
      ref={frame}
      id={`block-${id}`}
      className={classes.frame}
      role="group"
      aria-roledescription="block"
      aria-label={name}
      aria-current={isSelected || undefined}
      tabIndex={isSelected || isFirst ? 0 : -1}
      data-block={id}
      onFocus={(event) => {
        event.stopPropagation();
        store.select(id);
      }}
      onClick={(event) => {
        event.stopPropagation();
        const isHere =
          event.target === event.currentTarget ||
          !(event.target as Element).closest('button, [contenteditable]');
        if (!isHere) return;
        const isText = store.block(id)?.type === 'richText';
        if (isText && store.editing !== id) store.focusOn(id, 'text', { x: event.clientX, y: event.clientY });
        else if (store.editing !== id) frame.current?.focus({ preventScroll: true });
      }}
    >
      {children}
      {isSelected && (
        <div ref={bar} className={classes.bar} data-block-bar>
          <BlockActions id={id} />
        </div>
      )}
    </div>
  );
}
