import { Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { KeyList } from './KeyList.tsx';
import { isScreenKey } from './use-row-keys.ts';

/** The list of keys, shown over any screen by `?`. */
export function KeysDialog() {
  const [isOpen, setOpen] = useState(false);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || !isScreenKey(event)) return;
    event.preventDefault();
    setOpen(true);
  });
  return (
    <Modal opened={isOpen} onClose={() => setOpen(false)} title="Keys" size="lg">
      <KeyList />
    </Modal>
  );
}
