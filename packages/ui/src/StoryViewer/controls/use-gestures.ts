import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Drag, dragOf, type Gesture, gestureOf, HOLD_MS, type Touch } from './gestures.ts';

interface GestureOptions {
  /** The element that moves with the finger. */
  stage: RefObject<HTMLElement | null>;
  onGesture: (gesture: Gesture) => void;
  onHold: (isHeld: boolean) => void;
}

const touchOf = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): Touch => ({ x, y, time });

/** Returns pointer handlers for taps, holds, swipes and drags. */
export function useGestures({ stage, onGesture, onHold }: GestureOptions) {
  const down = useRef<{ at: Touch; id: number; timer: ReturnType<typeof setTimeout> } | undefined>(undefined);

  // A key or Back may close the viewer while a finger is down.
  useEffect(() => () => clearTimeout(down.current?.timer), []);

  function letGo() {
    clearTimeout(down.current?.timer);
    down.current = undefined;
    follow(stage.current, undefined);
    onHold(false);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // Gestures use one finger only.
      if (down.current) return letGo();
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const timer = setTimeout(onHold, HOLD_MS, true);
      down.current = { at: touchOf(event), id: event.pointerId, timer };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (down.current?.id !== event.pointerId) return;
      const drag = dragOf(down.current.at, touchOf(event));
      follow(stage.current, drag);
      if (drag) onHold(true);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (down.current?.id !== event.pointerId) return;
      const { at } = down.current;
      const { left, width } = event.currentTarget.getBoundingClientRect();
      // Subtracted, because the stage has moved with the finger.
      const shift = dragOf(at, touchOf(event))?.axis === 'x' ? event.clientX - at.x : 0;
      letGo();
      const gesture = gestureOf(at, touchOf(event), { left: left - shift, width });
      if (gesture) onGesture(gesture);
    },
    onPointerCancel: letGo,
    // Otherwise a long press would open the browser's menu for saving the picture.
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  };
}

function follow(stage: HTMLElement | null, drag: Drag | undefined): void {
  if (!stage) return;
  stage.toggleAttribute('data-dragged', drag !== undefined);
  // Ignores drags upward.
  const [x, y] = !drag ? [0, 0] : drag.axis === 'x' ? [drag.by, 0] : [0, Math.max(0, drag.by)];
  stage.style.transform = drag ? `translate(${x}px, ${y}px)` : '';
}
