import { Fragment } from '@tiptap/pm/model';
import type { Block } from '@upcurve/post-blocks/schema';
import type { DragEvent as ReactDragEvent } from 'react';
import { putBlocks } from '../document/add-blocks.ts';
import type { Dragged, EditorStore } from '../document/editor-store.ts';
import { labelOf, type PlacedBlock } from '../document/placed-block.ts';
import classes from './chrome.module.css';
import { insertPictures, type Slot, slotOf, uploadTo } from './picture-uploads.ts';
import { elementOf, type Place, placeAt } from './places.ts';

export function dragNew(store: EditorStore, event: ReactDragEvent, block: Block): void {
  startDrag(store, event, { blocks: [block] });
}

export function dragPlaced(store: EditorStore, event: ReactDragEvent, from: PlacedBlock): void {
  startDrag(store, event, { blocks: store.convert.toBlocks(Fragment.from(from.node)), from });
  const element = elementOf(store, from);
  if (element) event.dataTransfer.setDragImage(element, 0, 0);
}

function startDrag(store: EditorStore, { dataTransfer }: ReactDragEvent, dragged: Dragged): void {
  store.dragged = dragged;
  // Firefox drags nothing without data.
  dataTransfer.setData('application/x-upcurve-drag', '1');
}

/**
 * Accepts blocks and files that are dragged over the page. `layer` is an element over the page, for the line at the
 * place of the drop.
 */
export function acceptDrops(store: EditorStore, page: HTMLElement, layer: HTMLElement): () => void {
  const line = layer.appendChild(document.createElement('div'));
  line.className = classes.dropLine ?? '';
  const stop = new AbortController();
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
  function show(place: Place | null): void {
    line.hidden = place === null;
    if (!place) return;
    const origin = layer.getBoundingClientRect();
    line.style.left = `${place.left - origin.left}px`;
    line.style.top = `${place.top - origin.top}px`;
    line.style.width = `${place.width}px`;
  }
  function end(): void {
    store.dragged = null;
    show(null);
  }
  /** Returns the empty picture at an element, or the gallery. */
  function slotAt(element: Element): Slot | undefined {
    const slot = element.closest<HTMLElement>('[data-slot]')?.dataset.slot;
    const id = element.closest<HTMLElement>('[data-block]')?.dataset.block ?? '';
    return slot ?? (store.block(id)?.type === 'gallery' ? slotOf(id, 0) : undefined);
  }
  function onPage(event: DragEvent): void {
    const { type, target, dataTransfer, clientX, clientY } = event;
    const { dragged } = store;
    if (!dataTransfer || !(dragged || hasFiles(event))) return;
    event.preventDefault();
    event.stopPropagation();
    const slot = dragged ? undefined : slotAt(target as Element);
    const place = placeAt(store, clientX, clientY, dragged?.blocks ?? []);
    if (type === 'dragover') {
      dataTransfer.dropEffect = dragged?.from ? 'move' : 'copy';
      show(slot === undefined ? place : null);
      return;
    }
    end();
    const files = [...dataTransfer.files];
    if (dragged) drop(store, dragged, place.position);
    else if (slot === undefined) insertPictures(store, files, place.position);
    else uploadTo(store, slot, files);
  }
  // Elsewhere the browser would open the file, and unsaved text would be lost.
  function onWindow(event: DragEvent): void {
    show(null);
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  }
  show(null);
  for (const name of ['dragover', 'drop'] as const) {
    // Captured, because ProseMirror would insert the content itself.
    page.addEventListener(name, onPage, { capture: true, signal: stop.signal });
    window.addEventListener(name, onWindow, { signal: stop.signal });
  }
  window.addEventListener('dragend', end, { signal: stop.signal });
  window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? show(null), {
    signal: stop.signal,
  });
  return () => {
    stop.abort();
    line.remove();
  };
}

function drop(store: EditorStore, { blocks, from }: Dragged, position: number): void {
  if (!from) {
    putBlocks(store, blocks, position);
    const place = store.current();
    store.say(`${place ? labelOf(place.node) : 'Block'} added. ${store.where()}`);
    return;
  }
  // The block may have changed meanwhile, such as by an upload.
  const isThere = store.editor.state.doc.nodeAt(from.position) === from.node;
  const at = isThere ? from : store.find(from.node.attrs.id);
  if (at && store.moveTo(position, at)) store.say(`${labelOf(at.node)} moved. ${store.where()}`);
  store.editor.view.focus();
}
