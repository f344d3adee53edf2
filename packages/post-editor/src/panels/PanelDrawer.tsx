import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelDrawerProps {
  title: string | null;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A full-screen panel on phones. */
export function PanelDrawer({ title, isOpen, onClose, children }: PanelDrawerProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      fullScreen
      // Mantine's own Escape would also close it from a dialog above it, such as the picture library.
      closeOnEscape={false}
      onKeyDown={({ key, currentTarget, target }) =>
        key === 'Escape' && currentTarget.contains(target as Element) && onClose()
      }
    >
      {children}
    </Modal>
  );
}
