import { ActionIcon } from '@mantine/core';
import { IconDots, type TablerIcon } from '@tabler/icons-react';
import { useRef } from 'react';
import { PressMenu } from '../menus/PressMenu.tsx';
import classes from './RowMenu.module.css';

interface RowMenuItem {
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
      {(Menu) =>
        items.map((item) => {
          if (!item) return null;
          const { label, Icon, isDestructive, onClick } = item;
          return (
            <Menu.Item
              key={label}
              className={isDestructive ? classes.destructive : undefined}
              leftSection={<Icon size={16} stroke={1.6} />}
              onClick={() => onClick(button.current)}
            >
              {label}
            </Menu.Item>
          );
        })
      }
    </PressMenu>
  );
}
