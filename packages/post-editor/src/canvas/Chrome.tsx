import { Alert, Portal } from '@mantine/core';
import { useElementSize, useMediaQuery, useMergedRef } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useEditor, useStore } from '../editor-context.ts';
import { focusBar } from './Bar.tsx';
import { BlockHandle } from './BlockHandle.tsx';
import classes from './chrome.module.css';
import { isBlockSelected } from './delete-range.ts';
import { acceptDrops } from './drag.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { picturesOf } from './picture-uploads.ts';
import { boxOf, elementOf } from './places.ts';
import { SelectionToolbar } from './SelectionToolbar.tsx';
import { SlashMenu } from './SlashMenu.tsx';
import { LayerContext } from './Spot.tsx';
import { TableTools } from './TableTools.tsx';

export function Chrome() {
  const { store } = useEditor();
  const isPhone = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false });
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  // Everything here has a place on the page, so it renders again when the size of the page changes.
  const { ref: sized } = useElementSize();
  const page = layer?.closest<HTMLElement>('[data-editor-region="page"]');

  useEffect(() => (page && layer ? acceptDrops(store, page, layer) : undefined), [store, page, layer]);

  useEffect(() => {
    const { dom } = store.editor.view;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F10' && event.altKey) focusBar();
      else if (event.key === '/' && (event.ctrlKey || event.metaKey)) store.onMenu();
      else return;
      event.preventDefault();
    };
    dom.addEventListener('keydown', onKeyDown);
    return () => dom.removeEventListener('keydown', onKeyDown);
  }, [store]);

  return (
    <>
      <Portal>
        <Refusals />
      </Portal>
      <div ref={useMergedRef(sized, setLayer)} className={classes.layer}>
        {page && layer && (
          <LayerContext value={layer}>
            <SelectedBlock layer={layer} />
            <TableTools layer={layer} />
            <SlashMenu />
            <LinkDialog />
            {!isPhone && <SelectionToolbar />}
            {!isPhone && <BlockHandle page={page} layer={layer} />}
          </LayerContext>
        )}
      </div>
    </>
  );
}

/** The outline of a selected block. It is not the block's own, because some blocks have no box or are masked. */
function SelectedBlock({ layer }: { layer: HTMLElement }) {
  const { store } = useEditor();
  const { selection } = useStore(({ editor }) => editor.state);
  const block = store.current();
  if (!block || !isBlockSelected(selection)) return null;
  const element = elementOf(store, block);
  if (!element) return null;
  const { left, top, width, height } = boxOf(element);
  const origin = layer.getBoundingClientRect();
  return (
    <div
      className={classes.selected}
      style={{ left: left - origin.left, top: top - origin.top, width, height }}
    />
  );
}

function Refusals() {
  const { store } = useEditor();
  const refusals = useStore((each) => picturesOf(each).refusals);
  if (refusals.length === 0) return null;
  return (
    <Alert
      className={classes.refusals}
      color="red"
      variant="filled"
      title={refusals.length === 1 ? 'This file was not added' : 'These files were not added'}
      withCloseButton
      closeButtonLabel="Close"
      onClose={() => picturesOf(store).dismissRefusals()}
    >
      {refusals.map((each, index) => (
        <div key={index}>{each}</div>
      ))}
    </Alert>
  );
}
