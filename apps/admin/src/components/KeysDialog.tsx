import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState } from 'react';
import { isScreenKey } from './use-row-keys.ts';

const KeysModal = lazy(async () => ({ default: (await import('./KeysModal.tsx')).KeysModal }));

/** The list of keys, shown over any screen by `?`. */
export function KeysDialog() {
  const [isOpen, setOpen] = useState<boolean>();
  const from = useRef<Element>(null);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || !isScreenKey(event)) return;
    event.preventDefault();
    from.current = document.activeElement;
    setOpen(true);
  });
  const close = () => {
    setOpen(false);
    if (from.current instanceof HTMLElement) from.current.focus();
  };
  if (isOpen === undefined) return null;
  return (
    <Suspense>
      <KeysModal isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}
