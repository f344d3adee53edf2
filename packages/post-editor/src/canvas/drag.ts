import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { Fragment } from '@tiptap/pm/model';
import { newBlockId } from '@upcurve/post-blocks/content';
import { BLOCKS, makeBlock } from '@upcurve/post-blocks/fields';
import type { Block, BlockType } from '@upcurve/post-blocks/schema';
import { addBlockAt } from '../document/add-blocks.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { labelOf, type PlacedBlock } from '../document/placed-block.ts';
import classes from './chrome.module.css';
import { insertPictures, type Slot, slotOf, uploadTo } from './picture-uploads.ts';
import { boxOf, elementOf, type Place, placeAt } from './places.ts';

/** A block of the page, or a new one from the list of blocks. */
type DraggedBlock = { block: PlacedBlock } | { type: BlockType };

const labelFor = (dragged: DraggedBlock) =>
  'type' in dragged ? BLOCKS[dragged.type].label : labelOf(dragged.block.node);

/** Makes an element draggable by mouse. `what` returns the block when a drag begins. */
export const dragFrom = (element: HTMLElement, what: () => DraggedBlock | undefined) =>
  draggable({
    element,
    canDrag: () => what() !== undefined,
    getInitialData: () => ({ dragged: what() }),
    onGenerateDragPreview: ({ nativeSetDragImage, source }) =>
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
        render: ({ container }) => {
          const chip = document.createElement('div');
          chip.className = classes.chip ?? '';
          chip.textContent = labelFor(source.data.dragged as DraggedBlock);
          container.append(chip);
        },
      }),
  });

/** The distance from the upper and lower edge of the page at which it scrolls during a drag, in pixels. */
const EDGE = 64;

/**
 * Accepts blocks and files that are dragged over the page. `layer` is an element over the page, for the line at the
 * place of the drop.
 */
export function acceptDrops(store: EditorStore, page: HTMLElement, layer: HTMLElement): () => void {
  const line = layer.appendChild(document.createElement('div'));
  const lifted = layer.appendChild(document.createElement('div'));
  line.className = classes.dropLine ?? '';
  lifted.className = classes.lifted ?? '';
  line.hidden = true;
  lifted.hidden = true;
  let pointer: { x: number; y: number; dragged: DraggedBlock; blocks: Block[] } | null = null;
  let place: Place | null = null;
  let frame = 0;

  const setBox = (element: HTMLElement, { left, top, width, height = 0 }: Partial<DOMRect>) => {
    const origin = layer.getBoundingClientRect();
    element.hidden = false;
    element.style.left = `${(left ?? 0) - origin.left}px`;
    element.style.top = `${(top ?? 0) - origin.top}px`;
    element.style.width = `${width}px`;
    element.style.height = height ? `${height}px` : '';
  };
  function begin(dragged: DraggedBlock): Block[] {
    if ('type' in dragged) return [makeBlock(dragged.type, newBlockId())];
    const element = elementOf(store, dragged.block);
    if (element) setBox(lifted, boxOf(element));
    return store.convert.toBlocks(Fragment.from(dragged.block.node));
  }
  function show(): void {
    if (!pointer) return;
    place = placeAt(store, pointer.x, pointer.y, pointer.blocks);
    setBox(line, place);
  }
  function move(x: number, y: number, dragged: DraggedBlock): void {
    const isNew = pointer === null;
    pointer = { x, y, dragged, blocks: pointer?.blocks ?? begin(dragged) };
    show();
    if (isNew) frame = requestAnimationFrame(scroll);
  }
  function scroll(): void {
    if (!pointer) return;
    const { top, bottom } = page.getBoundingClientRect();
    const over = Math.min(0, pointer.y - top - EDGE) || Math.max(0, pointer.y - bottom + EDGE);
    const before = page.scrollTop;
    if (over !== 0) page.scrollBy(0, over / 4);
    if (page.scrollTop !== before) show();
    frame = requestAnimationFrame(scroll);
  }
  function end(): void {
    cancelAnimationFrame(frame);
    pointer = null;
    place = null;
    line.hidden = true;
    lifted.hidden = true;
  }
  function drop(): void {
    const at = place?.position;
    const dragged = pointer?.dragged;
    end();
    if (at === undefined || !dragged) return;
    if ('type' in dragged) {
      addBlockAt(store, dragged.type, at);
      return;
    }
    // A colleague's change may have moved or deleted the block.
    const { node, position } = dragged.block;
    const id: string = node.attrs.id;
    const block = store.editor.state.doc.nodeAt(position) === node ? dragged.block : store.find(id);
    if (block && store.moveTo(at, block)) store.say(`${labelOf(node)} moved. ${store.where()}`);
    store.editor.view.focus();
  }

  return combine(
    dropTargetForElements({
      element: page,
      canDrop: ({ source }) => source.data.dragged !== undefined,
      onDrag: ({ source, location }) => {
        const { clientX, clientY } = location.current.input;
        move(clientX, clientY, source.data.dragged as DraggedBlock);
      },
      onDragLeave: end,
      onDrop: drop,
    }),
    acceptFiles(store, page, (at) => {
      line.hidden = true;
      if (at) setBox(line, at);
    }),
    () => {
      end();
      line.remove();
      lifted.remove();
    },
  );
}

/** Takes picture files that are dropped on the page. `show` shows where they would go. */
function acceptFiles(store: EditorStore, page: HTMLElement, show: (at: Place | null) => void): () => void {
  const stop = new AbortController();
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
  /** Returns the empty picture at an element, or the gallery. */
  function slotAt(element: Element): Slot | undefined {
    const slot = element.closest<HTMLElement>('[data-slot]')?.dataset.slot;
    const id = element.closest<HTMLElement>('[data-block]')?.dataset.block ?? '';
    return slot ?? (store.block(id)?.type === 'gallery' ? slotOf(id, 0) : undefined);
  }
  function onPage(event: DragEvent): void {
    const { type, target, dataTransfer, clientX, clientY } = event;
    if (!hasFiles(event) || !dataTransfer) return;
    event.preventDefault();
    event.stopPropagation();
    const slot = slotAt(target as Element);
    const place = slot === undefined ? placeAt(store, clientX, clientY, []) : null;
    show(type === 'drop' ? null : place);
    if (type === 'dragover') dataTransfer.dropEffect = 'copy';
    else if (slot === undefined) insertPictures(store, [...dataTransfer.files], place?.position);
    else uploadTo(store, slot, [...dataTransfer.files]);
  }
  // Elsewhere the browser would open the file, and unsaved text would be lost.
  function onWindow(event: DragEvent): void {
    if (!hasFiles(event)) return;
    show(null);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  }
  for (const name of ['dragover', 'drop'] as const) {
    // Captured, because ProseMirror would insert the content itself.
    page.addEventListener(name, onPage, { capture: true, signal: stop.signal });
    window.addEventListener(name, onWindow, { signal: stop.signal });
  }
  window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? show(null), {
    signal: stop.signal,
  });
  return () => stop.abort();
}
