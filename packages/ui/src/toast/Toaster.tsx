import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import { ToastCard } from './ToastCard.tsx';
import classes from './Toaster.module.css';
import { createToastStore, type ToastStore } from './toast-store.ts';
import { useClearPlace } from './use-clear-place.ts';
import { ToastContext, useToasts } from './use-toast.ts';

const TOAST_HOTKEY = 'F8';

/** The action that Ctrl+Z runs while its toast is open. */
const UNDO_LABEL = 'Undo';

/** Whether it is Ctrl+Z or ⌘Z outside of fields, which undo typing themselves. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) =>
  key.toLowerCase() === 'z' &&
  ctrlKey !== metaKey &&
  !shiftKey &&
  !altKey &&
  !(
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, [contenteditable="true"]')
  );

/** Provides and renders toasts. Pass a store to also use it outside React. */
export function ToastProvider({ store, children }: { store?: ToastStore; children: ReactNode }) {
  const [own] = useState(() => store ?? createToastStore());
  return (
    <ToastContext value={own}>
      {children}
      <Toaster store={own} />
    </ToastContext>
  );
}

/**
 * The notification region. F8 focuses it, and Ctrl+Z runs its newest Undo. Hovering or focusing it pauses every
 * countdown.
 */
function Toaster({ store }: { store: ToastStore }) {
  const open = useToasts().filter((toast) => toast.open);
  const region = useRef<HTMLElement>(null);
  // The previously focused element, which gets the focus back when no toast is left.
  const from = useRef<HTMLElement | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isAway, setAway] = useState(false);

  const isHeld = isHovered || isFocused;
  useClearPlace(region, open, isHeld);

  useWindowEvent('blur', () => setAway(true));
  useWindowEvent('focus', () => setAway(false));
  useWindowEvent('keydown', (event) => {
    if (event.key === TOAST_HOTKEY) region.current?.focus();
    else if (isUndo(event)) undo(event);
  });

  /** Runs the newest Undo. */
  function undo(event: KeyboardEvent) {
    const undoable = open.find(({ action }) => action?.label === UNDO_LABEL);
    if (!undoable) return;
    event.preventDefault();
    undoable.action?.onClick();
    dismiss(undoable.id);
  }

  /* Removing a toast that is hovered or focused fires no event. */
  const dismiss = (id: string) => {
    const hadFocus = region.current?.contains(document.activeElement);
    const isLast = open.length === 1;
    const home = isLast && from.current?.isConnected ? from.current : region.current;
    store.dismiss(id);
    if (hadFocus) home?.focus();
    if (isLast) setHovered(false);
  };

  return (
    <section
      ref={region}
      aria-label={`Notifications (${TOAST_HOTKEY})`}
      tabIndex={-1}
      className={classes.region}
      // A press must not move the focus here, where it would stay and stop every countdown.
      onMouseDown={(event) => event.preventDefault()}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true);
        const isFromElsewhere =
          relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget);
        if (isFromElsewhere) from.current = relatedTarget;
      }}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <ol className={classes.list} aria-live="polite" aria-relevant="additions text">
        {open.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isPaused={isHeld || (isAway && !toast.onClose)}
            onDismiss={() => dismiss(toast.id)}
          />
        ))}
      </ol>
    </section>
  );
}
