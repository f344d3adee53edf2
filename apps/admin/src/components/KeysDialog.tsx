import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { isScreenKey } from './screen-keys.ts';
import { useFocusBack } from './use-focus-back.ts';

const KeysModal = lazy(async () => ({ default: (await import('./KeysModal.tsx')).KeysModal }));

/** The list of keys, shown over any screen by `?`. */
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
