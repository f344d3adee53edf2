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
import { menuPart } from './press-parts.ts';
import { usePressedPart } from './use-pressed-part.ts';

type Menu = NonNullable<ReturnType<typeof menuPart.loaded>>;

interface Target {
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
}

interface PressMenuProps extends Pick<MenuProps, 'position' | 'width'> {
  /** The button that opens it. */
  target: ReactElement<Target>;
  /** The items, as parts of the menu given. */
  children: (menu: Menu) => ReactNode;
}

/** A menu whose script comes with its first press. */
export function PressMenu({ target, children, ...look }: PressMenuProps) {
  const { part: Menu, isPressed, press, handlers } = usePressedPart(menuPart);
  if (!Menu) {
    const closed = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;
    return cloneElement(target, { ...closed, ...handlers, onClick: () => void press() });
  }
  return <LoadedMenu {...{ Menu, target, children, look, isPressed }} />;
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
  // The button is a new one: it has the focus that its forerunner had, for the menu to give back.
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
