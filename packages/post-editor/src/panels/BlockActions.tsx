import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck, IconPlus } from '@tabler/icons-react';
import { BarButton, moveInBar } from '../canvas/Bar.tsx';
import { MarkButtons } from '../canvas/SelectionToolbar.tsx';
import { labelOf } from '../document/placed-block.ts';
import classes from '../EditorShell.module.css';
import { useEditor, useStore } from '../editor-context.ts';
import { BlockMenu } from './BlockMenu.tsx';

interface BlockActionsProps {
  /** Opens the settings of the block; undefined if it has none. */
  onSet: (() => void) | undefined;
}

/** Actions on the current block and its text, at the bottom of a phone's screen. */
export function BlockActions({ onSet }: BlockActionsProps) {
  const { store, choose } = useEditor();
  const { view } = store.editor;
  const node = useStore((each) => each.current()?.node);
  const hasSelection = useStore(({ editor }) => !editor.state.selection.empty);
  if (!node) return null;
  return (
    <>
      <div
        className={classes.actions}
        role="toolbar"
        aria-label={`${labelOf(node)} block`}
        data-editor-bar
        onKeyDown={(event) => moveInBar(event, () => view.focus())}
      >
        {hasSelection && <MarkButtons />}
        <BarButton label="Add a block below" icon={IconPlus} onClick={choose} />
        {onSet && (
          <Button size="sm" variant="subtle" className={classes.action} onClick={onSet}>
            Settings
          </Button>
        )}
        <BarButton label="Move up" icon={IconArrowUp} onClick={() => store.move('up')} />
        <BarButton label="Move down" icon={IconArrowDown} onClick={() => store.move('down')} />
        <BlockMenu />
        {!hasSelection && <MarkButtons />}
      </div>
      <BarButton
        label="Done"
        icon={IconCheck}
        onClick={() => {
          view.dom.blur();
          store.deselect();
        }}
      />
    </>
  );
}
