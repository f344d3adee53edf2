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
    <Modal opened={isOpen} onClose={onClose} title={title} fullScreen>
      {children}
    </Modal>
  );
}
