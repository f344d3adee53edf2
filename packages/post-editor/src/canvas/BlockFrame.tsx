import { registerOverlayPortal } from '@puckeditor/core';
import { isEmpty } from '@upcurve/post-blocks/checks';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import { LeafView } from '@upcurve/post-blocks/render/LeafView';
import { Columns } from '@upcurve/post-blocks/render/layout/Sheet';
import type { LeafBlock } from '@upcurve/post-blocks/schema';
import { type ComponentType, memo, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { BlockIcon } from '../BlockIcon.tsx';
import { nameOf } from '../document/block-name.ts';
import { useBlock, useEditor, useStore } from '../editor-context.ts';
import { RichTextEdit } from '../late-parts.tsx';
import { BlockActions } from '../panels/BlockActions.tsx';
import classes from './BlockFrame.module.css';

/** One block on the canvas. Its content is inert, and a click anywhere selects the block. */
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
      {/* First blocks have no top margin. Without this element, every block would be the first in its frame. */}
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

/** The slots in which Puck renders the blocks of each column. */
export type ColumnSlot = ComponentType<{ className?: string; minEmptyHeight?: number }> | undefined;

/** Columns on the canvas. Each is a drop zone. */
export const ColumnsFrame = memo(function ColumnsFrame({
  id,
  slots,
}: {
  id: string;
  slots: readonly ColumnSlot[];
}) {
  const block = useBlock(id);
  if (block?.type !== 'columns') return null;
  return (
    <Frame id={id}>
      <span hidden />
      <Columns
        columns={block.columns.map((_, column) => {
          const Slot = slots[column];
          return Slot ? <Slot key={column} className={classes.column} minEmptyHeight={80} /> : null;
        })}
      />
    </Frame>
  );
});

/** The part that is selected and focused as one, with its buttons. */
function Frame({ id, children }: { id: string; children: ReactNode }) {
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
  // Puck stops the propagation of clicks on blocks, so they are captured first.
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (target.closest('[data-block]') !== element || target.closest('button, [contenteditable]')) return;
      if (store.editing === id) return;
      if (store.block(id)?.type === 'richText')
        store.focusOn(id, 'text', { x: event.clientX, y: event.clientY });
      else element.focus({ preventScroll: true });
      // Needed if the element already had the focus.
      store.select(id);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [store, id]);
  // Pressing a button must not start a drag.
  useEffect(
    () => (isSelected ? registerOverlayPortal(bar.current, { disableDrag: true }) : undefined),
    [isSelected],
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form
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
