import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { useEffect, useRef, useState } from 'react';

export type Side = 'before' | 'after';

interface Sortable {
  /** Identifies the list. Items can be dragged within one list. */
  list: string;
  id: string;
  axis: 'vertical' | 'horizontal';
  /** Called when the item `id` is dropped on this item, before or after it. */
  onDrop: (id: string, side: Side) => void;
}

const EDGES = { vertical: ['top', 'bottom'], horizontal: ['left', 'right'] } as const;
const sideOf = (data: Record<string | symbol, unknown>): Side =>
  ['top', 'left'].includes(extractClosestEdge(data) ?? '') ? 'before' : 'after';

/**
 * Makes an item of a list draggable. Put `ref` on the item and `handle` on its drag handle, if any, and mark the drop
 * position (`side`). The caller handles the keyboard.
 */
export function useSortable<Item extends HTMLElement, Handle extends HTMLElement = HTMLElement>(
  of: Sortable,
) {
  const ref = useRef<Item>(null);
  const handle = useRef<Handle>(null);
  const [side, setSide] = useState<Side | null>(null);
  const [isDragged, setDragged] = useState(false);
  const onDrop = useRef(of.onDrop);
  onDrop.current = of.onDrop;

  const { list, id, axis } = of;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return combine(
      draggable({
        element,
        ...(handle.current && { dragHandle: handle.current }),
        getInitialData: () => ({ list, id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: [...EDGES[axis]] }),
        onDrag: ({ self }) => setSide(sideOf(self.data)),
        onDragLeave: () => setSide(null),
        onDrop({ self, source }) {
          setSide(null);
          onDrop.current(String(source.data.id), sideOf(self.data));
        },
      }),
    );
  }, [list, id, axis]);

  return { ref, handle, isDragged, side };
}
