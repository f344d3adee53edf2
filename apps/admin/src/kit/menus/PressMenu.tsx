import type { MenuProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import type * as Floating from './floating.ts';
import { floatingMenus, useOnDemand } from './on-demand.ts';

export type Menu = typeof Floating.Menu;

interface Target {
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

interface PressMenuProps extends Pick<MenuProps, 'position' | 'width'> {
  /** The button that opens the menu. */
  target: ReactElement<Target>;
  /** Renders the items with the given menu's components. */
  children: (menu: Menu) => ReactNode;
}

/** A menu whose script loads on the first press. */
export function PressMenu({ target, children, ...look }: PressMenuProps) {
  const { module, isPressed, press, handlers } = useOnDemand(floatingMenus);
  if (!module) {
    const closed = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;
    return cloneElement(target, { ...closed, ...handlers, onClick: () => void press() });
  }
  return <LoadedMenu {...{ Menu: module.Menu, target, children, look, isPressed }} />;
}

interface LoadedMenuProps extends Pick<PressMenuProps, 'target' | 'children'> {
  Menu: Menu;
  look: Pick<MenuProps, 'position' | 'width'>;
  isPressed: boolean;
}

function LoadedMenu({ Menu, target, children, look, isPressed }: LoadedMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ref = useMergedRef(button, target.props.ref);
  // This button replaces the first one, so it takes over the focus. The menu returns the focus to it.
  useEffect(() => {
    if (!isPressed) return;
    button.current?.focus();
    setOpen(true);
  }, [isPressed]);
  return (
    <Menu {...look} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{cloneElement(target, { ref })}</Menu.Target>
      <Menu.Dropdown>{children(Menu)}</Menu.Dropdown>
    </Menu>
  );
}
