import { Modal } from '@mantine/core';
import { CLOSING_DIALOG } from '@upcurve/ui/theme';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import classes from './Sidebar.module.css';
import { Sidebar } from './Sidebar.tsx';

/** The sidebar as a drawer, for small screens. It closes when the address changes. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (key !== openedAt.current) close.current();
    openedAt.current = key;
  }, [key]);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      transitionProps={{ transition: 'slide-right' }}
    >
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content
        className={isOpen ? classes.drawer : `${classes.drawer} ${CLOSING_DIALOG}`}
        aria-label="Menu"
      >
        <Sidebar toggle={<Modal.CloseButton aria-label="Close menu" size={44} />} />
      </Modal.Content>
    </Modal.Root>
  );
}
