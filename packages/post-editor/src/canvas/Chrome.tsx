import { useElementSize, useMediaQuery, useMergedRef } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { focusBar } from './Bar.tsx';
import { BlockHandle } from './BlockHandle.tsx';
import classes from './chrome.module.css';
import { acceptDrops } from './drag.ts';
import { LinkDialog } from './LinkDialog.tsx';
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
    <div ref={useMergedRef(sized, setLayer)} className={classes.layer}>
      {page && layer && (
        <LayerContext value={layer}>
          <TableTools layer={layer} />
          <SlashMenu />
          <LinkDialog />
          {!isPhone && <SelectionToolbar />}
          {!isPhone && <BlockHandle page={page} layer={layer} />}
        </LayerContext>
      )}
    </div>
  );
}
