import { Button, CloseButton, Text } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import classes from './Toaster.module.css';
import type { Toast } from './toast-store.ts';
import { useCountdown } from './use-countdown.ts';
import { useSwipeRight } from './use-swipe.ts';

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
