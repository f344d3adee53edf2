import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots } from '@tabler/icons-react';
import { useEditor } from '../editor-context.ts';

/** Further actions on a block. */
export function BlockMenu({ id }: { id: string }) {
  const { store } = useEditor();
  return (
    <Menu position="bottom-end" withinPortal returnFocus={false}>
      <Menu.Target>
        <ActionIcon aria-label="More for this block" size="md">
          <IconDots size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={16} stroke={1.6} />} onClick={() => store.duplicate(id)}>
          Duplicate
        </Menu.Item>
        <Menu.Item onClick={() => store.move(id, 'in')}>Move into columns</Menu.Item>
        <Menu.Item onClick={() => store.move(id, 'out')}>Move out of columns</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
