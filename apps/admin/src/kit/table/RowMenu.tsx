import { ActionIcon } from '@mantine/core';
import { IconDots, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { type Menu, PressMenu } from '../menus/PressMenu.tsx';
import classes from './RowMenu.module.css';

export interface RowMenuItem {
  label: string;
  Icon: TablerIcon;
  isDestructive?: boolean;
  /** `from` is the button that gets the focus afterwards. */
  onClick: (from: HTMLElement | null) => void;
}

interface RowMenuProps {
  /** The name of the row. */
  name: string;
  /** False for actions that the role may not use. */
  items: (RowMenuItem | false)[];
}

/** The menu of actions on one row. */
export function RowMenu({ name, items }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <PressMenu
      position="bottom-end"
      target={
        <ActionIcon ref={button} size={32} aria-label={`Actions for ${name}`}>
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      }
    >
      {(Menu) => menuItems(Menu, items, () => button.current)}
    </PressMenu>
  );
}

/** Renders items for a menu. `from` returns the button that opened it. */
export const menuItems = (
  Menu: Menu,
  items: readonly (RowMenuItem | false)[],
  from: () => HTMLElement | null,
): ReactNode =>
  items.map((item) => {
    if (!item) return null;
    const { label, Icon, isDestructive, onClick } = item;
    return (
      <Menu.Item
        key={label}
        className={isDestructive ? classes.destructive : undefined}
        leftSection={<Icon size={16} stroke={1.6} />}
        onClick={() => onClick(from())}
      >
        {label}
      </Menu.Item>
    );
  });
