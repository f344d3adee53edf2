import { Button, CloseButton, Text } from '@mantine/core';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import classes from './Toaster.module.css';
import type { Toast } from './toast-store.ts';

/** One toast with its countdown, swipe, close button and action. */
export function ToastCard(props: { toast: Toast; isPaused: boolean; onDismiss: () => void }) {
  const { toast, isPaused, onDismiss } = props;
  const swipe = useSwipeRight(onDismiss);
  useCountdown(toast.duration, isPaused || swipe.isSwiping, onDismiss);

  const isDestructive = toast.variant === 'destructive';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss();
  };
  return (
    <li
      className={classes.toast}
      data-variant={toast.variant}
      data-swiping={swipe.isSwiping || undefined}
      style={swipe.style}
      onKeyDown={onKeyDown}
      {...swipe.handlers}
    >
      <div className={classes.message} role={isDestructive ? 'alert' : undefined} aria-atomic="true">
        <Text fw={600} size="sm">
          {toast.title}
        </Text>
        {toast.description && (
          <Text size="sm" className={classes.description}>
            {toast.description}
          </Text>
        )}
      </div>
      {toast.action && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            toast.action?.onClick();
            onDismiss();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <CloseButton size="md" aria-label={`Close notification: ${toast.title}`} onClick={onDismiss} />
    </li>
  );
}

/** Calls `onEnd` once after `duration` ms, without the time while `isPaused`. */
function useCountdown(duration: number, isPaused: boolean, onEnd: () => void) {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    remaining.current = duration;
  }, [duration]);

  useEffect(() => {
    if (isPaused || duration === Number.POSITIVE_INFINITY) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [duration, isPaused]);
}

const SWIPE_THRESHOLD = 50;

/** A drag to the right past the threshold dismisses the toast; a shorter one springs back. */
function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    setOffset(0);
    if (from !== null && event.type === 'pointerup' && event.clientX - from >= SWIPE_THRESHOLD) onSwipe();
  };

  return {
    isSwiping: offset > 0,
    style: (offset > 0 ? { transform: `translateX(${offset}px)` } : {}) satisfies CSSProperties,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const isControl = event.target instanceof Element && event.target.closest('button, a');
        if (event.button !== 0 || isControl) return;
        start.current = event.clientX;
        // Otherwise a drag that ends elsewhere would never end.
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        if (start.current === null) return;
        setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
