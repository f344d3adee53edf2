import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before unsaved changes are left: by closing, by going Back, by closing the tab (where the browser asks).
 * @param mayStayAt 'path': only another path leaves them, since the rest of the address is something else's
 */
export function useUnsavedGuard(
  isUnsaved: boolean,
  onClose: () => void,
  { mayStayAt }: { mayStayAt?: 'path' } = {},
) {
  const [isClosing, setClosing] = useState(false);
  const focused = useRef<Element | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (mayStayAt && currentLocation.pathname === nextLocation.pathname) return false;
    if (isUnsaved && !isClosing) focused.current = document.activeElement;
    return isUnsaved;
  });
  const isAsking = isClosing || blocker.state === 'blocked';

  useWindowEvent('beforeunload', (event) => {
    if (isUnsaved) event.preventDefault();
  });

  function keep() {
    setClosing(false);
    if (blocker.state === 'blocked') blocker.reset();
    if (focused.current instanceof HTMLElement) focused.current.focus();
  }

  return {
    isAsking,
    keep,
    /** Closes at once, or asks; asked a second time it takes that for a no. */
    close() {
      if (isAsking) return keep();
      if (!isUnsaved) return onClose();
      focused.current = document.activeElement;
      setClosing(true);
    },
    discard() {
      setClosing(false);
      onClose();
      if (blocker.state === 'blocked') blocker.proceed();
    },
  };
}

export type UnsavedGuard = ReturnType<typeof useUnsavedGuard>;
