import { Popover, type PopoverProps } from '@mantine/core';
import { createContext, use } from 'react';
import classes from './chrome.module.css';

/** Draws menus inside the editor, so that they belong to the page's main landmark. */
export const IN_SHELL = { target: '[data-editor-shell]' };

/** The element over the page that contains spots. It scrolls with the page. */
export const LayerContext = createContext<HTMLElement | null>(null);

interface SpotMenuProps extends Pick<PopoverProps, 'position' | 'onDismiss' | 'children'> {
  /** The box of the page to open at, in coordinates of the screen. */
  box: DOMRect;
  /** Shows the box as selected and keeps the focus inside. Browsers hide a selection without the focus. */
  isMarked?: boolean;
}

/** A menu or toolbar at a box of the page. It stays open; the caller decides when to draw it. */
export function SpotMenu({ box, isMarked = false, children, ...props }: SpotMenuProps) {
  const layer = use(LayerContext);
  const origin = layer?.getBoundingClientRect();
  return (
    <Popover
      opened
      withRoles={false}
      trapFocus={isMarked}
      returnFocus={false}
      closeOnEscape={false}
      hideDetached={!isMarked}
      preventPositionChangeWhenVisible={false}
      middlewares={{ flip: { padding: 8 }, shift: { padding: 8 } }}
      offset={8}
      shadow="md"
      radius="md"
      transitionProps={{ duration: 0 }}
      portalProps={IN_SHELL}
      {...props}
    >
      <Popover.Target>
        <span
          className={classes.spot}
          data-marked={isMarked || undefined}
          style={{
            left: box.left - (origin?.left ?? 0),
            top: box.top - (origin?.top ?? 0),
            width: box.width,
            height: box.height,
          }}
        />
      </Popover.Target>
      {children}
    </Popover>
  );
}
