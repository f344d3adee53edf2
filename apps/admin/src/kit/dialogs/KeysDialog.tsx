import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { useFocusBack } from '../focus/keep-focus.ts';
import { isScreenKey } from '../focus/screen-keys.ts';

const KeysModal = lazy(async () => ({ default: (await import('./KeysModal.tsx')).KeysModal }));

/** Shows the keyboard shortcuts. `?` opens it on any screen. */
export function KeysDialog() {
  const [isOpen, setOpen] = useState<boolean>();
  const focus = useFocusBack();
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || !isScreenKey(event)) return;
    event.preventDefault();
    focus.leave();
    setOpen(true);
  });
  const close = () => {
    setOpen(false);
    focus.back();
  };
  if (isOpen === undefined) return null;
  return (
    <Suspense>
      <KeysModal isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}
