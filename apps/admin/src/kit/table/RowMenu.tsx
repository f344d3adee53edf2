import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface RowMenuItem {
  label: string;
  Icon: TablerIcon;
  isDestructive?: boolean;
  onClick: () => void;
}

interface RowMenuProps {
  name: string;
  /** False for actions that the role may not use. */
  items: (RowMenuItem | false)[];
}

export function RowMenu({ name, items }: RowMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={32} aria-label={`Actions for ${name}`}>
          <IconDots size={18} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{menuItems(items)}</Menu.Dropdown>
    </Menu>
  );
}

export const menuItems = (items: readonly (RowMenuItem | false)[]): ReactNode =>
  items.map((item) => {
    if (!item) return null;
    const { label, Icon, isDestructive, onClick } = item;
    return (
      <Menu.Item
        key={label}
        color={isDestructive ? 'var(--mantine-color-red-text)' : undefined}
        leftSection={<Icon size={16} stroke={1.6} />}
        onClick={onClick}
      >
        {label}
      </Menu.Item>
    );
  });
