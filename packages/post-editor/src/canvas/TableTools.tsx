import { Button } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconPlus,
  IconRowInsertBottom,
  IconRowRemove,
  IconTrash,
} from '@tabler/icons-react';
import type { Node } from '@tiptap/pm/model';
import { useEffect } from 'react';
import { itemDepth, kindOf, partOf } from '../document/parts.ts';
import { useEditor, useStore } from '../editor-context.ts';
import { BarButton, moveInBar, useIsWriting } from './Bar.tsx';
import { type Change, commandOf } from './change.ts';
import classes from './chrome.module.css';
import { addItem, moveItem, removeItem } from './item-commands.ts';
import { boxOf, elementOf } from './places.ts';
import { addColumn, addRow, cellAt, removeColumn, removeRow } from './table-commands.ts';

/** The height of the buttons with their distance from the block, in pixels. */
const BELOW = 48;

/** The buttons below the table or block with items that contains the caret. They stay visible while it scrolls. */
export function TableTools({ layer }: { layer: HTMLElement }) {
  const { store } = useEditor();
  const { editor } = store;
  const state = useStore((each) => each.editor.state);
  const isWriting = useIsWriting();
  const block = store.current();
  const list = block && listIn(block.node, block.position);
  const element = block && elementOf(store, block);
  const { $from } = state.selection;
  const isShown = isWriting && list && element;
  const line = isShown ? $from.parent : undefined;
  // The buttons must not cover the line that is being written.
  useEffect(() => {
    if (line) editor.view.dispatch(editor.state.tr.scrollIntoView());
  }, [line, editor]);
  if (!isShown) return null;

  const item = itemDepth($from) > 0 ? $from.node(itemDepth($from)) : undefined;
  const one = (item ?? list.node.firstChild) ? partOf(item ?? (list.node.firstChild as Node))?.one : 'Item';
  const name = (one || 'Item').toLowerCase();
  const isTable = cellAt($from) !== undefined;
  const run = (change: Change) => {
    const command = commandOf(change);
    return {
      isOff: !command(editor.state),
      onClick: () => {
        command(editor.state, editor.view.dispatch);
        editor.view.focus();
      },
    };
  };
  const box = boxOf(element);
  const origin = layer.getBoundingClientRect();
  return (
    <div
      className={classes.tools}
      style={{
        left: box.left - origin.left,
        top: box.top - origin.top,
        width: box.width,
        height: box.height + BELOW,
      }}
    >
      <div
        className={classes.toolBar}
        role="toolbar"
        aria-label={isTable ? 'Table' : 'Items'}
        data-editor-bar
        onKeyDown={(event) => moveInBar(event, () => editor.view.focus())}
      >
        {isTable ? (
          <>
            <BarButton label="Add a row below" icon={IconRowInsertBottom} {...run(addRow)} />
            <BarButton
              label="Add a column on the left"
              icon={IconColumnInsertLeft}
              {...run(addColumn('before'))}
            />
            <BarButton
              label="Add a column on the right"
              icon={IconColumnInsertRight}
              {...run(addColumn('after'))}
            />
            <BarButton label="Delete the row" icon={IconRowRemove} {...run(removeRow)} />
            <BarButton label="Delete the column" icon={IconColumnRemove} {...run(removeColumn)} />
          </>
        ) : (
          <>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              className={classes.button ?? ''}
              leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
              onMouseDown={(event) => event.preventDefault()}
              onClick={run(addItem(item ? undefined : list.position)).onClick}
            >
              Add {/^[aeiou]/.test(name) ? 'an' : 'a'} {name}
            </Button>
            {item && (
              <>
                <BarButton label={`Move the ${name} up`} icon={IconArrowUp} {...run(moveItem(-1))} />
                <BarButton label={`Move the ${name} down`} icon={IconArrowDown} {...run(moveItem(1))} />
                <BarButton label={`Delete the ${name}`} icon={IconTrash} {...run(removeItem)} />
              </>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** Returns the list of items or rows of a block, with its position. */
function listIn(block: Node, position: number): { node: Node; position: number } | undefined {
  let found: { node: Node; position: number } | undefined;
  block.forEach((node, offset) => {
    if (kindOf(node) === 'items' || kindOf(node) === 'rows')
      found ??= { node, position: position + 1 + offset };
  });
  return found;
}
