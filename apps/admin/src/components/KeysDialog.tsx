import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { isScreenKey } from './use-row-keys.ts';

const KeysModal = lazy(async () => ({ default: (await import('./KeysModal.tsx')).KeysModal }));

/** The list of keys, shown over any screen by `?`. */
export function KeysDialog() {
  const [isOpen, setOpen] = useState<boolean>();
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || !isScreenKey(event)) return;
    event.preventDefault();
    setOpen(true);
  });
  if (isOpen === undefined) return null;
  return (
    <Suspense>
      <KeysModal isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
