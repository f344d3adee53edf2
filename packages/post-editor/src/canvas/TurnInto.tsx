import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { PlacedBlock } from '../document/placed-block.ts';
import { useEditor, useStore } from '../editor-context.ts';
import { TEXT_KINDS, type TextKind, textKindOf, turnInto } from './text-kinds.ts';

const KINDS = Object.entries(TEXT_KINDS) as [TextKind, string][];

/** The kinds of text that a block can become: the block at a place, or the blocks of the selection. */
export function TurnIntoItems({ at }: { at?: PlacedBlock }) {
  const { store } = useEditor();
  const { view } = store.editor;
  const node = at?.node ?? store.current()?.node;
  const kind = node && textKindOf(node);
  return KINDS.map(([each, label]) => (
    <Menu.RadioItem
      key={each}
      value={each}
      checked={each === kind}
      closeMenuOnClick
      onChange={() => {
        turnInto(each, at?.position)(view.state, view.dispatch, view);
        view.focus();
      }}
    >
      {label}
    </Menu.RadioItem>
  ));
}

/** A button that shows the kind of the selected text and changes it. */
export function TurnInto() {
  const { store } = useEditor();
  const kind = useStore((each) => {
    const node = each.current()?.node;
    return node && textKindOf(node);
  });
  if (!kind) return null;
  return (
    <Menu
      position="bottom-start"
      withinPortal={false}
      returnFocus={false}
      shadow="md"
      onClose={() => store.editor.view.focus()}
    >
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={`Turn into: ${TEXT_KINDS[kind]}`}
          rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
          onMouseDown={(event) => event.preventDefault()}
        >
          {TEXT_KINDS[kind]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <TurnIntoItems />
      </Menu.Dropdown>
    </Menu>
  );
}
