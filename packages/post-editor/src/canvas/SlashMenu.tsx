import { Popover } from '@mantine/core';
import { BLOCK_GROUPS } from '@upcurve/post-blocks/fields/field';
import { useEffect, useId } from 'react';
import { useEditor, useStore } from '../editor-context.ts';
import { ChoiceList } from '../panels/BlockChooser.tsx';
import { SpotMenu } from './Spot.tsx';

/** The list of blocks at the caret. The editor keeps the focus; slash-menu.ts handles its keys. */
export function SlashMenu() {
  const id = useId();
  const { store } = useEditor();
  const open = useStore(({ editor }) => editor.storage.slashMenu.open);
  const isOpen = open !== null;
  const marked = open?.choices[open.at];

  // The editor's element tells screen readers about the list.
  const { dom } = store.editor.view;
  useEffect(() => {
    if (!isOpen) return;
    dom.setAttribute('aria-controls', `${id}-list`);
    dom.setAttribute('aria-haspopup', 'listbox');
    return () => {
      for (const name of ['aria-controls', 'aria-haspopup', 'aria-activedescendant'])
        dom.removeAttribute(name);
    };
  }, [dom, id, isOpen]);
  useEffect(() => {
    if (!marked) return dom.removeAttribute('aria-activedescendant');
    dom.setAttribute('aria-activedescendant', `${id}-${marked.key}`);
    document.getElementById(`${id}-${marked.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [dom, id, marked]);
  const count = open?.choices.length;
  useEffect(() => {
    if (count !== undefined)
      store.say(count === 0 ? 'No block matches.' : `${count} blocks. Arrow keys choose.`);
  }, [store, count]);

  const box = open?.box();
  if (!open || !box) return null;
  return (
    <SpotMenu box={box} position="bottom-start">
      <Popover.Dropdown p={4} w="min(22rem, calc(100vw - 1rem))" data-editor-bar>
        <ChoiceList
          id={id}
          choices={open.choices}
          marked={marked}
          groups={open.search === '' ? BLOCK_GROUPS : undefined}
          onChoose={open.choose}
          tabIndex={0}
        />
      </Popover.Dropdown>
    </SpotMenu>
  );
}
