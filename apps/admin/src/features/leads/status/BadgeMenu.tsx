import { Kbd, Menu, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import { useLetterKeys } from '../../../kit/focus/screen-keys.ts';

interface BadgeMenuProps {
  badge: ReactNode;
  /** The name of the button, such as 'New: change the status of Ada'. */
  name: string;
  items: readonly {
    label: string;
    letter?: string | number;
    isCurrent?: boolean;
    onClick: () => void;
  }[];
}

/** Shows a badge about a lead. Members who may change the lead get a menu, with the shortcuts of its items. */
export function BadgeMenu({ badge, name, items }: BadgeMenuProps) {
  const { can } = useAuth();
  const [hasKeys] = useLetterKeys();
  if (!can('leads:status')) return badge;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          display="inline-flex"
          mih="1.75rem"
          maw="100%"
          style={{ alignItems: 'center' }}
          aria-label={name}
        >
          {badge}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label, letter, isCurrent, onClick }) => (
          <Menu.Item
            key={label}
            rightSection={hasKeys && letter && <Kbd size="xs">{letter}</Kbd>}
            aria-current={isCurrent || undefined}
            onClick={onClick}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
