import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useLeaveGuard } from './leave-guards.tsx';

/**
 * Warns before unsaved changes are lost when a form is closed, on navigation, or when the tab is closed (the browser
 * shows that warning).
 * @param mayStayAt 'path': only a change of the path counts as navigation
 */
export function useUnsavedGuard(
  isUnsaved: boolean,
  onClose: () => void,
  { mayStayAt }: { mayStayAt?: 'path' } = {},
) {
  const [isClosing, setClosing] = useState(false);
  const focused = useRef<Element | null>(null);
  const navigation = useLeaveGuard(({ currentLocation, nextLocation }) => {
    if (mayStayAt && currentLocation.pathname === nextLocation.pathname) return false;
    if (isUnsaved && !isClosing) focused.current = document.activeElement;
    return isUnsaved;
  });
  const isAsking = isClosing || navigation.isAsking;

  useWindowEvent('beforeunload', (event) => {
    if (isUnsaved) event.preventDefault();
  });

  function keep() {
    setClosing(false);
    if (navigation.isAsking) navigation.stay();
    if (focused.current instanceof HTMLElement) focused.current.focus();
  }

  return {
    isAsking,
    keep,
    /** Closes immediately if nothing is unsaved, otherwise asks. Closing again means "keep editing". */
    close() {
      if (isAsking) return keep();
      if (!isUnsaved) return onClose();
      focused.current = document.activeElement;
      setClosing(true);
    },
    discard() {
      setClosing(false);
      onClose();
      if (navigation.isAsking) navigation.leave();
    },
  };
}

export type UnsavedGuard = ReturnType<typeof useUnsavedGuard>;
