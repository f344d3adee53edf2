import { Alert, Portal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useEditor, useStore } from '../editor-context.ts';
import { insertPictures, picturesOf, type Slot, slotOf, uploadTo } from './picture-uploads.ts';
import { type Place, placeAt } from './places.ts';
import classes from './views.module.css';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Takes picture files that are dropped on the page. Shows where they would go, and why a file is not accepted. */
export function PictureDrop() {
  const { store, media } = useEditor();
  const refusals = useStore((each) => picturesOf(each).refusals);
  const [line, setLine] = useState<Pick<Place, 'top' | 'left' | 'width'> | null>(null);
  const { view } = store.editor;

  useEffect(() => {
    picturesOf(store).source = media;
  }, [store, media]);
  useEffect(() => () => picturesOf(store).close(), [store]);

  const isOnPage = ({ target }: DragEvent) =>
    target instanceof Element &&
    (view.dom.closest('[data-editor-region]') ?? view.dom).contains(target) &&
    target.closest('[role="dialog"]') === null;

  const placeUnder = ({ clientX, clientY }: DragEvent) => placeAt(store, clientX, clientY, []);
  /** Returns the empty picture under the pointer, or the gallery. */
  function slotUnder({ target }: DragEvent): Slot | undefined {
    if (!(target instanceof Element)) return undefined;
    const slot = target.closest<HTMLElement>('[data-slot]')?.dataset.slot;
    const id = target.closest<HTMLElement>('[data-block]')?.dataset.block ?? '';
    return slot ?? (store.block(id)?.type === 'gallery' ? slotOf(id, 0) : undefined);
  }

  // Outside the page the browser would open the file, and unsaved text would be lost.
  const keepPage = (event: DragEvent) => {
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  useWindowEvent('dragover', keepPage);
  useWindowEvent('drop', keepPage);

  // Captured, because ProseMirror would insert the content itself.
  const isCaptured = true;
  useWindowEvent(
    'dragover',
    (event) => {
      if (!hasFiles(event) || !isOnPage(event)) return setLine(null);
      event.preventDefault();
      event.stopPropagation();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      if (slotUnder(event) !== undefined) return setLine(null);
      const { top, left, width } = placeUnder(event);
      setLine({ top, left, width });
    },
    isCaptured,
  );
  useWindowEvent(
    'dragleave',
    ({ relatedTarget }) => {
      if (relatedTarget === null) setLine(null);
    },
    isCaptured,
  );
  useWindowEvent(
    'drop',
    (event) => {
      setLine(null);
      if (!hasFiles(event) || !isOnPage(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const files = [...(event.dataTransfer?.files ?? [])];
      const slot = slotUnder(event);
      if (slot === undefined) insertPictures(store, files, placeUnder(event).position);
      else uploadTo(store, slot, files);
    },
    isCaptured,
  );

  return (
    <Portal>
      {line && <div className={classes.dropLine} style={line} />}
      {refusals.length > 0 && (
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
      )}
    </Portal>
  );
}
