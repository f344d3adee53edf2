import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelDrawerProps {
  title: string | null;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the whole of a phone. */
export function PanelDrawer({ title, isOpen, onClose, children }: PanelDrawerProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} fullScreen>
      {children}
    </Modal>
  );
}
