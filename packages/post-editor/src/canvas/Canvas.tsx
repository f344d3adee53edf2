import { Accessibility, StyleInjector } from '@dnd-kit/dom';
import { useDragDropManager } from '@dnd-kit/react';
import { type Config, createUsePuck, Puck } from '@puckeditor/core';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import { Sheet } from '@upcurve/post-blocks/render/layout/Sheet';
import { Scene } from '@upcurve/post-blocks/render/Scene';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { fromPuck, isSameShape, type PuckData, SLOTS, toPuck } from '../document/puck-data.ts';
import { useEditor } from '../editor-context.ts';
import { BlockFrame, type ColumnSlot, ColumnsFrame } from './BlockFrame.tsx';
import './puck.css';

const slot = { type: 'slot' } as const;

/** The Puck config of each kind of block: its component and its slots. The editor has its own fields. */
const config: Config = {
  components: Object.fromEntries(
    Object.entries(BLOCKS).map(([type, { label }]) => [
      type,
      type === 'columns'
        ? {
            label,
            fields: { column0: slot, column1: slot, column2: slot },
            defaultProps: { column0: [], column1: [] },
            render: (props: { id: string }) => (
              <ColumnsFrame
                id={props.id}
                slots={SLOTS.map((name) => (props as Record<string, unknown>)[name] as ColumnSlot)}
              />
            ),
          }
        : { label, render: ({ id }: { id: string }) => <BlockFrame id={id} /> },
    ]),
  ),
};

/* Constants, because Puck resets when one of these objects changes. */
const IFRAME = { enabled: false };
const PERMISSIONS = { delete: false, duplicate: false };
const nothing = () => <></>;
const OVERRIDES = { actionBar: nothing, componentOverlay: nothing };
const usePuck = createUsePuck();

/** Puck is used only for drag and drop. The editor has its own keys, history, fields and rendering. */
export function DragArea({ children }: { children: ReactNode }) {
  const { store } = useEditor();
  const first = useRef<PuckData>(null);
  first.current ??= toPuck(store.blocks);
  return (
    <Puck
      config={config}
      data={first.current as never}
      iframe={IFRAME}
      permissions={PERMISSIONS}
      overrides={OVERRIDES}
      onChange={(data) => {
        const next = fromPuck(data as unknown as PuckData, store.block);
        if (isSameShape(next, store.blocks)) return;
        const added = next.length > store.blocks.length && next.find(({ id }) => !store.block(id));
        store.arrange(next);
        if (added) store.focusOn(added.id, 'text');
      }}
    >
      <Follow />
      <Quiet />
      {children}
    </Puck>
  );
}

/**
 * Removes the button role and tab stop from draggable elements, because the editor moves blocks with other keys. Adds
 * the page's nonce to styles created during a drag.
 */
function Quiet() {
  const { styleNonce } = useEditor();
  const manager = useDragDropManager();
  useLayoutEffect(() => {
    for (const plugin of manager?.plugins ?? []) {
      if (plugin instanceof Accessibility) plugin.destroy();
      if (plugin instanceof StyleInjector && styleNonce) plugin.configure({ nonce: styleNonce });
    }
  }, [manager, styleNonce]);
  return null;
}

/** Updates Puck when blocks were moved outside of it. */
function Follow() {
  const { store } = useEditor();
  const dispatch = usePuck((puck) => puck.dispatch);
  useEffect(() => {
    let known = store.blocks;
    return store.subscribe(() => {
      const { blocks } = store;
      if (blocks === known) return;
      const isSame = isSameShape(blocks, known);
      known = blocks;
      // A function, because Puck logs a warning for an object.
      if (!isSame) dispatch({ type: 'setData', data: () => toPuck(blocks) as never, recordHistory: false });
    });
  }, [store, dispatch]);
  return null;
}

/** Renders the blocks as readers will see them. They can be selected, edited and dragged. */
export const Canvas = memo(function Canvas() {
  const { media } = useEditor();
  return (
    <Scene media={media.files}>
      <Sheet>
        <Puck.Preview />
      </Sheet>
    </Scene>
  );
});
