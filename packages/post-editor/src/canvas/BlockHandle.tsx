import { ActionIcon, Menu } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { labelOf, type PlacedBlock } from '../document/placed-block.ts';
import { useEditor } from '../editor-context.ts';
import { BlockMenuItems } from '../panels/BlockMenu.tsx';
import classes from './chrome.module.css';
import { dragPlaced } from './drag.ts';
import { blockElementBeside, blockOf, boxOf, elementOf } from './places.ts';
import { IN_SHELL } from './Spot.tsx';

/** The size of the button and its distance from the text, in pixels. */
const WIDTH = 30;
const HEIGHT = 24;

interface BlockHandleProps {
  page: HTMLElement;
  layer: HTMLElement;
}

/** The button beside the block under the mouse, which drags the block and has its menu. */
export function BlockHandle({ page, layer }: BlockHandleProps) {
  const { store } = useEditor();
  const { view } = store.editor;
  const [at, setAt] = useState<PlacedBlock | null>(null);
  const [isMenu, setMenu] = useState(false);
  const handle = useRef<HTMLDivElement>(null);

  const follow = useEffectEvent(({ pointerType, target, clientX, clientY, buttons }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 0 || isMenu) return;
    if (handle.current?.contains(target as Element)) return;
    const element = blockElementBeside(view, clientX, clientY);
    const next = element && blockOf(store, element);
    if (!next || next.position === at?.position) return;
    // On its way to the handle the mouse passes the margin, which belongs to the columns around the block.
    if (at && isBeside(elementOf(store, at), clientX, clientY)) return;
    setAt(next);
  });
  const leave = useEffectEvent(() => {
    if (!isMenu) setAt(null);
  });
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    const hide = () => {
      setAt(null);
      setMenu(false);
    };
    page.addEventListener('pointermove', (event) => follow(event), options);
    page.addEventListener('pointerleave', () => leave(), options);
    // Typing hides the handle. Keys that are already handled do not, such as the one that opens its menu.
    view.dom.addEventListener('keydown', (event) => !event.defaultPrevented && hide(), options);
    store.editor.on('update', hide);
    store.onMenu = () => {
      const block = store.current();
      if (!block) return;
      setAt(block);
      setMenu(true);
    };
    return () => {
      stop.abort();
      store.editor.off('update', hide);
    };
  }, [store, view, page]);

  const box = at && boxAt();
  function boxAt() {
    const element = at && elementOf(store, at);
    const origin = layer.getBoundingClientRect();
    if (!element) return null;
    const list = element.parentElement as Element;
    return {
      left: list.getBoundingClientRect().left - origin.left - WIDTH,
      top: boxOf(element).top - origin.top,
    };
  }
  const label = at ? labelOf(at.node) : '';
  return (
    <div ref={handle} className={classes.handle} hidden={!box} style={box ?? {}} data-editor-bar>
      <Menu
        opened={isMenu}
        onChange={setMenu}
        position="bottom-start"
        portalProps={IN_SHELL}
        returnFocus={false}
        onClose={() => view.focus()}
        shadow="md"
      >
        <Menu.Target>
          <ActionIcon
            draggable
            onDragStart={(event) => at && dragPlaced(store, event, at)}
            className={classes.grip}
            aria-label={`Block: ${label}`}
            title="Drag to move, click for the menu"
            size={HEIGHT}
            variant="subtle"
            color="gray"
            tabIndex={-1}
          >
            <IconGripVertical size={17} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={`${label} block`} data-editor-bar>
          {at && <BlockMenuItems at={at} />}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

/** Whether a point is between the handle of an element and its text. */
function isBeside(element: Element | null, x: number, y: number): boolean {
  if (!element) return false;
  const { left, top, bottom } = boxOf(element);
  return x < left && x > left - WIDTH && y >= top - 4 && y <= Math.max(bottom, top + HEIGHT) + 4;
}
