import { ActionIcon, Kbd, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconAdjustments,
  IconArrowDown,
  IconArrowUp,
  IconColumnInsertLeft,
  IconColumnRemove,
  IconCopy,
  IconDots,
  IconTransform,
  IconTrash,
} from '@tabler/icons-react';
import { BLOCKS } from '@upcurve/post-blocks/fields';
import type { ReactNode } from 'react';
import { IN_SHELL } from '../canvas/Spot.tsx';
import { TurnIntoItems } from '../canvas/TurnInto.tsx';
import { textKindOf } from '../canvas/text-kinds.ts';
import type { PlacedBlock } from '../document/placed-block.ts';
import { useEditor, useStore } from '../editor-context.ts';

/** The menu of the current block, for phones. */
export function BlockMenu() {
  const { store } = useEditor();
  // Renders again when the selection moves, because the menu then acts on another block.
  useStore(({ editor }) => editor.state);
  return (
    <Menu position="top-end" portalProps={IN_SHELL} returnFocus={false} shadow="md">
      <Menu.Target>
        <ActionIcon
          aria-label="More for this block"
          size="md"
          variant="subtle"
          // Keeps the caret in the text and the on-screen keyboard open.
          onMouseDown={(event) => event.preventDefault()}
        >
          <IconDots size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown data-editor-bar>
        <BlockMenuItems at={store.current()} />
      </Menu.Dropdown>
    </Menu>
  );
}

export function BlockMenuItems({ at }: { at: PlacedBlock | undefined }) {
  const { store } = useEditor();
  const hasKeys = useMediaQuery('(pointer: fine)', undefined, { getInitialValueInEffect: false });
  if (!at) return null;
  const block = at.node.attrs.id ? store.block(at.node.attrs.id) : undefined;
  const item = (label: string, icon: ReactNode, keys: string | null, run: () => void) => (
    <Menu.Item
      leftSection={icon}
      rightSection={hasKeys && keys ? <Kbd size="xs">{keys}</Kbd> : null}
      onClick={run}
    >
      {label}
    </Menu.Item>
  );
  const icon = { size: 16, stroke: 1.6 };
  return (
    <>
      {block && BLOCKS[block.type].fields.length > 0 && (
        <>
          {item('Settings', <IconAdjustments {...icon} />, null, () => store.focusOn(block.id, 'field'))}
          <Menu.Divider />
        </>
      )}
      {textKindOf(at.node) && (
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconTransform {...icon} />}>Turn into</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown data-editor-bar>
            <TurnIntoItems at={at} />
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      )}
      {item('Duplicate', <IconCopy {...icon} />, 'Ctrl D', () => store.duplicate(at))}
      {item('Move up', <IconArrowUp {...icon} />, 'Alt ↑', () => store.move('up', at))}
      {item('Move down', <IconArrowDown {...icon} />, 'Alt ↓', () => store.move('down', at))}
      {item('Move into columns', <IconColumnInsertLeft {...icon} />, null, () => store.move('in', at))}
      {item('Move out of columns', <IconColumnRemove {...icon} />, null, () => store.move('out', at))}
      <Menu.Divider />
      {item('Delete', <IconTrash {...icon} />, null, () => store.remove(at))}
    </>
  );
}
