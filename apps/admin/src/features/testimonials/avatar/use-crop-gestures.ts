import { type PointerEvent, useEffect, useRef } from 'react';
import {
  AVATAR_BOX,
  type Crop,
  moveCrop,
  type Point,
  pinchCrop,
  type Size,
  stepZoom,
  zoomCrop,
} from './crop-geometry.ts';

type Change = (change: (crop: Crop) => Crop) => void;

/** Handles mouse, touch and wheel input on the crop box. Spread the returned props on the box. */
export function useCropGestures(picture: Size, change: Change) {
  const box = useRef<HTMLDivElement>(null);
  const down = useRef(new Map<number, Point>());

  /** Returns the pointer position relative to the centre of the box, in px. */
  function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect();
    const scale = AVATAR_BOX / (width || AVATAR_BOX);
    return { x: (clientX - left - width / 2) * scale, y: (clientY - top - height / 2) * scale };
  }
  function lift(event: PointerEvent) {
    if (!down.current.delete(event.pointerId) || down.current.size !== 1) return;
    // After one of two fingers is lifted, rounds the zoom to a step.
    change((crop) => zoomCrop(picture, crop, stepZoom(crop.zoom)));
  }

  // React adds passive wheel listeners, which cannot keep the dialog from scrolling.
  const onWheel = useRef<(event: WheelEvent) => void>(undefined);
  onWheel.current = (event) => {
    event.preventDefault();
    if (event.deltaY === 0) return;
    const about = pointOf(event);
    change((crop) => zoomCrop(picture, crop, stepZoom(crop.zoom, event.deltaY < 0 ? 1 : -1), about));
  };
  useEffect(() => {
    const element = box.current;
    const listen = (event: WheelEvent) => onWheel.current?.(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  return {
    ref: box,
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.button !== 0 || down.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove(event: PointerEvent) {
      const from = down.current.get(event.pointerId);
      if (!from) return;
      const to = pointOf(event);
      down.current.set(event.pointerId, to);
      const [other] = [...down.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      change((crop) =>
        other
          ? pinchCrop(picture, crop, [from, other], [to, other])
          : moveCrop(picture, crop, { x: to.x - from.x, y: to.y - from.y }),
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
